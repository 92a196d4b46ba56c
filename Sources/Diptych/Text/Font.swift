/// A typeface with its size and weight; a terminal shows only its weight and slant.
public struct Font: Hashable, Sendable {
  /// A use of text to which the system gives a font.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The thinnest strokes.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin strokes.
    public static let thin = Weight(value: -0.6)
    /// Thin strokes.
    public static let light = Weight(value: -0.4)
    /// Strokes of ordinary text.
    public static let regular = Weight(value: 0)
    /// Slightly thick strokes.
    public static let medium = Weight(value: 0.23)
    /// Thick strokes.
    public static let semibold = Weight(value: 0.3)
    /// Strokes of emphasised text.
    public static let bold = Weight(value: 0.4)
    /// Very thick strokes.
    public static let heavy = Weight(value: 0.56)
    /// The thickest strokes.
    public static let black = Weight(value: 0.62)
  }

  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  private(set) var weight: Weight
  private(set) var isItalic = false

  private init(weight: Weight) {
    self.weight = weight
  }

  /// Whether a terminal shows the font bold: it knows no steps between.
  var isBold: Bool { weight.value >= Weight.semibold.value }

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(weight: weight ?? .regular)
  }

  /// The system's font for a use of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(weight: weight ?? (style == .headline ? .semibold : .regular))
  }

  /// A font by name, of a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(weight: .regular) }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with the strokes of emphasised text.
  public func bold() -> Font { weight(.bold) }

  /// The slanted font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with digits of one width, as a terminal's are anyway.
  public func monospacedDigit() -> Font { self }

  /// The font with characters of one width, as a terminal's are anyway.
  public func monospaced() -> Font { self }

  /// For the largest titles.
  public static let largeTitle = system(.largeTitle)
  /// For titles of the first level.
  public static let title = system(.title)
  /// For titles of the second level.
  public static let title2 = system(.title2)
  /// For titles of the third level.
  public static let title3 = system(.title3)
  /// For headings.
  public static let headline = system(.headline)
  /// For subheadings.
  public static let subheadline = system(.subheadline)
  /// For ordinary text.
  public static let body = system(.body)
  /// For callouts.
  public static let callout = system(.callout)
  /// For footnotes.
  public static let footnote = system(.footnote)
  /// For captions.
  public static let caption = system(.caption)
  /// For captions of the second level.
  public static let caption2 = system(.caption2)
}
