import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SceneLanguage

/// A text that is parsed after another has the tree that the parser makes of it alone.
@Suite struct `Parse memory` {
  private static let nesting = 512
  private static let scenes = `Mutated scenes`.scenes.filter { $0.contains("/Examples/") }

  private static func isRight(_ memory: ParseMemory, _ text: String) -> Bool {
    let source = SceneSource(path: "a.swift", text: text)
    let tree = memory.tree(of: source, nesting: nesting)
    return tree.description == text
      && tree.debugDescription == Parser.parse(source: text).debugDescription
  }

  @Test(arguments: scenes) func `changed words change the same as alone`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var mutation = SceneMutation(of: text, seed: UInt64(text.utf8.count))
    let memory = ParseMemory()
    for _ in 0..<6 {
      #expect(Self.isRight(memory, text))
      let changed = mutation.next()
      #expect(Self.isRight(memory, changed), "\(changed)")
      memory.renew([SceneSource(path: "a.swift", text: changed)])
    }
  }

  @Test(arguments: scenes) func `lost and doubled lines change the same as alone`(
    path: String
  ) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let memory = ParseMemory()
    for place in stride(from: 1, to: lines.count, by: max(lines.count / 6, 1)) {
      var changed = lines
      changed.remove(at: place)
      #expect(Self.isRight(memory, changed.joined(separator: "\n")))
      changed.insert(contentsOf: [lines[place], lines[place]], at: place)
      #expect(Self.isRight(memory, changed.joined(separator: "\n")))
      memory.renew([SceneSource(path: "a.swift", text: changed.joined(separator: "\n"))])
    }
  }

  @Test func `what did not change keeps its tree`() {
    let memory = ParseMemory()
    let first = SceneSource(path: "a.swift", text: "struct A {}\nstruct B { let b = 1 }\n")
    let second = SceneSource(path: "a.swift", text: "struct A {}\nstruct B { let b = 22 }\n")
    let tree = memory.tree(of: first, nesting: Self.nesting)
    #expect(memory.tree(of: first, nesting: Self.nesting).id == tree.id)
    let changed = memory.tree(of: second, nesting: Self.nesting)
    #expect(changed.id != tree.id)
    memory.renew([second])
    // The tree that shared parts with the first is parsed as a whole.
    #expect(memory.tree(of: second, nesting: Self.nesting).id != changed.id)
  }
}
