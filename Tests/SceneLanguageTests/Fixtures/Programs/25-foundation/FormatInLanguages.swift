import Foundation
let de = Locale(identifier: "de_DE"), fr = Locale(identifier: "fr_FR"), en = Locale(identifier: "en_US"), ja = Locale(identifier: "ja_JP"), pt = Locale(identifier: "pt_BR"), ch = Locale(identifier: "de_CH")
for l in [de, fr, en, ja, pt, ch] {
  print(String(format: "%.2f|%d|%5.1f|%@|%e|%g|%x", locale: l, 1234567.5, 1234567, 2.25, "a", 1234.5, 0.5, 255))
}
print(String(format: "%.1f", locale: nil, 2.25), String(format: "%.1f%@", locale: de, arguments: [3.5, "€"]))
print(String(format: "%*d|%.*f|%-*d|%*.*f", 6, 42, 2, 3.14159, 4, 7, 8, 3, 2.5))
print(String(format: "%*d|", -6, 42), String(format: "%.*f|", -1, 2.5))
print("x".appendingFormat("%*d", 4, 7), String.localizedStringWithFormat("%d %.2f", 12345, 1234.5))
