/// The lines that a reader sees, one for each benchmark.
enum BenchmarkTable {
  static let header =
    padded("benchmark", 34) + right("median", 11) + right("least", 11) + right("p95", 11)
    + "  per unit" + right("goal", 12)

  /// A finished line; a missed goal and a wrong result are marked at its end.
  static func line(_ benchmark: Benchmark, _ timing: Timing, isRight: Bool) -> String {
    line(
      benchmark.name,
      benchmark.unit,
      timing,
      count: benchmark.count,
      goal: benchmark.goal,
      note: isRight ? nil : "WRONG RESULT"
    )
  }

  /// Makes a finished line.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - unit: What is counted, in the singular.
  ///   - timing: How long it took; `nil` where it could not be done.
  ///   - count: The number of units in one run.
  ///   - goal: The most that one unit may take, in nanoseconds.
  ///   - note: What else there is to tell.
  /// - Returns: The line, a missed goal marked.
  static func line(
    _ name: String,
    _ unit: String,
    _ timing: Timing?,
    count: Int = 1,
    goal: Double? = nil,
    note: String? = nil
  ) -> String {
    var line = padded(name, 34)
    if let timing, timing.count > 0 {
      let count = Double(max(count, 1))
      let median = timing.median / count
      line += right(number(median), 11)
      line += right(number(timing.least / count), 11)
      line += right(number(timing.percentile95 / count), 11)
      line += "  ns/" + padded(unit, 5)
      if let goal { line += right(number(goal), 12) + (median > goal ? "  missed" : "  met") }
    }
    return note.map { "\(line)  \($0)" } ?? line
  }

  /// A number with one digit behind the point below a hundred, and groups of three digits.
  private static func number(_ value: Double) -> String {
    if value < 100 { return "\((value * 10).rounded() / 10)" }
    var digits = ""
    for (index, digit) in "\(Int(value.rounded()))".reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
