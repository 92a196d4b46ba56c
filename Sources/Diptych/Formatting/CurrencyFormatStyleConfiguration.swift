/// The parts that an amount of money's form has beside those of a number.
public enum CurrencyFormatStyleConfiguration {
  /// Where an amount shows its sign.
  public typealias SignDisplayStrategy = NumberFormatStyleConfiguration.SignDisplayStrategy

  /// How the currency is named.
  public struct Presentation: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case standard, narrow, isoCode, fullName
    }

    let form: Form

    /// By a symbol that tells the countries apart: `CA$`.
    public static let standard = Presentation(form: .standard)
    /// By its shortest symbol: `$`.
    public static let narrow = Presentation(form: .narrow)
    /// By the code of ISO 4217: `CAD`.
    public static let isoCode = Presentation(form: .isoCode)
    /// In words.
    public static let fullName = Presentation(form: .fullName)
  }
}
