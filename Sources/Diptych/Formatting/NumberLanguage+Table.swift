extension NumberLanguage {
  /// The language by its code, with what a region has of its own.
  static func language(_ code: String, _ region: String) -> NumberLanguage {
    let (wide, narrow) = ("\u{A0}", "\u{202F}")
    // Points behind whole numbers, and amounts before their currency: most of Europe.
    var european = NumberLanguage(
      point: ",",
      group: ".",
      percent: "#%",
      amount: "#\(wide)¤"
    )
    var apart = european
    apart.group = wide
    apart.percent = "#\(wide)%"
    switch code {
    case "de" where region == "CH":
      return NumberLanguage(
        group: "’",
        amount: "¤\(wide)#",
        negativeAmount: "¤-#",
        symbols: ["USD": "$", "EUR": "EUR"]
      )
    case "de":
      european.percent = "#\(wide)%"
      if region == "AT" { european.amount = "¤\(wide)#" }
      european.symbols = ["USD": "$"]
    case "fr":
      apart.group = region == "CA" ? wide : narrow
      apart.symbols = ["USD": region == "CA" ? "$\(wide)US" : "$US"]
      return apart
    case "es" where regionsOfPoints.contains(region):
      return NumberLanguage(symbols: ["USD": "USD", "EUR": "EUR"])
    case "es":
      european.percent = "#\(wide)%"
      european.leastGrouped = 2
    case "it":
      european.leastGrouped = 2
      european.symbols = ["USD": "USD"]
    case "pt" where region == "PT":
      european.group = wide
      european.leastGrouped = 2
    case "pt": european.amount = "¤\(wide)#"
    case "nl":
      european.amount = "¤\(wide)#"
      european.negativeAmount = "¤\(wide)-#"
    case "da": european.percent = "#\(wide)%"
    case "vi": break
    case "id":
      european.amount = "¤#"
      european.spacesLetters = false
    case "el": european.symbols = ["USD": "$"]
    case "ro":
      european.percent = "#\(wide)%"
      european.symbols = ["USD": "USD", "EUR": "EUR"]
    case "tr":
      (european.percent, european.amount) = ("%#", "¤#")
      european.symbols = ["USD": "$"]
    case "sv", "nb", "no", "nn", "fi":
      apart.minus = "\u{2212}"
      if code != "sv" { apart.symbols = ["USD": code == "fi" ? "$" : "USD"] }
      return apart
    case "cs", "sk": return apart
    case "ru":
      apart.symbols = ["USD": "$"]
      return apart
    case "pl", "hu":
      (apart.percent, apart.leastGrouped) = ("#%", 2)
      apart.symbols = ["USD": "USD"]
      if code == "hu" { apart.symbols["EUR"] = "EUR" }
      return apart
    case "uk":
      apart.percent = "#%"
      apart.symbols = ["USD": "USD", "EUR": "EUR"]
      return apart
    default: return outsideEurope(code, region)
    }
    return european
  }

  private static func outsideEurope(_ code: String, _ region: String) -> NumberLanguage {
    let mark = "\u{200E}"
    switch code {
    case "ja": return NumberLanguage(symbols: [:])
    case "zh", "ko", "th": return NumberLanguage()
    case "hi": return NumberLanguage(hasIndianGroups: true, symbols: [:])
    case "bn": return NumberLanguage(amount: "#¤", hasIndianGroups: true)
    case "ar":
      return NumberLanguage(
        minus: mark + "-",
        plus: mark + "+",
        percent: "#\(mark)%\(mark)",
        amount: "\u{200F}#\u{A0}¤",
        negativeAmount: "\u{200F}-#\u{A0}¤"
      )
    case "he", "iw":
      return NumberLanguage(
        minus: mark + "-",
        plus: mark + "+",
        amount: "\u{200F}#\u{A0}\u{200F}¤",
        negativeAmount: "\u{200F}-#\u{A0}\u{200F}¤",
        symbols: [:]
      )
    case "ur":
      return NumberLanguage(
        minus: mark + "-",
        plus: mark + "+",
        hasIndianGroups: true,
        symbols: [:]
      )
    case "fa", "ps":
      return NumberLanguage(
        point: "\u{66B}",
        group: "\u{66C}",
        minus: code == "fa" ? mark + "\u{2212}" : "\(mark)-\(mark)",
        plus: code == "fa" ? mark + "+" : "\(mark)+\(mark)",
        percent: "#\u{66A}",
        amount: code == "fa" ? mark + "¤#" : "¤\u{A0}#",
        zero: "\u{6F0}",
        symbols: [:]
      )
    case "ckb":
      return NumberLanguage(
        point: "\u{66B}",
        group: "\u{66C}",
        minus: "\u{200F}-",
        plus: "\u{200F}+",
        percent: "#\u{A0}\u{66A}",
        amount: "#\u{A0}¤",
        zero: "\u{660}"
      )
    case "en" where region == "IN": return NumberLanguage(hasIndianGroups: true, symbols: [:])
    case "en" where region != "US" && !region.isEmpty: return NumberLanguage()
    default: return NumberLanguage(symbols: [:])
    }
  }

  /// Where Spanish writes numbers as the United States do.
  private static let regionsOfPoints: Set = [
    "MX", "US", "GT", "HN", "NI", "SV", "PA", "PE", "DO", "PR",
  ]

  /// The currencies of regions, with the symbols that they have there.
  static let currencies: [String: (code: String, symbol: String)] = [
    "US": ("USD", "$"), "GB": ("GBP", "£"), "CA": ("CAD", "$"), "AU": ("AUD", "$"),
    "NZ": ("NZD", "$"), "IN": ("INR", "₹"), "CH": ("CHF", "CHF"), "MX": ("MXN", "$"),
    "BR": ("BRL", "R$"), "SE": ("SEK", "kr"), "DK": ("DKK", "kr."), "NO": ("NOK", "kr"),
    "PL": ("PLN", "zł"), "CZ": ("CZK", "Kč"), "RU": ("RUB", "₽"), "UA": ("UAH", "₴"),
    "TR": ("TRY", "₺"), "HU": ("HUF", "Ft"), "RO": ("RON", "RON"), "JP": ("JPY", "¥"),
    "CN": ("CNY", "¥"), "TW": ("TWD", "$"), "KR": ("KRW", "₩"), "TH": ("THB", "฿"),
    "VN": ("VND", "₫"), "ID": ("IDR", "Rp"), "BD": ("BDT", "৳"), "IL": ("ILS", "₪"),
    "EG": ("EGP", "ج.م.\u{200F}"), "SA": ("SAR", "ر.س.\u{200F}"), "AE": ("AED", "د.إ.\u{200F}"),
    "IQ": ("IQD", "د.ع.\u{200F}"), "IR": ("IRR", "ریال"), "PK": ("PKR", "Rs"), "AF": ("AFN", "؋"),
    "DE": ("EUR", "€"), "AT": ("EUR", "€"), "FR": ("EUR", "€"), "ES": ("EUR", "€"),
    "IT": ("EUR", "€"), "PT": ("EUR", "€"), "NL": ("EUR", "€"), "BE": ("EUR", "€"),
    "FI": ("EUR", "€"), "GR": ("EUR", "€"), "IE": ("EUR", "€"),
  ]
}
