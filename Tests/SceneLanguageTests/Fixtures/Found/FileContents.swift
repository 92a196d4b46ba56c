import SwiftUI

func load<T: Decodable>(_ name: String) -> T? {
  guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { return nil }
  do {
    let data = try Data(contentsOf: url)
    return try JSONDecoder().decode(T.self, from: data)
  } catch {
    fatalError("Couldn't load \(name) from main bundle:\n\(error)")
  }
}
struct Words: View {
  @State private var words: [String] = load("words.json") ?? ["none"]
  @State private var text = ""
  var body: some View {
    Text(words.joined() + text).onAppear {
      if let url = Bundle.main.url(forResource: "start", withExtension: "txt"),
        let all = try? String(contentsOf: url, encoding: .utf8)
      {
        words = all.components(separatedBy: "\n")
      }
      let path = Bundle.main.path(forResource: "a", ofType: "txt")
      text = path.flatMap { try? String(contentsOfFile: $0) } ?? "no file"
      let checker = UITextChecker()
      let range = NSRange(location: 0, length: text.utf16.count)
      _ = checker.rangeOfMisspelledWord(
        in: text, range: range, startingAt: 0, wrap: false, language: "en")
    }
  }
}
#Preview { Words() }
