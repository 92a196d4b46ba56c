import Charts
import SwiftUI

struct Mark: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
  }
}

struct Amount: Identifiable {
  let id: String
  let value: Int
  var kind = "k"
}

let amounts = [Amount(id: "a", value: 10), Amount(id: "b", value: 20)]

// Of 220 x 164 the labels take 16 and 4 at the side and below. Each bar stands in the middle of a
// half of 200, as high as its share of 144; what is noted of it ends 2 above it. Axes do not mirror.
#Preview("Bars stand beside the labels", traits: .fixedLayout(width: 220, height: 164)) {
  Chart(amounts) { amount in
    BarMark(x: .value("Name", amount.id), y: .value("Value", amount.value))
      .annotation { Mark(name: amount.id) }
  }
  .accessibilityIdentifier("chart")
}
// chart: 0 0 220 164
// a: 45 60 10 10
// a, rtl: 45 60 10 10
// b: 145 -12 10 10
// b, rtl: 145 -12 10 10

#Preview("Labels may stand before the bars", traits: .fixedLayout(width: 220, height: 164)) {
  Chart(amounts) { amount in
    BarMark(x: .value("Name", amount.id), y: .value("Value", amount.value))
      .annotation { Mark(name: amount.id) }
  }
  .chartYAxis { AxisMarks(position: .leading) }
}
// a: 65 60 10 10
// a, rtl: 65 60 10 10

// Both bars have one place; the second stands on the first.
#Preview("Bars of one place are stacked", traits: .fixedLayout(width: 200, height: 120)) {
  Chart {
    BarMark(x: .value("Name", "a"), y: .value("Value", 10)).annotation { Mark(name: "low") }
    BarMark(x: .value("Name", "a"), y: .value("Value", 20)).annotation { Mark(name: "high") }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// low: 95 68 10 10
// low, rtl: 95 68 10 10
// high: 95 -12 10 10
// high, rtl: 95 -12 10 10

// A legend takes a line of 16 and 4; a bar of a series has half of 0.7 of the place.
#Preview("Bars of two series share a place", traits: .fixedLayout(width: 200, height: 120)) {
  Chart([Amount(id: "a", value: 10), Amount(id: "a", value: 10, kind: "l")], id: \.kind) { amount in
    BarMark(x: .value("Name", amount.id), y: .value("Value", amount.value))
      .foregroundStyle(by: .value("Kind", amount.kind))
      .position(by: .value("Kind", amount.kind))
      .annotation { Mark(name: amount.kind) }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
  .chartYScale(domain: 0...20)
}
// k: 60 38 10 10
// k, rtl: 60 38 10 10
// l: 130 38 10 10
// l, rtl: 130 38 10 10

#Preview("Names at the side are read from the top", traits: .fixedLayout(width: 220, height: 164)) {
  Chart(amounts) { amount in
    BarMark(x: .value("Value", amount.value), y: .value("Name", amount.id))
      .annotation { Mark(name: amount.id) }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// a: 50 0.3 10 10
// a, rtl: 50 0.3 10 10
// b: 105 82.3 10 10
// b, rtl: 105 82.3 10 10

// The labels take 24 and 4 beside the plot, 16 and 4 below it; the second half has its middle at
// three quarters, and 10 of 40 stands a quarter above the ground.
#Preview("What lies over a chart knows its plot", traits: .fixedLayout(width: 224, height: 164)) {
  Chart(amounts) { amount in
    BarMark(x: .value("Name", amount.id), y: .value("Value", amount.value))
  }
  .chartYScale(domain: 0...40)
  .chartYAxis {
    AxisMarks(values: [0, 40]) { value in
      AxisValueLabel { Text("\(value.as(Int.self) ?? 0)%") }
    }
  }
  .chartBackground { proxy in
    GeometryReader { geometry in
      if let frame = proxy.plotFrame {
        Color.red.accessibilityIdentifier("plot")
          .frame(width: geometry[frame].width, height: geometry[frame].height)
      }
    }
  }
  .chartOverlay(alignment: .topLeading) { proxy in
    Color.red.frame(width: 2, height: 2)
      .accessibilityIdentifier("b")
      .position(x: proxy.position(forX: "b") ?? 0, y: proxy.position(forY: 10) ?? 0)
  }
}
// plot: 0 0 196 144
// plot, rtl: 0 0 196 144
// b: 146 107 2 2
// b, rtl: 146 107 2 2

// Values of an axis that stands before the plot take the room that their words need: 40 and 4. Of
// the 176 behind it, a's quarter has its middle at 66 and b's at 110; marks end 2 above the points.
#Preview("An axis tells its values", traits: .fixedLayout(width: 220, height: 164)) {
  Chart(amounts) { amount in
    PointMark(x: .value("Name", amount.id), y: .value("Value", amount.value))
      .annotation { Mark(name: amount.id) }
  }
  .chartXScale(domain: ["x", "a", "b", "c"])
  .chartYScale(domain: [0, 20])
  .chartYAxis { AxisMarks(format: .number.precision(.fractionLength(2)), position: .leading) }
}
// a: 105 56 10 10
// a, rtl: 105 56 10 10
// b: 149 -16 10 10
// b, rtl: 149 -16 10 10

// A bar of 20 in the middle of 200, as high as the 100 of the plot: beside its sides are 2, or what
// is told, and over its middle nothing.
#Preview("What is noted stands at a side", traits: .fixedLayout(width: 200, height: 100)) {
  Chart {
    BarMark(x: .value("Name", "a"), y: .value("Value", 10), width: 20)
      .annotation(position: .overlay) { Mark(name: "over") }
      .accessibilityHidden(true)
    BarMark(x: .value("Name", "a"), y: .value("Value", 0), width: .fixed(20))
      .annotation(position: .trailing, spacing: 6) { Mark(name: "after") }
      .offset(y: 7)
  }
  .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
}
// over: 95 45 10 10
// over, rtl: 95 45 10 10
// after: 116 2 10 10
// after, rtl: 116 2 10 10

// Of 20 and 60 the shares are 0.25 and 0.75 of 100, and the middle of the second is at 0.625.
#Preview("Normalized bars fill their place", traits: .fixedLayout(width: 200, height: 100)) {
  Chart {
    BarMark(x: .value("Name", "a"), y: .value("Value", 20), stacking: .normalized)
    BarMark(x: .value("Name", "a"), y: .value("Value", 60), stacking: .normalized)
      .annotation(position: .overlay) { Mark(name: "upper") }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...1)
}
// upper: 95 32.5 10 10
// upper, rtl: 95 32.5 10 10

struct Pair { let x: Double; let y: Double; let kind: String }
let pairs = [Pair(x: 0, y: 0, kind: "k"), Pair(x: 10, y: 10, kind: "l")]

// The legend is what is told, 10 high and 6 away, above a plot of 84.
#Preview("Legends stand where they are told", traits: .fixedLayout(width: 200, height: 100)) {
  Chart {
    PointPlot(pairs, x: .value("x", \.x), y: .value("y", \.y))
      .foregroundStyle(by: .value("Kind", \.kind))
    PointMark(x: .value("x", 5), y: .value("y", 5)).annotation(position: .overlay) { Mark(name: "p") }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
  .chartLegend(position: .top, alignment: .trailing, spacing: 6) { Mark(name: "legend") }
}
// legend: 190 0 10 10
// legend, rtl: 190 0 10 10
// p: 95 53 10 10
// p, rtl: 95 53 10 10

// The scale goes from -4 to 4, as high as the function goes: its zero is in the middle.
#Preview("Functions are plotted", traits: .fixedLayout(width: 200, height: 100)) {
  Chart {
    LinePlot(x: "x", y: "y") { x in 2 * x }
    PointMark(x: .value("x", -2), y: .value("y", -4)).annotation(position: .overlay) { Mark(name: "p") }
  }
  .chartXScale(domain: -2...2).chartXAxis(.hidden).chartYAxis(.hidden)
}
// p: -5 95 10 10
// p, rtl: -5 95 10 10

// The marks tell the days that the format writes, one for each bar.
#Preview("Dates of bars are written in a format", traits: .fixedLayout(width: 300, height: 116)) {
  Chart(0..<3, id: \.self) { index in
    BarMark(
      x: .value("Day", Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 86_400)),
      y: .value("Amount", 1))
  }
  .chartXAxis {
    AxisMarks(values: .stride(by: .day)) { value in
      AxisValueLabel(format: .dateTime.day()).accessibilityIdentifier("mark\(value.index)")
    }
  }
  .chartYAxis(.hidden)
}
// mark0: 42 100 16 16
// mark1: 142 100 16 16
// mark2: 242 100 16 16
// mark0, rtl: 42 100 16 16
// mark1, rtl: 142 100 16 16
// mark2, rtl: 242 100 16 16

// The rule stands in the middle of the second half; its note begins there, above the plot.
#Preview("Notes of rules stand at the rules", traits: .fixedLayout(width: 200, height: 120)) {
  Chart {
    BarMark(x: .value("Name", "a"), y: .value("Value", 10))
    RuleMark(x: .value("Name", "b"))
      .annotation(position: .top, alignment: .leading, spacing: 0) { Mark(name: "across") }
    RuleMark(y: .value("Value", 5))
      .annotation(position: .top, alignment: .trailing) { Mark(name: "along") }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// across: 150 -10 10 10
// across, rtl: 150 -10 10 10
// along: 190 48 10 10
// along, rtl: 190 48 10 10

#Preview("Marks have several notes", traits: .fixedLayout(width: 200, height: 120)) {
  Chart {
    BarMark(x: .value("Name", "a"), y: .value("Value", 10))
      .annotation(position: .overlay, alignment: .bottom) { Mark(name: "foot") }
      .annotation(position: .top) { Mark(name: "head") }
  }
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// foot: 95 110 10 10
// foot, rtl: 95 110 10 10
// head: 95 -12 10 10
// head, rtl: 95 -12 10 10
