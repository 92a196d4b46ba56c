import Foundation
import Testing

@testable import SceneLanguage

@Suite struct `A released program` {
  private static let text = """
    struct Card: View, Equatable {
      enum Kind: Int { case small = 1, large }
      var kind = Kind.small
      static let shared = Card(kind: .large)
      var next: [Card] { [Card(kind: .large), Card.shared] }
      func depth(_ count: Int = 2) -> Int { count == 0 ? 0 : depth(count - 1) }
      var body: some View { Text("\\(depth())").modifier(Framed(card: self)) }
    }
    struct Framed: ViewModifier {
      let card: Card
      func body(content: Content) -> some View { content.padding(CGFloat(twice(card.depth()))) }
    }
    func twice(_ value: Int) -> Int { value > 9 ? twice(value - 1) : 2 * value }
    extension Text { func carded() -> some View { modifier(Framed(card: Card())) } }
    #Preview { Card() }
    """

  @Test func `leaves none of its declarations behind`() throws {
    var weakly: [() -> TypeDeclaration?] = []
    do {
      let program = SceneProgram(SceneSource(path: "a.swift", text: Self.text))
      #expect(program.diagnostics.isEmpty)
      #expect(program.previews.count == 1)
      weakly = program.declarations.types.map { type in { [weak type] in type } }
      #expect(weakly.count == 3 && weakly.allSatisfy { $0() != nil })
      program.release()
    }
    #expect(weakly.allSatisfy { $0() == nil })
  }

  @Test(arguments: `Code that people have`.scenes)
  func `leaves nothing of what people have behind`(scene: String) throws {
    let file = `Code that people have`.folder.appendingPathComponent(scene)
    let source = try String(contentsOf: file, encoding: .utf8)
    var weakly: [(name: String, object: () -> AnyObject?)] = []
    do {
      let program = SceneProgram(SceneSource(path: scene, text: source))
      for type in program.declarations.types {
        weakly.append((type.qualifiedName, { [weak type] in type }))
        for member in type.members.instanceMembers.values.flatMap({ $0 })
          + type.members.staticMembers.values.flatMap({ $0 })
        {
          guard case .method(let method) = member else { continue }
          weakly.append((type.qualifiedName + "." + method.name, { [weak method] in method }))
        }
      }
      program.release()
    }
    #expect(weakly.filter { $0.object() != nil }.map(\.name) == [])
  }
}
