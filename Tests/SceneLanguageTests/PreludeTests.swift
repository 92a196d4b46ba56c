import Testing

@testable import SceneLanguage

@Suite struct `What is written in Swift for scenes` {
  @Test(arguments: Prelude.parts.map { $0.names.sorted().joined(separator: " ") })
  func `has no mistakes of its own`(names: String) {
    // One name is enough to bring in all that it needs.
    let messages = names.split(separator: " ").map { name in
      SceneRun("// \(name)\nText(\"x\")").messages.first
    }
    #expect(messages.compactMap(\.self).first == nil)
  }

  /// The names that scenes may give to something of their own.
  private static let names = Set(Prelude.parts.flatMap(\.names))
    .filter { $0.first?.isUppercase == true && !$0.contains(".") }.sorted()

  @Test(arguments: 0..<8)
  func `goes on meaning its own where a scene has the names too`(share: Int) {
    let names = Self.names.enumerated()
    let own = names.filter { $0.offset % 8 == share }.map { "struct \($0.element) {}\n" }
    let others = names.filter { $0.offset % 8 != share }.map(\.element)
    let scene = own.joined() + "// \(others.joined(separator: " "))\nText(\"x\")"
    #expect(SceneRun("import SwiftUI\nimport UIKit\n" + scene).messages == [])
  }

  @Test func `is neither suggested nor listed where only the library may use it`() {
    #expect(SceneReference.standard.about("_JSONText").chapters.isEmpty)
    let messages = SceneRun("import SwiftUI\nlet a = _JSONTexts.self\nText(\"x\")").messages
    #expect(messages.count == 1 && messages[0].hasSuffix("cannot find '_JSONTexts' in scope"))
  }

  @Test func `is in the reference`() {
    let reference = SceneReference.standard
    #expect(!reference.about("UIBezierPath").chapters.isEmpty)
    let formatter = reference.about("dateStyle").chapters.flatMap(\.types)
    #expect(formatter.map(\.name) == ["DateFormatter"])
    #expect(reference.about("KeyframeTrack").chapters.flatMap(\.types).count == 1)
    #expect(reference.chapters.last?.types.contains { $0.name == "DateFormatter.Style" } == true)
  }
}
