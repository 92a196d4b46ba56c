import Diptych
import LayoutEngine
import Testing

@testable import SceneLanguage

/// What a scene makes can come to hold itself, which reference counts never free.
@Suite struct `What holds itself` {
  @Test(arguments: [
    // Two objects.
    "let a = Node(); let b = Node(); a.other = b; b.other = a",
    // An object and its closure.
    "let a = Node(); a.action = { a.other = nil }",
    // A variable and the closure that it holds.
    "let a = Node(); var again: (() -> Void)?; again = { _ = a; again?() }",
    // A local function that calls itself.
    "let a = Node(); func again(_ count: Int) { if count > 0 { again(count - 1) }; _ = a }; again(2)",
    // A closure that a published value is handed to.
    "let a = Node(); a.kept = a.$value.sink { _ in a.other = nil }",
    // An object that equality makes.
    "print(Node.Key() == Node.Key())",
  ])
  func `is freed when its scene has ended`(statements: String) throws {
    let source = SceneSource(
      path: "Scene.swift",
      text: """
        import Combine
        import SwiftUI
        final class Node: ObservableObject {
          var other: Node?
          var action: (() -> Void)?
          @Published var value = 0
          var kept: AnyCancellable?
          struct Key: Equatable {
            static func == (left: Key, right: Key) -> Bool {
              let a = Node()
              a.other = a
              return true
            }
          }
        }
        func make() -> Int {
          \(statements)
          return 1
        }
        #Preview { Text("\\(make())") }
        """
    )
    let node = onDeepStack { () -> WeakDeclaration in
      let program = SceneProgram(source)
      #expect(program.diagnostics.filter { $0.severity == .error } == [])
      #expect(program.previews.count == 1)
      let node = WeakDeclaration(
        declaration: program.declarations.types.first { $0.name == "Node" }
      )
      #expect(node.declaration != nil)
      for preview in program.previews {
        let environment = EnvironmentValues(layoutDirection: .leftToRight)
        let evaluation = preview.evaluate(in: environment)
        _ = LayoutTree(root: evaluation.view, environment: environment)
        #expect(evaluation.diagnostics == [])
        evaluation.end()
      }
      program.release()
      return node
    }
    // An object that is left would hold its class.
    #expect(node.declaration == nil)
  }
}

private struct WeakDeclaration: Sendable {
  weak let declaration: TypeDeclaration?
}
