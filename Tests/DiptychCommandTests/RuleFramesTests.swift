import ConstraintLayout
import Foundation
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Testing

@Suite struct `Rules of layout in scenes` {
  @Test(arguments: RuleFrames.all)
  func `give the frames that are told below each preview`(rules: RuleFrames) throws {
    let text = try String(contentsOf: rules.file, encoding: .utf8)
    let report = try #require(
      PreviewPipeline.layOut(
        PreviewRequest(source: SceneSource(path: rules.file.lastPathComponent, text: text))
      )
    )
    #expect(report.diagnostics.map(\.message) == [])
    let expectations = try rules.expectations(in: text)
    #expect(report.previews.map(\.name) == expectations.map(\.preview))
    for (preview, expectation) in zip(report.previews, expectations) {
      let leftToRight = try #require(preview.trees[.leftToRight])
      let rightToLeft = try #require(preview.trees[.rightToLeft])
      for (name, expected) in expectation.leftToRight {
        expect(name, expected, in: leftToRight, of: "\(preview.name ?? ""), ltr")
        var mirrored = expected
        if let frame = expected { mirrored?[0] = leftToRight.size.width - frame[0] - frame[2] }
        if expectation.rightToLeft[name] != nil { continue }
        expect(name, mirrored, in: rightToLeft, of: "\(preview.name ?? ""), rtl")
      }
      for (name, expected) in expectation.rightToLeft {
        expect(name, expected, in: rightToLeft, of: "\(preview.name ?? ""), rtl")
      }
    }
  }

  private func expect(
    _ name: String,
    _ expected: [Double]?,
    in tree: PlacedTree,
    of scene: String
  ) {
    let frame = tree.views.last { $0.identifier == name }.map {
      [$0.frame.origin.x, $0.frame.origin.y, $0.frame.size.width, $0.frame.size.height]
    }
    guard let frame, let expected else {
      #expect(frame == nil && expected == nil, "\(scene): \(name)")
      return
    }
    let isEqual = zip(frame, expected).allSatisfy { abs($0 - $1) <= 0.001 }
    #expect(isEqual, "\(scene): \(name) is \(frame), not \(expected)")
  }

  @Test func `are found at all`() {
    #expect(RuleFrames.all.count > 8)
  }
}
