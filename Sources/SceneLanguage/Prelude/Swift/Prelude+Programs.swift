extension Prelude {
  /// What programs ask of the terminal that they run in: there is none, and so nothing to read.
  static let terminal = Part(
    names: ["readLine"],
    source: "func readLine(strippingNewline: Bool = true) -> String? { nil }"
  )

  static let commandLine = Part(
    names: ["CommandLine"],
    source: """
      enum CommandLine {
        static var arguments = ["main"]
        static var argc: Int32 { Int32(arguments.count) }
      }
      """
  )

  static let staticStrings = Part(
    names: ["StaticString"],
    source: "typealias StaticString = String"
  )

  /// Clocks, which go on only while all tasks wait.
  static let clocks = Part(
    names: ["ContinuousClock", "SuspendingClock"],
    source: """
      struct ContinuousClock {
        struct Instant: Hashable, Comparable {
          let passed: Duration
          static var now: Instant { Instant(passed: _TaskSignal.passed) }
          func duration(to other: Instant) -> Duration { other.passed - passed }
          func advanced(by step: Duration) -> Instant { Instant(passed: passed + step) }
          static func < (one: Instant, other: Instant) -> Bool { one.passed < other.passed }
          static func + (one: Instant, step: Duration) -> Instant { one.advanced(by: step) }
          static func - (one: Instant, other: Instant) -> Duration { other.duration(to: one) }
        }
        static let continuous = ContinuousClock()
        static var now: Instant { .now }
        init() {}
        var now: Instant { .now }
        func measure(_ work: () throws -> Void) rethrows -> Duration {
          let start = now
          try work()
          return now - start
        }
        func measure(_ work: () async throws -> Void) async rethrows -> Duration {
          let start = now
          try await work()
          return now - start
        }
        func sleep(until end: Instant, tolerance: Duration? = nil) async throws {
          try await Task.sleep(for: end - now)
        }
        func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
      }
      typealias SuspendingClock = ContinuousClock
      """
  )
}
