import Foundation
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Testing

@Suite(.serialized) struct `Examples as scenes and as Swift` {
  @Test(arguments: Repository.exampleNames)
  func `give the same frames`(name: String) throws {
    let file = Repository.example(name)
    let report = try Self.report(of: file)
    #expect(!report.hasErrors)
    let interpreted = report.previews.flatMap { preview in
      [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        preview.trees[direction]?.nodes.compactMap(\.parityLine) ?? []
      }
    }
    let canvases = try Self.canvases(of: file)
    let compiled = try CompiledExample(file: file).placedViews(canvases: canvases)
    #expect(!interpreted.isEmpty)
    #expect(interpreted == compiled)
  }

  private static func source(of file: URL) throws -> SceneSource {
    SceneSource(
      path: file.lastPathComponent,
      text: try String(contentsOf: file, encoding: .utf8)
    )
  }

  private static func report(of file: URL) throws -> PreviewReport {
    let request = PreviewRequest(source: try source(of: file))
    return try #require(PreviewPipeline.layOut(request))
  }

  /// The canvas of each preview, as the source text of a value.
  private static func canvases(of file: URL) throws -> [String] {
    let report = try report(of: file)
    let text = try source(of: file).text
    let fixed = text.matches(of: /fixedLayout\(width: (\d+), height: (\d+)\)/)
    return report.previews.map { preview in
      let isFixed = fixed.contains {
        Double($0.1) == preview.canvas.width && Double($0.2) == preview.canvas.height
      }
      return isFixed
        ? ".fixed(CGSize(width: \(preview.canvas.width), height: \(preview.canvas.height)))"
        : ".standard"
    }
  }
}

extension PlacedNode {
  /// How a placed view is told; the compiled program tells it by the same text.
  var parityLine: String? {
    guard element != nil || identifier != nil else { return nil }
    let size = "\(frame.size.width) \(frame.size.height)"
    let name = element?.type.prefix { $0 != "<" } ?? "-"
    return "\(name) \(identifier ?? "-") \(frame.origin.x) \(frame.origin.y) \(size)"
  }
}
