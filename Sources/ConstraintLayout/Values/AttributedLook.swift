/// What attributes tell of a stretch of text, as far as a terminal can show it.
struct AttributedLook: Hashable {
  var font: UIFont?
  var color: UIColor?
  var isUnderlined = false
  var isStruckThrough = false
  var alignment: NSTextAlignment?

  /// Takes an attribute away; those that a terminal cannot show are not there.
  mutating func remove(_ name: NSAttributedString.Key) {
    switch name {
    case .font: font = nil
    case .foregroundColor: color = nil
    case .underlineStyle: isUnderlined = false
    case .strikethroughStyle: isStruckThrough = false
    case .paragraphStyle: alignment = nil
    default: return
    }
  }

  /// Takes over attributes; those that a terminal cannot show change nothing.
  mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let line = attributes[.underlineStyle] as? Int { isUnderlined = line != 0 }
    if let line = attributes[.strikethroughStyle] as? Int { isStruckThrough = line != 0 }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }
}

extension NSAttributedString.Key {
  /// The `UIFont`, of which weight and slant are shown.
  public static let font = Self(rawValue: "NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The `UIColor` behind the letters, which is not shown.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The line under the letters, an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of that line, which is not shown.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The line through the letters, an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The colour of that line, which is not shown.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The `NSParagraphStyle`, of which the alignment is shown.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The room between letters, which a terminal cannot change.
  public static let kern = Self(rawValue: "NSKern")
  /// The place of the letters above the line, which a terminal cannot change.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The address that a touch opens.
  public static let link = Self(rawValue: "NSLink")
  /// The shadow, which is not shown.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The picture in the text, which is not shown.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The colour of outlined letters, which is not shown.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The thickness of outlines, which is not shown.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
}

/// A stretch of text, counted in UTF-16 code units.
public struct NSRange: Hashable, Sendable, CustomStringConvertible {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// Creates a stretch.
  public init(location: Int, length: Int) {
    self.location = max(0, location)
    self.length = max(0, length)
  }

  /// Both numbers in braces, as Foundation writes them.
  public var description: String { "{\(location), \(length)}" }
}

/// How paragraphs are set, of which a terminal shows the alignment.
public final class NSParagraphStyle {
  /// How lines are set against the sides.
  public var alignment = NSTextAlignment.natural
  package var keptValues: [String: Any] = [:]

  /// Creates the usual style.
  public init() {}
}

extension NSParagraphStyle: ValueKeeping {}

/// The line under or through letters; a terminal has one kind.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, shown as any.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, shown as one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots, shown as a line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, shown as a line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}
