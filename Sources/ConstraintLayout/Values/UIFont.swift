public import LayoutEngine

/// A typeface with its size and weight; a terminal shows only its weight and slant.
public final class UIFont: Hashable, Sendable {
  /// The size, in points, which a terminal's cells do not follow.
  public let pointSize: CGFloat
  package let isBold: Bool
  package let isItalic: Bool

  package init(size: CGFloat, isBold: Bool = false, isItalic: Bool = false) {
    pointSize = size.boundedLength
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// The thickness of strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its thickness, -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin strokes.
    public static let light = Weight(rawValue: -0.4)
    /// Strokes of ordinary text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly thick strokes.
    public static let medium = Weight(rawValue: 0.23)
    /// Thick strokes.
    public static let semibold = Weight(rawValue: 0.3)
    /// Strokes of emphasised text.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick strokes.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest strokes.
    public static let black = Weight(rawValue: 0.62)

    var isBold: Bool { rawValue >= Self.semibold.rawValue }
  }

  /// A use of text to which the system gives a font.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2

    /// The size at the default text size, in points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The system's font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, isBold: weight.isBold)
  }

  /// The system's font with the strokes of emphasised text.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isBold: true)
  }

  /// The system's slanted font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isItalic: true)
  }

  /// The system's font with characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, isBold: weight.isBold)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, isBold: weight.isBold)
  }

  /// The system's font for a use of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, isBold: style == .headline)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, isBold: isBold, isItalic: isItalic)
  }

  /// The font of a name, of which weight and slant are taken; never `nil`, since a terminal has one
  /// typeface for all names.
  public convenience init?(name: String, size: CGFloat) {
    self.init(
      size: size,
      isBold: ["Bold", "Heavy", "Black"].contains { name.contains($0) },
      isItalic: ["Italic", "Oblique"].contains { name.contains($0) }
    )
  }

  /// The height of a line, in points: that of a terminal's lines, whatever the size.
  public var lineHeight: CGFloat { TextMetrics.size(of: Self.space).height }

  /// How far a line reaches above its baseline, in points.
  public var ascender: CGFloat {
    TextMetrics.baselines(of: Self.space, in: TextMetrics.size(of: Self.space)).first
  }

  /// How far a line reaches below its baseline, in points, negative.
  public var descender: CGFloat { ascender - lineHeight }

  /// The gap between lines, in points: terminals have none.
  public var leading: CGFloat { 0 }

  private static let space = StyledText(runs: [TextRun(" ")])

  /// The size of ordinary text in controls.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of ordinary text.
  public static let systemFontSize: CGFloat = 14

  /// Whether two fonts look alike.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.isBold == right.isBold
      && left.isItalic == right.isItalic
  }

  /// Feeds what equality compares to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(isBold)
    hasher.combine(isItalic)
  }
}
