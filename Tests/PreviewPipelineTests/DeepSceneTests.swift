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
