// Ranges and lists of numbers as written take the type that the other arguments tell.

func inside<Value: BinaryFloatingPoint>(_ range: ClosedRange<Value>, _ value: Value) -> Value {
  min(max(value, range.lowerBound), range.upperBound)
}
print(inside(0...10, 4.5), inside(0...10, 12), inside(0...1, Float(0.25)))

func first<Value: BinaryFloatingPoint>(_ values: [Value], _ scale: Value) -> Value {
  values[0] * scale
}
print(first([1, 2], 2.5))

// What a range of a parameter's values is bounded by is of the parameter's type.
struct Gauge<Value: BinaryFloatingPoint> {
  let range: ClosedRange<Value>
  var value: Value
  var left: Double { Double(range.upperBound - value).rounded() }
  var share: Double { Double((value - range.lowerBound) / (range.upperBound - range.lowerBound)) }
  var steps: Int { Int(range.upperBound - range.lowerBound) + 1 }
}
let gauge = Gauge(range: 0...10, value: 2.5)
print(gauge.left, gauge.share, gauge.steps)
print(Gauge(range: -1...1, value: Float(0.5)).share)

func last<Element: Comparable>(_ list: [Element], _ other: Element) -> Bool {
  guard let last = list.last, let first = list.first else { return false }
  return last > other && first < other
}
print(last([1, 5], 3), last(["a", "c"], "d"))
