import Foundation

var components = URLComponents(string: "https://a.b:80/c/d?x=1&name=J%C3%B6rg%20K&flag#top")!
print(components.scheme!, components.host!, components.port!, components.path)
print(components.query!, components.fragment!)
for item in components.queryItems! { print(item.name, item.value ?? "none") }
components.queryItems = [
  URLQueryItem(name: "q", value: "a b&c"), URLQueryItem(name: "r", value: nil),
]
components.port = nil
components.path = "/search"
print(components.string!, components.url!)
print(URLComponents(string: "https://a.b/c/")!.string!, URLComponents().string ?? "nil")
var other = URLComponents()
other.scheme = "https"
other.host = "example.com"
other.path = "/x y"
print(other.string!)
let file = URL(string: "https://a.b/pictures/cat.large.png?size=2")!
print(file.deletingPathExtension(), file.appendingPathExtension("gz"), file.isFileURL)
let text = "Grüße, 👋 world"
print(NSRange(text.startIndex..., in: text), NSRange(text.startIndex..<text.endIndex, in: text))
let colon = text.firstIndex(of: ",")!
print(NSRange(colon..., in: text).location, NSRange(..<colon, in: text).length)
print(NSNumber(value: true).boolValue, NSNumber(value: 2.5).doubleValue, Data(count: 3).count)
print(Data([1, 2, 3, 4]).subdata(in: 1..<3).map { $0 })
for id in ["de_DE", "en_US", "en_GB", "ar_EG", "he"] {
  let locale = Locale(identifier: id)
  print(
    id, locale.language.languageCode!.identifier, locale.region?.identifier ?? "nil",
    locale.measurementSystem == .metric, locale.language.characterDirection == .rightToLeft)
}
print(Locale.Language(identifier: "he").characterDirection == .rightToLeft)
print(Locale.Region("US").identifier, Locale.LanguageCode("en") == .english)
