import Foundation

let identifiers = [
  "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA", "es_ES", "es_MX", "it_IT",
  "pt_BR", "pt_PT", "nl_NL", "sv_SE", "da_DK", "nb_NO", "fi_FI", "pl_PL", "cs_CZ", "ru_RU", "uk_UA",
  "tr_TR", "el_GR", "hu_HU", "ro_RO", "ja_JP", "zh_CN", "ko_KR", "th_TH", "vi_VN", "id_ID", "hi_IN",
  "bn_BD", "ar_EG", "ar_SA", "ar_AE", "ar", "he_IL", "fa_IR", "ur_PK", "ps_AF", "ckb_IQ", "de", "he",
]
for identifier in identifiers {
  let locale = Locale(identifier: identifier)
  let number = FloatingPointFormatStyle<Double>.number.locale(locale)
  let code = locale.currency?.identifier ?? "USD"
  print(
    identifier, (1_234_567.891).formatted(number), (1234.5).formatted(number),
    (-12.5).formatted(number), (3.0).formatted(number.sign(strategy: .always())))
  print(
    (0.256).formatted(.percent.locale(locale)), 12_345.formatted(.number.locale(locale)),
    (1234.5).formatted(.currency(code: "EUR").locale(locale)),
    (-1234.5).formatted(.currency(code: "USD").locale(locale)),
    (3.0).formatted(.currency(code: code).locale(locale)))
  print(
    code, locale.decimalSeparator ?? "", locale.groupingSeparator ?? "",
    locale.currencySymbol ?? "")
}
let formatter = NumberFormatter()
for identifier in ["de_DE", "fr_FR", "ar_EG", "fa_IR", "en_US"] {
  formatter.locale = Locale(identifier: identifier)
  for style in [NumberFormatter.Style.decimal, .percent, .currency] {
    formatter.numberStyle = style
    print(formatter.string(from: 1234.5) ?? "", formatter.string(from: -0.75) ?? "")
  }
  print(formatter.decimalSeparator!, formatter.currencyCode!)
}
