import SwiftUI

struct Metric: Identifiable {
  var id: String { name }
  let name: String
  let value: Double
  let change: Double
  let history: [Double]
  var trend: (symbol: String, color: Color) {
    change >= 0 ? ("arrow.up.right", .green) : ("arrow.down.right", .red)
  }
}
struct Sparkline: View {
  let values: [Double]
  var body: some View {
    GeometryReader { proxy in
      let lower = values.min() ?? 0
      let upper = values.max() ?? 1
      let points = values.enumerated().map { i, v in
        CGPoint(
          x: proxy.size.width * CGFloat(i) / CGFloat(max(values.count - 1, 1)),
          y: proxy.size.height * (1 - CGFloat((v - lower) / max(upper - lower, .ulpOfOne)))
        )
      }
      Path { path in path.addLines(points) }.stroke(
        style: .init(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
    }
  }
}
struct BarChart: View {
  let data: KeyValuePairs<String, Double> = ["Mon": 3, "Tue": 5, "Wed": 2, "Thu": 8]
  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(data, id: \.key) { day, value in
        VStack {
          RoundedRectangle(cornerRadius: 4).fill(.tint).frame(height: value * 10)
            .accessibilityIdentifier("bar.\(day)")
          Text(day).font(.caption2)
        }
      }
    }
  }
}
struct CardBackground: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(12).background(Color(.secondarySystemBackground)).cornerRadius(12)
  }
}
extension View { func card() -> some View { modifier(CardBackground()) } }
struct DashboardView: View {
  let metrics = [
    Metric(name: "Users", value: 1_204, change: 0.124, history: [1, 3, 2, 5, 4, 6]),
    Metric(name: "Revenue", value: 9_870.5, change: -0.031, history: [6, 5, 5, 3, 4, 2]),
  ]
  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 16) {
        ForEach(metrics) { metric in
          VStack(alignment: .leading, spacing: 8) {
            HStack {
              Text(metric.name).foregroundStyle(.secondary)
              Spacer()
              Image(systemName: metric.trend.symbol).accessibilityIdentifier("trend.\(metric.id)")
                .foregroundColor(metric.trend.color)
            }
            Text(metric.value.formatted(.number.notation(.compactName))).font(.title.bold())
              .accessibilityIdentifier("value.\(metric.id)")
            Text(
              metric.change,
              format: .percent.precision(.fractionLength(1)).sign(strategy: .always())
            ).font(.caption).foregroundStyle(metric.trend.color)
            Sparkline(values: metric.history).foregroundStyle(metric.trend.color).frame(height: 30)
              .accessibilityIdentifier("line.\(metric.id)")
          }.card().accessibilityIdentifier("card.\(metric.id)")
        }
      }
      GroupBox("This week") { BarChart().frame(maxWidth: .infinity) }
      Gauge(value: 0.7) {
        Text("Load")
      } currentValueLabel: {
        Text("70%")
      }.gaugeStyle(.accessoryLinear)
    }.padding()
  }
}
#Preview { DashboardView() }
