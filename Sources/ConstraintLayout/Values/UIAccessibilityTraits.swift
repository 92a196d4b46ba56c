/// What a view is to those who hear it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something not usable.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Something that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something to be touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
}

/// What a text view makes touchable, which a still picture does not show.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
