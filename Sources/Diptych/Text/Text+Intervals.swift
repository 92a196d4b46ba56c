extension Text {
  /// Creates a text of the time from one moment to another: `1/1/2024, 9:00 – 10:30 AM`.
  public init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let clocks = [start, end].map { $0.formatted(date: .omitted, time: .shortened) }
    guard Calendar.current.isDate(start, inSameDayAs: end) else {
      self.init(verbatim: [start, end].map { $0.formatted() }.joined(separator: Self.dash))
      return
    }
    if clocks[0] == clocks[1] {
      self.init(verbatim: start.formatted())
      return
    }
    let day = start.formatted(date: .numeric, time: .omitted)
    // What both times have in common is told once: the half of the day.
    let halves = clocks.map { $0.drop { $0 != "\u{202F}" } }
    let first = halves[0] == halves[1] ? clocks[0].prefix { $0 != "\u{202F}" } : clocks[0][...]
    self.init(verbatim: "\(day), \(first)\(Self.dash)\(clocks[1])")
  }

  private static let dash = "\u{2009}–\u{2009}"

  /// Creates a text of what is left of an interval, or of how much of it has gone by, as a clock.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when the clock runs; outside of it, it stands still.
  ///   - pauseTime: When the clock stops; nil lets it run.
  ///   - countsDown: Whether it shows what is left.
  ///   - showsHours: Whether sixty minutes become an hour.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(Date.now, pauseTime ?? .distantFuture)
    let moment = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
    let rest =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(timerInterval.lowerBound)
    let distance = TimeDistance(rest.rounded(.towardZero))
    self.init(verbatim: showsHours ? distance.clock : distance.minutes)
  }
}
