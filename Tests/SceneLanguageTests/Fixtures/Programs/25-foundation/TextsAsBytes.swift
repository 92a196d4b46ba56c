import Foundation

print(M_E, M_PI, Double.pi, Float.pi, CGFloat.pi, M_SQRT2)
let s = "héllo"
let i = s.index(s.startIndex, offsetBy: 2)
print(i.utf16Offset(in: s))
print(String.Index(utf16Offset: 3, in: s) > i)
print("Crème Brûlée".folding(options: .diacriticInsensitive, locale: nil))
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current))
print("abc".data(using: .utf8)!.count)
if let d = "xyz".data(using: .utf8) { print(String(data: d, encoding: .utf8) ?? "none") }
