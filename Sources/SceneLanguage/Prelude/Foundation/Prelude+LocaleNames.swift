extension Prelude {
  /// What regions, languages, and currencies are called in English.
  static let localeNames = Part(
    names: ["localizedString"],
    source: """
      extension Locale {
        private static let regionNames = [
          "AE": "United Arab Emirates", "AT": "Austria", "AU": "Australia", "BE": "Belgium",
          "BR": "Brazil", "CA": "Canada", "CH": "Switzerland", "CN": "China mainland",
          "DE": "Germany", "DK": "Denmark", "EG": "Egypt", "ES": "Spain", "FI": "Finland",
          "FR": "France", "GB": "United Kingdom", "GR": "Greece", "IE": "Ireland", "IL": "Israel",
          "IN": "India", "IQ": "Iraq", "IR": "Iran", "IT": "Italy", "JO": "Jordan", "JP": "Japan",
          "KR": "South Korea", "LB": "Lebanon", "MA": "Morocco", "MX": "Mexico",
          "NL": "Netherlands", "NO": "Norway", "NZ": "New Zealand", "PK": "Pakistan",
          "PL": "Poland", "PT": "Portugal", "RU": "Russia", "SA": "Saudi Arabia", "SE": "Sweden",
          "TR": "Türkiye", "UA": "Ukraine", "US": "United States", "ZA": "South Africa",
        ]
        private static let languageNames = [
          "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
          "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French",
          "he": "Hebrew", "hi": "Hindi", "it": "Italian", "ja": "Japanese", "ko": "Korean",
          "nb": "Norwegian Bokmål", "nl": "Dutch", "pl": "Polish", "pt": "Portuguese",
          "ru": "Russian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
          "zh": "Chinese",
        ]
        private static let currencyNames = [
          "AED": "United Arab Emirates Dirham", "AUD": "Australian Dollar",
          "BRL": "Brazilian Real", "CAD": "Canadian Dollar", "CHF": "Swiss Franc",
          "CNY": "Chinese Yuan", "EGP": "Egyptian Pound", "EUR": "Euro", "GBP": "British Pound",
          "ILS": "Israeli New Shekel", "INR": "Indian Rupee", "JPY": "Japanese Yen",
          "MXN": "Mexican Peso", "SAR": "Saudi Riyal", "TRY": "Turkish Lira", "USD": "US Dollar",
        ]
        func localizedString(forRegionCode code: String) -> String? {
          Locale.regionNames[code.uppercased()]
        }
        func localizedString(forLanguageCode code: String) -> String? {
          Locale.languageNames[String(code.lowercased().prefix(2))]
        }
        func localizedString(forCurrencyCode code: String) -> String? {
          Locale.currencyNames[code.uppercased()]
        }
        func localizedString(forIdentifier identifier: String) -> String? {
          let parts = identifier.split { $0 == "_" || $0 == "-" }.map { String($0) }
          guard let name = parts.first.flatMap({ Locale.languageNames[$0] }) else { return nil }
          guard parts.count > 1, let place = Locale.regionNames[parts[parts.count - 1]] else {
            return name
          }
          return "\\(name) (\\(place))"
        }
      }
      """
  )
}
