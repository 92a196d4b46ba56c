import Charts
import SwiftUI

struct Sale: Identifiable {
  enum Region: String, CaseIterable, Plottable { case europe = "Europe", asia = "Asia" }
  let id = UUID()
  let month: String
  let revenue: Double
  let region: Region
}

@Observable
class SalesModel {
  var selectedMonth: String? = "Feb"
  var data: [Sale] = ["Jan", "Feb", "Mar"].enumerated().flatMap { place, month in
    Sale.Region.allCases.enumerated().map { index, region in
      Sale(month: month, revenue: Double((place + 1) * 10 + index * 7), region: region)
    }
  }
}

struct SalesChart: View {
  @State private var model = SalesModel()

  var body: some View {
    Chart(model.data) { item in
      BarMark(x: .value("Month", item.month), y: .value("Revenue", item.revenue))
        .foregroundStyle(by: .value("Region", item.region))
        .annotation(position: .overlay, alignment: .center) {
          Text(item.revenue, format: .number.precision(.fractionLength(0))).font(.caption2)
        }
      if let month = model.selectedMonth {
        RuleMark(x: .value("Selected", month))
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text(month)
          }
      }
    }
    .chartXSelection(value: $model.selectedMonth)
    .chartForegroundStyleScale([Sale.Region.europe: Color.blue, .asia: .green])
    .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
  }
}

#Preview {
  VStack {
    SalesChart()
    Chart { PointMark(x: .value("Day", 1), y: .value("Sum", 2)) }
      .chartForegroundStyleScale(["Europe": .blue, "Asia": .green])
    Chart { PointMark(x: .value("Day", 1), y: .value("Sum", 2)) }
      .chartForegroundStyleScale(domain: Sale.Region.allCases, range: [.blue, .green])
  }
}
