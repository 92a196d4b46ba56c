import Foundation
import SceneLanguage
import Testing

@testable import DiptychCommand

@Suite struct `The reference` {
  @Test func `lists views, modifiers, types, and functions with their signatures`() {
    let text = SceneReference.standard.text
    for line in [
      "    func bold() -> Text", "  VStack: View", "    static var red: Color",
    ] { #expect(text.contains(line)) }
    #expect(text.contains("init(alignment: HorizontalAlignment = …, spacing: CGFloat? = …"))
  }

  @Test func `shows what has a name only`() {
    let part = SceneReference.standard.about("PADDING")
    #expect(!part.chapters.isEmpty)
    #expect(
      part.chapters.flatMap(\.types).flatMap(\.members).allSatisfy { $0.contains("padding(") }
    )
    #expect(SceneReference.standard.about("pading").chapters.isEmpty)
    #expect(SceneReference.standard.nearestName(to: "pading") == "padding")
  }

  @Test func `is the documentation's article`() throws {
    let place = Repository.root.appending(path: "Sources/Diptych/Diptych.docc/Vocabulary.md")
    let article = SceneReference.standard.article
    if ProcessInfo.processInfo.environment["DIPTYCH_RECORD"] != nil {
      try article.write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: place, encoding: .utf8) == article, "run 'make record'")
  }
}
