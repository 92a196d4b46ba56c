/// A length of time in seconds.
public typealias TimeInterval = Double

/// A moment.
///
/// Behaves as Foundation's type of this name, but time stands still: a picture must not change by
/// itself, so that it is always 9:41 on January 9, 2007, in Greenwich.
public struct Date: Hashable, Comparable, Sendable {
  /// The seconds since the beginning of 2001.
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// The seconds from the beginning of 1970 to that of 2001.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// The moment in which every scene is looked at.
  public static let now = Date(timeIntervalSinceReferenceDate: 190_028_460)
  /// A moment before all others: the beginning of the year 1.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// A moment after all others: the beginning of the year 4001.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// Creates the moment in which every scene is looked at.
  public init() {
    self = .now
  }

  /// Creates a moment by the seconds since the beginning of 2001.
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) {
    timeIntervalSinceReferenceDate = interval
  }

  /// Creates a moment by the seconds since the beginning of 1970.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    self.init(
      timeIntervalSinceReferenceDate: interval - Self.timeIntervalBetween1970AndReferenceDate
    )
  }

  /// Creates a moment by the seconds from now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self.init(timeInterval: interval, since: .now)
  }

  /// Creates a moment by the seconds from another.
  public init(timeInterval interval: TimeInterval, since date: Date) {
    self = date.addingTimeInterval(interval)
  }

  /// The seconds since the beginning of 1970.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }

  /// The seconds from now.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }

  /// The seconds from another moment to this one.
  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  /// The moment so many seconds later.
  public func addingTimeInterval(_ interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }

  /// Moves the moment by seconds.
  public mutating func addTimeInterval(_ interval: TimeInterval) {
    self = addingTimeInterval(interval)
  }

  /// Whether a moment is before another.
  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  /// The moment so many seconds later.
  public static func + (left: Date, right: TimeInterval) -> Date { left.addingTimeInterval(right) }
  /// The moment so many seconds earlier.
  public static func - (left: Date, right: TimeInterval) -> Date { left.addingTimeInterval(-right) }
  /// Moves a moment on by seconds.
  public static func += (left: inout Date, right: TimeInterval) { left = left + right }
  /// Moves a moment back by seconds.
  public static func -= (left: inout Date, right: TimeInterval) { left = left - right }
}

extension Date: CustomStringConvertible {
  /// The moment as `2007-01-09 09:41:00 +0000`.
  public var description: String {
    let civil = CivilTime(self)
    return "\(civil.isoDate) \(civil.isoTime) +0000"
  }
}
