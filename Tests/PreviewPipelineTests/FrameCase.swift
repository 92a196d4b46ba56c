import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

/// A scene in a canvas of 100 by 100 and the frame that its view called "a" must have.
struct FrameCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scene: String
  let frame: [CGFloat]
  var declarations: String

  init(
    _ description: String,
    _ scene: String,
    _ frame: [CGFloat],
    declaring declarations: String = ""
  ) {
    testDescription = description
    self.scene = scene
    self.frame = frame
    self.declarations = declarations
  }

  /// Lays the scene out in both directions, where it must stand mirrored, and without a message.
  func check() throws {
    let text = """
      \(declarations)
      #Preview(traits: .fixedLayout(width: 100, height: 100)) { \(scene) }
      """
    let source = SceneSource(path: "a.swift", text: text)
    let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
    #expect(report.diagnostics.map(\.message) == [])
    let trees = try #require(report.previews.first).trees
    let placed = try #require(trees[.leftToRight]?.views.first { $0.identifier == "a" }).frame
    #expect([placed.minX, placed.minY, placed.width, placed.height] == frame)
    let turned = try #require(trees[.rightToLeft]?.views.first { $0.identifier == "a" }).frame
    #expect(turned.minX == 100 - placed.maxX)
  }
}
