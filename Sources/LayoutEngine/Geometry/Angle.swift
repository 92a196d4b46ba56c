/// A geometric angle, stored in radians.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the angle of zero.
  public init() {
    self.init(radians: 0)
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle of zero.
  public static let zero = Angle()

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
