/// Writes values of a type in a form for people.
///
/// Behaves as Foundation's type of this name, for the language and region `en_US`.
public protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Sendable {
  /// The values that are written.
  associatedtype FormatInput
  /// What they are written as.
  associatedtype FormatOutput

  /// The written form of a value.
  func format(_ value: FormatInput) -> FormatOutput
}

extension BinaryInteger {
  /// The number in a form of one's choice.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }

  /// The number with its thousands apart.
  public func formatted() -> String { NumberFormat().string(self) }
}

extension BinaryFloatingPoint {
  /// The number in a form of one's choice.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }

  /// The number with its thousands apart and at most six places.
  public func formatted() -> String { NumberFormat().string(self) }
}
