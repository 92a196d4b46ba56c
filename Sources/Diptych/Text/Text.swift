/// One or more lines of read-only text.
public struct Text: Equatable, PrimitiveView {
  /// Where a line that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// A change of letters.
  public enum Case: Hashable, CaseIterable, Sendable {
    case uppercase
    case lowercase
  }

  /// A stretch of text with the looks that were set on it directly.
  struct Part: Equatable {
    var string: String
    /// Whether the string would be translated.
    var isTranslated = false
    /// The value that the string tells, where the surroundings of the text decide how.
    var value: FormattedValue?
    var isBold: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var font: Font?
    var style: AnyShapeStyle?

    static func == (left: Part, right: Part) -> Bool {
      left.string == right.string && left.value == right.value && left.isBold == right.isBold
        && left.font == right.font
        && left.isItalic == right.isItalic && left.isUnderlined == right.isUnderlined
        && left.isStruckThrough == right.isStruckThrough
    }
  }

  var parts: [Part]

  /// How many stretches of text it is joined of.
  package var partCount: Int { parts.count }

  /// Creates a text as it is written.
  public init(verbatim content: String) {
    parts = [Part(string: content)]
  }

  /// Creates a text as a string holds it.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a key, whose marks are read: there is no table of translations.
  public init(_ key: LocalizedStringKey) {
    let written =
      key.parts.isEmpty ? [Part(string: key.string, isTranslated: key.isTranslated)] : key.parts
    parts = written.flatMap { part in
      guard part.isTranslated, let runs = InlineMarkdown.runs(of: part.string) else {
        return [part]
      }
      return runs.map { Part($0) }
    }
  }

  /// Creates a text of a symbol, as wide as its glyph.
  public init(_ image: Image) {
    self.init(verbatim: image.glyph)
  }

  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
    return text
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let environment = scope.environment
    var text = StyledText(
      runs: parts.map { $0.run(in: environment) },
      lineLimit: environment.text.lineLimit,
      truncation: environment.text.truncation,
      alignment: environment.text.lineAlignment,
      minimumScaleFactor: environment.text.minimumScaleFactor
    )
    text.reservedLines = environment.text.reservedLines
    text.lineSpacing = environment.text.lineSpacing
    text.lineHeight = environment.text.lineHeight?.length
    text.isRedacted = environment.isRedacted
    tree.element("Text", rule: tree.rule(for: text), in: scope.markingRowText(in: &tree))
  }
}

extension Text.Part {
  /// A stretch of text as marks say that it looks.
  init(_ run: InlineMarkdown.Run) {
    self.init(string: run.string, isTranslated: true)
    if run.look.isBold { isBold = true }
    if run.look.isItalic { isItalic = true }
    if run.look.isStruckThrough { isStruckThrough = true }
    if run.look.link != nil { style = AnyShapeStyle(TintShapeStyle()) }
  }

  func run(in environment: EnvironmentValues) -> TextRun {
    let around = environment.text
    let font = font ?? around.font
    var string = value?.string(in: environment) ?? string
    if isTranslated, let language = around.pseudolanguage { string = language.string(for: string) }
    switch around.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    return TextRun(
      string,
      paint: style.map { $0.paint(in: environment) } ?? environment.foreground,
      isBold: isBold ?? (around.isBold || font?.isBold == true),
      isItalic: isItalic ?? (around.isItalic || font?.isItalic == true),
      isUnderlined: isUnderlined ?? around.isUnderlined,
      isStruckThrough: isStruckThrough ?? around.isStruckThrough
    )
  }
}

extension TextEnvironment {
  var truncation: StyledText.Truncation {
    switch truncationMode {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }

  var lineAlignment: StyledText.Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
