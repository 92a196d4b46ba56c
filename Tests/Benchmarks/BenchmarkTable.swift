/// The lines that a reader sees, one for each benchmark.
enum BenchmarkTable {
  static let header =
    padded("benchmark", 34) + right("median", 11) + right("least", 11) + right("p95", 11)
    + "  per unit" + right("goal", 9)

  /// A finished line; a missed goal and a wrong result are marked at its end.
  static func line(_ benchmark: Benchmark, _ timing: Timing, isRight: Bool) -> String {
    let count = Double(max(benchmark.count, 1))
    let median = timing.median / count
    var line =
      padded(benchmark.name, 34) + right(number(median), 11)
      + right(number(timing.least / count), 11) + right(number(timing.percentile95 / count), 11)
      + "  ns/" + padded(benchmark.unit, 5)
    if let goal = benchmark.goal {
      line += right(number(goal), 9) + (median > goal ? "  missed" : "  met")
    }
    return isRight ? line : line + "  WRONG RESULT"
  }

  /// A number with one digit behind the point below a hundred.
  private static func number(_ value: Double) -> String {
    value < 100 ? "\((value * 10).rounded() / 10)" : "\(Int(value.rounded()))"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
