internal import LayoutEngine

/// A text whose parts have looks of their own.
///
/// Behaves as `Foundation`'s; differs: of the attributes, those are kept that a terminal can show.
open class NSAttributedString: Hashable {
  /// What an attribute is about.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The `UIFont`, of which weight and slant are shown.
    public static let font = Key(rawValue: "NSFont")
    /// The `UIColor` of the letters.
    public static let foregroundColor = Key(rawValue: "NSColor")
    /// The `UIColor` behind the letters, which is not shown.
    public static let backgroundColor = Key(rawValue: "NSBackgroundColor")
    /// The line under the letters, an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = Key(rawValue: "NSUnderline")
    /// The line through the letters, an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
    /// The room between letters, which a terminal cannot change.
    public static let kern = Key(rawValue: "NSKern")
  }

  /// A stretch of text with one look.
  struct Part: Hashable {
    var string: String
    var font: UIFont?
    var color: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
  }

  fileprivate(set) var parts: [Part]

  /// Creates a text without attributes.
  public init(string: String) {
    parts = [Part(string: string)]
  }

  /// Creates a text with one look.
  public init(string: String, attributes: [Key: Any]?) {
    var part = Part(string: string)
    part.font = attributes?[.font] as? UIFont
    part.color = attributes?[.foregroundColor] as? UIColor
    part.isUnderlined = (attributes?[.underlineStyle] as? Int ?? 0) != 0
    part.isStruckThrough = (attributes?[.strikethroughStyle] as? Int ?? 0) != 0
    parts = [part]
  }

  /// Creates a copy.
  public init(attributedString: NSAttributedString) {
    parts = attributedString.parts
  }

  /// The text without its looks.
  public var string: String { parts.map(\.string).joined() }
  /// The length in UTF-16 code units.
  public var length: Int { string.utf16.count }

  /// The stretches as they are drawn where nothing is said otherwise.
  func runs(font: UIFont, color: UIColor, strength: Double) -> [TextRun] {
    parts.map { part in
      let font = part.font ?? font
      return TextRun(
        part.string,
        paint: (part.color ?? color).paint.opacity(strength),
        isBold: font.isBold,
        isItalic: font.isItalic,
        isUnderlined: part.isUnderlined,
        isStruckThrough: part.isStruckThrough
      )
    }
  }

  /// Whether two texts and their looks are the same.
  public static func == (left: NSAttributedString, right: NSAttributedString) -> Bool {
    left.parts == right.parts
  }

  /// Feeds the text and its looks to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A text with looks to which more can be added.
open class NSMutableAttributedString: NSAttributedString {
  /// Creates an empty text.
  public convenience init() {
    self.init(string: "")
  }

  /// Adds a text at the end.
  public func append(_ attrString: NSAttributedString) {
    parts += attrString.parts
  }
}

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
}
