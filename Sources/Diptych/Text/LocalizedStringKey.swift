/// A text to look up, with values put into it.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {
  /// The text with all values put in.
  package let string: String
  /// Whether it would be translated; a string that the scene computes is shown as it is.
  package let isTranslated: Bool

  /// Creates a key from a string.
  public init(_ value: String) {
    string = value
    isTranslated = true
  }

  /// Creates a key that is shown as it is.
  package init(verbatim value: String) {
    string = value
    isTranslated = false
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    string = value
    isTranslated = true
  }

  /// Creates a key from a literal with values put into it.
  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
    isTranslated = true
  }

  /// Collects the pieces of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      string += "\(value)"
    }

    /// Adds the characters of a text.
    public mutating func appendInterpolation(_ text: Text) {
      string += text.plainString
    }

    /// Adds a value in a form.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String {
      string += format.format(input)
    }

    /// Adds a moment in one of the forms that texts have for it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      string += Text(date, style: style).plainString
    }

    /// Adds a number in the form that a C format such as `%.2f` gives.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      string += FormatSpecifier.string(from: value, specifier: specifier)
    }
  }
}
