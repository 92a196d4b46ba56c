/// Something whose cost is worth a line in the table.
struct Benchmark {
  /// What is done, as the table calls it.
  var name: String
  /// The number of things that one run works on.
  var count: Int
  /// What is counted, in the singular.
  var unit: String
  /// The most that one unit may cost, in nanoseconds; `nil` where no goal is set.
  var goal: Double?
  /// Which time counts.
  var clock = Timing.Clock.thread
  /// Makes what the work needs, and then the work: doing it once tells whether its result is right.
  var prepare: () -> () -> Bool
}

/// Benchmarks about one stage.
struct BenchmarkSuite: Sendable {
  /// The stage's verb, by which the command line chooses suites.
  var name: String
  var benchmarks: @Sendable () -> [Benchmark]
}
