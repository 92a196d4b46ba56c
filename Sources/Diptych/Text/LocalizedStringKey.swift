/// A text to look up, with values put into it.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {
  /// The text with all values put in.
  package let string: String
  /// Whether it would be translated; a string that the scene computes is shown as it is.
  package let isTranslated: Bool
  /// The pieces of the text, where some of them have looks of their own; else empty.
  let parts: [Text.Part]

  /// Creates a key from a string.
  public init(_ value: String) {
    string = value
    isTranslated = true
    parts = []
  }

  /// Creates a key that is shown as it is.
  package init(verbatim value: String) {
    string = value
    isTranslated = false
    parts = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    string = value
    isTranslated = true
    parts = []
  }

  /// Creates a key from a literal with values put into it.
  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
    isTranslated = true
    // Marks may reach over a moment, which then stays as it is.
    let isInPieces =
      stringInterpolation.hasLooks
      || stringInterpolation.hasValues && InlineMarkdown.runs(of: string) == nil
    parts = isInPieces ? stringInterpolation.parts : []
  }

  /// A number as a key writes it, `%lld` or `%lf` with the thousands apart; `nil` for other values.
  package static func text(ofNumber value: Any) -> String? {
    switch value {
    // The runtime takes long to find out whether a type is one of numbers, and most have no
    // thousands to set apart.
    case let number as Int:
      return number.magnitude < 1000 ? "\(number)" : NumberFormat().string(number)
    case let number as Double: return text(ofFraction: number)
    case let number as any BinaryInteger: return NumberFormat().string(number)
    case let number as any BinaryFloatingPoint: return text(ofFraction: Double(number))
    default: return nil
    }
  }

  private static func text(ofFraction number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    return FloatingPointFormatStyle<Double>().precision(.fractionLength(6)).format(number)
  }

  /// Whether two keys are looked up alike.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.string == right.string && left.isTranslated == right.isTranslated
      && left.parts == right.parts
  }

  /// Feeds the text to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(string) }

  /// Collects the pieces of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var parts: [Text.Part] = []
    /// Whether a piece is a text of its own.
    private(set) var hasLooks = false
    /// Whether a piece is a moment, which follows its surroundings.
    private(set) var hasValues = false
    /// Whether the next piece of the literal belongs to the last part.
    private var continues = false

    var string: String { parts.map(\.string).joined() }

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(1)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if continues {
        parts[parts.count - 1].string += literal
      } else if !literal.isEmpty {
        parts.append(Text.Part(string: literal, isTranslated: true))
        continues = true
      }
    }

    /// Adds a value: a number as people write it, everything else as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendLiteral(LocalizedStringKey.text(ofNumber: value) ?? "\(value)")
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      hasLooks = true
      append(text)
    }

    /// Adds the text of a value, which has no looks of its own.
    package mutating func append(formatted text: Text) {
      if text.parts.contains(where: { $0.value != nil }) {
        hasValues = true
        append(text)
      } else {
        appendLiteral(text.plainString)
      }
    }

    private mutating func append(_ text: Text) {
      parts += text.parts
      continues = false
    }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a value in a form.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String {
      if let date = input as? Date, let format = format as? Date.FormatStyle {
        append(formatted: Text(date, format: format))
      } else {
        appendLiteral(format.format(input))
      }
    }

    /// Adds a moment in one of the forms that texts have for it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(formatted: Text(date, style: style))
    }

    /// Adds a number in the form that a C format such as `%.2f` gives.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      appendLiteral(FormatSpecifier.string(from: value, specifier: specifier))
    }
  }
}
