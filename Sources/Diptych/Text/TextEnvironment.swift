/// What texts are handed down.
struct TextEnvironment: Sendable {
  /// The language in which strings are shown that would be translated; `nil` for their own.
  var pseudolanguage: Pseudolanguage?
  var font: Font?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var lineLimit: Int?
  /// The number of lines that a text takes at least.
  var reservedLines = 0
  /// The gap between two lines, in points.
  var lineSpacing: CGFloat = 0
  var lineHeight: LineHeight?
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
}

/// How lines of different lengths are set against each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At their leading ends.
  case leading
  /// At their middles.
  case center
  /// At their trailing ends.
  case trailing
}

extension EnvironmentValues {
  /// The font of texts; `nil` is the default one.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  /// The greatest number of lines of a text; `nil` sets no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// How lines of different lengths are set against each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The gap between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = max(newValue, 0) }
  }

  /// Where a line that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// The least scale to which a text may shrink before it is cut, 0...1.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
}

extension EnvironmentValues {
  /// The language in which strings are shown that would be translated; `nil` for their own.
  package var pseudolanguage: Pseudolanguage? {
    get { text.pseudolanguage }
    set { text.pseudolanguage = newValue }
  }
}
