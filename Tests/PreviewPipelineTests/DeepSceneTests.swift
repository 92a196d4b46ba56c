import Dispatch
import PreviewPipeline
import SceneLanguage
import Testing

/// Scenes as deep as the language lets them, and deeper, laid out from Dispatch workers.
@Suite struct `Deep scenes` {
  private static func source(_ levels: Int) -> SceneSource {
    let text = """
      import SwiftUI
      struct Nest: View {
        let levels: Int
        var body: some View {
          if levels == 0 {
            Color.red.frame(width: 10, height: 10)
          } else {
            VStack { HStack { Nest(levels: levels - 1).padding(1) } }
          }
        }
      }
      #Preview { Nest(levels: LEVELS) }
      """
    return SceneSource(
      path: "Deep.swift",
      text: text.split(separator: "LEVELS").joined(separator: "\(levels)")
    )
  }

  @Test(arguments: [
    "VStack { view; view }", "view.background { view }", "ViewThatFits { view.bold(); view }",
  ])
  func `of views that are shown again and again only so many are laid out`(turn: String) {
    let text = """
      import SwiftUI
      func views() -> AnyView {
        var all = AnyView(Text("a"))
        for _ in 0..<60 {
          let view = all
          all = AnyView(\(turn))
        }
        return all
      }
      #Preview { views() }
      """
    let request = PreviewRequest(source: SceneSource(path: "Doubles.swift", text: text))
    let messages = PreviewPipeline.layOut(request)?.diagnostics.map(\.message) ?? []
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix("this scene shows its views more than 400000") })
  }

  @Test(arguments: [(2, 0), (12, 1)])
  func `of paths that are drawn again and again only so many are drawn`(
    count: Int,
    mistakes: Int
  ) {
    let text = """
      import SwiftUI
      func doubled() -> Path {
        var path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        for _ in 0..<16 {
          let half = path
          path.addPath(half)
        }
        return path
      }
      let long = doubled()
      #Preview { ZStack { ForEach(0..<\(count)) { _ in long.fill(.red).opacity(0.5) } } }
      """
    let request = PreviewRequest(source: SceneSource(path: "Paths.swift", text: text))
    let messages = PreviewPipeline.layOut(request)?.diagnostics.map(\.message) ?? []
    #expect(messages.count == mistakes)
    #expect(messages.allSatisfy { $0.hasPrefix("this scene draws paths of more than 3000000") })
  }

  @Test(arguments: [(190, 0), (1_000, 1)])
  func `geometry readers in geometry readers end`(levels: Int, mistakes: Int) {
    let text = """
      import SwiftUI
      func views(_ levels: Int) -> AnyView {
        levels == 0 ? AnyView(Text("a")) : AnyView(GeometryReader { _ in views(levels - 1) })
      }
      #Preview { views(\(levels)) }
      """
    let request = PreviewRequest(source: SceneSource(path: "Readers.swift", text: text))
    #expect(PreviewPipeline.layOut(request)?.diagnostics.count == mistakes)
  }

  @Test(arguments: [(50, 0), (190, 0), (1_000, 1), (100_000, 1)])
  func `lay out or say that they are too deep`(levels: Int, mistakes: Int) async {
    let messages = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let report = PreviewPipeline.layOut(PreviewRequest(source: Self.source(levels)))
        continuation.resume(returning: report?.diagnostics.map(\.message) ?? ["overtaken"])
      }
    }
    #expect(messages.count == mistakes)
    #expect(messages.allSatisfy { $0.hasPrefix("views are nested more than") })
  }
}
