import Glibc

/// How long runs of a benchmark took, in nanoseconds of the thread's processor time.
///
/// Processor time leaves out what other programs of the machine took meanwhile.
struct Timing {
  private let sorted: [Double]

  /// Times runs until both limits are reached, after some that only warm the caches.
  ///
  /// - Parameters:
  ///   - work: One run.
  ///   - leastRuns: The least number of timed runs.
  ///   - leastNanoseconds: The least time to spend on timed runs.
  init(
    of work: () -> Void,
    leastRuns: Int = 15,
    leastNanoseconds: Double = 300_000_000
  ) {
    for _ in 0..<3 { work() }
    var durations: [Double] = []
    var spent = 0.0
    while durations.count < leastRuns || (spent < leastNanoseconds && durations.count < 400) {
      let start = Self.threadNanoseconds
      work()
      durations.append(Self.threadNanoseconds - start)
      spent += durations[durations.count - 1]
    }
    sorted = durations.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }
  var least: Double { sorted[0] }
  /// What nineteen of twenty runs stay below.
  var percentile95: Double { sorted[min(sorted.count * 95 / 100, sorted.count - 1)] }

  private static var threadNanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
