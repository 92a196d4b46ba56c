import Glibc

/// How long runs of a benchmark took, in nanoseconds.
struct Timing {
  /// Which time is taken.
  enum Clock {
    /// The thread's processor time, which leaves out what other programs took meanwhile.
    case thread
    /// The time of the day, for what several threads or processes do.
    case wall
  }

  private let sorted: [Double]

  /// Times runs until both limits are reached, after some that only warm the caches.
  ///
  /// - Parameters:
  ///   - work: One run.
  ///   - clock: Which time is taken.
  ///   - leastRuns: The least number of timed runs.
  ///   - leastNanoseconds: The least time to spend on timed runs.
  init(
    of work: () -> Void,
    clock: Clock = .thread,
    leastRuns: Int = 15,
    leastNanoseconds: Double = 300_000_000
  ) {
    for _ in 0..<3 { work() }
    var durations: [Double] = []
    var spent = 0.0
    while durations.count < leastRuns || (spent < leastNanoseconds && durations.count < 400) {
      let start = Self.nanoseconds(clock)
      work()
      durations.append(Self.nanoseconds(clock) - start)
      spent += durations[durations.count - 1]
    }
    sorted = durations.sorted()
  }

  /// The timing of runs that someone else has timed.
  init(_ durations: [Double]) { sorted = durations.sorted() }

  /// The number of timed runs; where there are none, no other figure may be asked for.
  var count: Int { sorted.count }

  var median: Double { sorted[sorted.count / 2] }
  var least: Double { sorted[0] }
  /// What nineteen of twenty runs stay below.
  var percentile95: Double { sorted[min(sorted.count * 95 / 100, sorted.count - 1)] }

  /// The time that has passed by a clock.
  static func nanoseconds(_ clock: Clock) -> Double {
    var time = timespec()
    clock_gettime(clock == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
