/// Writes floating-point numbers for people: as they are, as percentages, or as amounts of money.
///
/// Behaves as Foundation's type of this name, with the forms of `en_US`. Percentages and amounts
/// are the same type here, so that there is one list of choices.
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle {
  /// The form of percentages.
  public typealias Percent = Self
  /// The form of amounts of money.
  public typealias Currency = Self

  package var format: NumberFormat

  init(_ unit: NumberFormat.Unit) {
    format = NumberFormat(unit)
  }

  /// Creates the form with the thousands apart.
  public init() {
    self.init(.none)
  }

  /// Creates the form for a currency by its code in ISO 4217, such as `EUR`.
  public init(code: String) {
    self.init(.currency(code: code))
  }

  /// The written form of a number.
  public func format(_ value: Value) -> String { format.string(value) }

  private func changed(_ format: NumberFormat) -> Self {
    var copy = self
    copy.format = format
    return copy
  }

  private func with<Choice>(
    _ part: WritableKeyPath<NumberFormat, Choice>,
    _ choice: Choice
  ) -> Self {
    var format = format
    format[keyPath: part] = choice
    return changed(format)
  }

  /// The form with so many digits.
  public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    with(\.precision, precision)
  }

  /// The form with thousands apart or not.
  public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self {
    with(\.grouping, grouping)
  }

  /// The form with the sign shown or not.
  public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    changed(format.signed(strategy))
  }

  /// The form with a point behind whole numbers or not.
  public func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self {
    with(\.point, strategy)
  }

  /// The form in another notation.
  public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    with(\.notation, notation)
  }

  /// The form with numbers multiplied by a factor first.
  public func scale(_ multiplicand: Double) -> Self {
    with(\.scale, multiplicand)
  }

  /// The form with numbers rounded by a rule, to a multiple of a step where one is given.
  public func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven,
    increment: Double? = nil
  ) -> Self {
    changed(format.rounded(rule: rule, increment: increment))
  }

  /// The form as a language and region write numbers.
  public func locale(_ locale: Locale) -> Self {
    with(\.locale, locale)
  }

  /// The form of an amount with its currency named in another way.
  public func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    with(\.presentation, presentation)
  }
}
