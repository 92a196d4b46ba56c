import Foundation
import Testing

@Suite struct `Robustness` {
  private static let scene = """
    import SwiftUI
    enum Kind: String, CaseIterable { case a, b(Int); var n: Int { 3 } }
    struct Card<Content: View>: View {
      @State var count = 3
      let size: CGSize = CGSize(width: 1, height: 2)
      @ViewBuilder var content: () -> Content
      var body: some View {
        let total = [1, 2, 3].map { $0 * 2 }.reduce(0, +)
        VStack(alignment: .leading, spacing: 4) {
          ForEach(0..<total, id: \\.self) { i in
            if i % 2 == 0 { Text("\\(i, specifier: "%.2f")") } else { Color.red.frame(width: 4) }
          }
          content().padding([.top, .leading], 3)
        }
      }
    }
    extension CGSize { static func - (a: CGSize, b: CGSize) -> CGSize { a } }
    #Preview("x", traits: .fixedLayout(width: 3, height: 4)) { Card { Text("é 🙂") } }
    """

  @Test func `a scene cut at any byte gives diagnostics and never a trap`() {
    let bytes = Array(Self.scene.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      guard let text = String(validating: bytes[..<end], as: UTF8.self) else { continue }
      _ = SceneRun(text)
    }
  }

  @Test(arguments: [
    ("d \u{14}= 5", true), ("let d \u{2028}= 5", true), ("let d \u{FEFF}= 5", true),
    ("let d \u{7F}= 5", true), ("let d \u{B}= 5", true), ("let d \u{C}= 5", true),
    ("let d \u{A0}= 5", false), ("let d \u{0}= 5", false), ("let d /**/= 5", false),
    ("let d\n= 5", false), ("let d = 5", false),
  ])
  func `a character that is no space before an equals sign is told`(text: String, isTold: Bool) {
    let run = SceneRun(text + "\nText(\"a\")")
    let message = "'=' must have consistent whitespace on both sides"
    #expect(run.messages.contains { $0.contains(message) } == isTold)
  }

  @Test(arguments: [
    "enum E: Int { case a = f { struct S { enum F: Int { case b = 1 } } } }",
    "enum E { case a(Int = f { struct S { enum F { case b(Int = 2) } } }) }",
    "enum E { case a = f { struct S {} } }\nfunc f(_ body: () -> Void) -> Int { 1 }",
  ])
  func `a case may hold a closure that declares types`(text: String) {
    #expect(!SceneRun(text).messages.isEmpty)
  }

  @Test(arguments: 0..<40) func `a scene with words swapped never traps`(seed: UInt64) {
    var generator = Seeded(state: seed)
    var words = Self.scene.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<3 {
      let first = Int.random(in: words.indices, using: &generator)
      let second = Int.random(in: words.indices, using: &generator)
      words.swapAt(first, second)
    }
    _ = SceneRun(words.joined(separator: " "))
  }

  @Test(arguments: 0..<40) func `a scene with characters lost never traps`(seed: UInt64) {
    var generator = Seeded(state: seed &+ 1_000)
    var characters = Array(Self.scene)
    for _ in 0..<4 {
      characters.remove(at: Int.random(in: characters.indices, using: &generator))
    }
    _ = SceneRun(String(characters))
  }
}

/// A generator whose numbers repeat.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
