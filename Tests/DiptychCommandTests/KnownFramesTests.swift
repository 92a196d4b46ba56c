import ConstraintLayout
import Foundation
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Testing

@Suite struct `Scenes with known frames` {
  /// Published frames are rounded to two decimals at most.
  private static let tolerance = 0.01

  @Test(arguments: KnownFrames.all)
  func `have them in both directions`(known: KnownFrames) throws {
    let text = try String(contentsOf: known.scene, encoding: .utf8)
    let answer = try known.expected()
    let version = answer.ios.map { Int(($0 * 10).rounded()) } ?? 180
    let request = PreviewRequest(
      source: SceneSource(path: known.scene.lastPathComponent, text: text),
      scale: answer.scale,
      systemVersion: SystemVersion(version / 10, version % 10)
    )
    let report = try #require(PreviewPipeline.layOut(request))
    #expect(report.diagnostics.filter { $0.severity == .error }.isEmpty)
    let preview = try #require(report.previews.first)
    for (key, frames) in answer.frames {
      let tree = try #require(preview.trees[key == "ltr" ? .leftToRight : .rightToLeft])
      let views = Dictionary(tree.views.map { ($0.identifier, $0.frame) }) { _, last in last }
      for (name, expected) in frames {
        let frame = views[name].map {
          [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
        }
        let isEqual = frame.map { zip($0, expected).allSatisfy { abs($0 - $1) <= Self.tolerance } }
        #expect(
          isEqual == true,
          "\(key) \(name): \(frame.map { "\($0)" } ?? "missing") is not \(expected)"
        )
      }
    }
  }

  @Test func `are found at all`() {
    #expect(KnownFrames.all.count > 200)
  }
}
