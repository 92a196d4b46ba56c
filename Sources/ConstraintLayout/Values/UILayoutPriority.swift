/// How important a constraint is, from 1 to 1000, at which it must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly dragging resizes a scene's window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene's window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly dragging moves a divider without resizing a scene's window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a fitting size is kept.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority as the solver takes it; what is out of range is brought into it.
  var level: Double {
    let number = Double(rawValue)
    return number.isNaN ? 1000 : min(max(number, 0.001), 1000)
  }
}
