import Charts
import SwiftUI

struct Mark: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
  }
}

struct Points: View {
  let values: [Double]
  var body: some View {
    Chart(values, id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", value))
        .annotation(position: .overlay) { Mark(name: "\(Int(value))") }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }
}

// Of 200 the scale leaves out 20 on each side, and of 100 the lower 20: 10 is the middle of 20.
#Preview("A scale leaves room at its ends", traits: .fixedLayout(width: 200, height: 100)) {
  Points(values: [0, 10, 20])
    .chartXScale(domain: 0...20, range: .plotDimension(padding: 20))
    .chartYScale(domain: 0...20, range: .plotDimension(startPadding: 20))
}
// 0: 15 75 10 10
// 0, rtl: 15 75 10 10
// 10: 95 35 10 10
// 10, rtl: 95 35 10 10
// 20: 175 -5 10 10
// 20, rtl: 175 -5 10 10

#Preview("A scale runs backwards", traits: .fixedLayout(width: 200, height: 100)) {
  Points(values: [0, 5, 20])
    .chartXScale(domain: [20, 0])
    .chartYScale(domain: .automatic(includesZero: true, reversed: true))
}
// 5: 145 20 10 10
// 5, rtl: 145 20 10 10

// Each power of ten is as far from the next as from the one before.
#Preview("Powers stand at even distances", traits: .fixedLayout(width: 200, height: 100)) {
  Points(values: [1, 10, 100])
    .chartXScale(type: .log)
    .chartYScale(domain: 0...100)
}
// 10: 95 85 10 10
// 10, rtl: 95 85 10 10

// Of ten bars the chart shows five, from the third on: each has a fifth of 200.
#Preview("A chart that scrolls shows a part", traits: .fixedLayout(width: 200, height: 100)) {
  Chart(0..<10, id: \.self) { place in
    BarMark(x: .value("x", place), y: .value("y", 10))
      .annotation(position: .overlay) { Mark(name: "\(place)") }
  }
  .chartScrollableAxes(.horizontal)
  .chartXVisibleDomain(length: 5)
  .chartScrollPosition(initialX: 2)
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// 1: -
// 2: 15 45 10 10
// 2, rtl: 15 45 10 10
// 6: 175 45 10 10
// 6, rtl: 175 45 10 10
// 7: -

// One goes from place to place, one is as high as the plot, one has a width of its own.
#Preview("Rectangles have places and lengths", traits: .fixedLayout(width: 200, height: 100)) {
  Chart {
    RectangleMark(
      xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 5), yEnd: .value("y", 10)
    )
    .annotation(position: .overlay, alignment: .center) { Mark(name: "area") }
    RectangleMark(xStart: .value("x", 6), xEnd: .value("x", 8))
      .annotation(position: .overlay) { Mark(name: "column") }
    RectangleMark(x: .value("x", 9), y: .value("y", 2), width: 10, height: 20)
      .annotation(position: .top, spacing: 0) { Mark(name: "own") }
  }
  .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  .chartXAxis(.hidden).chartYAxis(.hidden)
}
// area: 45 20 10 10
// area, rtl: 45 20 10 10
// column: 135 45 10 10
// column, rtl: 135 45 10 10
// own: 175 60 10 10
// own, rtl: 175 60 10 10

// Two axes tell of one scale; a label stands above the plot, turned ones beside it take 16 and 4.
#Preview("Several axes, and labels around them", traits: .fixedLayout(width: 220, height: 164)) {
  Chart {
    Plot {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 10), y: .value("y", 10))
    }
    .foregroundStyle(.red)
  }
  .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  .chartXAxis {
    AxisMarks(values: [0]) { _ in AxisValueLabel { Mark(name: "first") } }
    AxisMarks(values: [10]) { _ in AxisValueLabel { Mark(name: "second") } }
  }
  .chartYAxis(.hidden)
  .chartYAxisLabel(position: .leading) { Mark(name: "turned") }
  .chartOverlay { _ in Mark(name: "plot") }
}
// turned: 3 77 10 10
// turned, rtl: 3 77 10 10
// first: 15 151 10 10
// first, rtl: 15 151 10 10
// second: 215 151 10 10
// second, rtl: 215 151 10 10

// Of eight bars those at even numbers are told, by the numbers that they stand for: the first has
// its middle at 11, a sixteenth of 176, and its label 8 below the plot.
#Preview("Bars are told at steps", traits: .fixedLayout(width: 176, height: 120)) {
  Chart(0..<8, id: \.self) { place in BarMark(x: .value("x", place), y: .value("y", 10)) }
    .chartXAxis {
      AxisMarks(values: .stride(by: 2)) { value in
        if let number = value.as(Int.self) { AxisValueLabel { Mark(name: "\(number)") } }
      }
    }
    .chartYAxis(.hidden)
}
// 0: 6 107 10 10
// 0, rtl: 6 107 10 10
// 1: -
// 6: 138 107 10 10
// 6, rtl: 138 107 10 10
