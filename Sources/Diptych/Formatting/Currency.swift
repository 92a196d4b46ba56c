/// What `en_US` writes for the currencies of ISO 4217; the data is that of CLDR.
enum Currency {
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
    "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "ILS": "₪", "VND": "₫", "NZD": "NZ$",
    "TWD": "NT$", "HKD": "HK$", "PHP": "₱", "XCD": "EC$", "XAF": "FCFA", "XOF": "F\u{202F}CFA",
    "XPF": "CFPF",
  ]

  private static let names = [
    "USD": "US dollars", "EUR": "euros", "GBP": "British pounds", "JPY": "Japanese yen",
    "INR": "Indian rupees", "CNY": "Chinese yuan", "KRW": "South Korean won",
    "BRL": "Brazilian reals", "CAD": "Canadian dollars", "AUD": "Australian dollars",
    "MXN": "Mexican pesos", "ILS": "Israeli new shekels", "CHF": "Swiss francs",
    "SEK": "Swedish kronor", "EGP": "Egyptian pounds", "SAR": "Saudi riyals",
    "AED": "United Arab Emirates dirhams",
  ]

  /// Currencies without coins, and those with a thousand to a unit.
  private static let unusualPlaces = [
    "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "PYG": 0, "UGX": 0, "XAF": 0, "XOF": 0,
    "XPF": 0, "IDR": 0, "PKR": 0, "AFN": 0, "BHD": 3, "JOD": 3, "KWD": 3, "OMR": 3, "TND": 3,
    "IQD": 0, "IRR": 0, "LBP": 0,
  ]

  /// How many places behind the point an amount has.
  static func places(of code: String) -> Int { unusualPlaces[code.uppercased()] ?? 2 }

  /// The symbol that the United States have for a currency; nil where they write its code.
  static func symbol(of code: String) -> String? { symbols[code] }

  /// An amount with its currency, in a pattern of a language.
  static func amount(
    _ digits: String,
    _ code: String,
    _ presentation: CurrencyFormatStyleConfiguration.Presentation,
    in language: NumberLanguage,
    _ pattern: String
  ) -> String {
    switch presentation.form {
    case .fullName: return "\(digits) \(names[code] ?? code)"
    case .isoCode: return language.fill(pattern, digits, code)
    case .standard: return language.fill(pattern, digits, language.symbol(of: code))
    case .narrow:
      // The narrow form has the sign alone: `$` for every dollar.
      let symbol = language.symbol(of: code)
      let narrow = symbol.filter { !$0.isASCII || $0 == "$" }
      return language.fill(pattern, digits, narrow.isEmpty ? symbol : narrow)
    }
  }
}
