import SwiftUI

#if canImport(Charts) && canImport(UIKit) && !canImport(AppKit)
import Charts

struct Rates: View {
  let rates = [60, 72, 90]
  var body: some View {
    Chart(rates.indices, id: \.self) { LineMark(x: .value("Time", $0), y: .value("Rate", rates[$0])) }
      .frame(height: 80)
  }
}

struct Rates_Previews: PreviewProvider {
  static var previews: some View { Rates() }
}
#endif
