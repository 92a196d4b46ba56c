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

  @Test func `is in the reference`() {
    let reference = SceneReference.standard
    #expect(!reference.about("UIBezierPath").chapters.isEmpty)
    let formatter = reference.about("dateStyle").chapters.flatMap(\.types)
    #expect(formatter.map(\.name) == ["DateFormatter"])
    #expect(reference.about("KeyframeTrack").chapters.flatMap(\.types).count == 1)
    #expect(reference.chapters.last?.types.contains { $0.name == "DateFormatter.Style" } == true)
  }
}
