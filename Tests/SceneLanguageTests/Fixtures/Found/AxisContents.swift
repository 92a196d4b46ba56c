import Charts
import MapKit
import SwiftUI

struct Axes: View {
  @Namespace private var scope
  @State private var isOpen = false
  var body: some View {
    VStack {
      Chart(0..<4, id: \.self) { LineMark(x: .value("Hour", $0 * 6), y: .value("Value", $0)) }
        .chartXAxis { AxisMarks(values: [0, 6, 12]) { AxisGridLine(); AxisTick(); AxisValueLabel() } }
        .chartYAxis {
          AxisMarks(position: .leading) { AxisGridLine().foregroundStyle(.red) }
          AxisMarks(values: [0, 2]) { if let value = $0.as(Int.self) { AxisValueLabel("\(value)") } }
        }
      Map(scope: scope)
        .overlay { VStack { MapPitchToggle(scope: scope); MapCompass(scope: scope) } }
        .mapScope(scope)
    }
    .onTapGesture {
      withAnimation(.bouncy(duration: 0.5, extraBounce: 0.1), completionCriteria: .removed) {
        isOpen = true
      } completion: {
        isOpen = false
      }
    }
  }
}
#Preview { Axes() }
