import Foundation
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Testing

@Suite struct `The record of a layout` {
  private static let scene = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 100)) {
      HStack(spacing: 8) {
        Text("Hello")
          .padding(.leading, 4)
        GeometryReader { proxy in
          Text("In").offset(x: proxy.size.width / 4)
        }
        .accessibilityIdentifier("reader")
        Color.red.frame(width: 20, height: 10, alignment: .bottom)
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing)
    }
    """

  private static func layOut(_ text: String, recorded: Bool) -> PreviewReport? {
    var request = PreviewRequest(source: SceneSource(path: "Row.swift", text: text))
    request.recordsSteps = recorded
    return PreviewPipeline.layOut(request)
  }

  private static func trees(recorded: Bool = true) throws -> [PlacedTree] {
    let report = try #require(layOut(scene, recorded: recorded))
    #expect(report.diagnostics.isEmpty)
    return Array(try #require(report.previews.first).trees.values)
  }

  @Test func `is not made where no one asks`() throws {
    for tree in try Self.trees(recorded: false) { #expect(tree.steps.isEmpty) }
  }

  /// Every frame follows from the steps alone: origins are leading-based, and parents mirror.
  @Test func `leads to every frame, also through a geometry reader`() throws {
    for tree in try Self.trees() {
      #expect(tree.steps.count == tree.nodes.count)
      for (index, step) in tree.steps.enumerated() {
        var x = step.origin.x
        var y = step.origin.y
        if let parent = step.parent {
          let frame = tree.nodes[parent].frame
          if step.isMirrored { x = frame.width - x - step.answer.width }
          x += frame.minX
          y += frame.minY
        }
        let frame = tree.nodes[index].frame
        #expect(abs(frame.minX - x) < 1e-9 && abs(frame.minY - y) < 1e-9, "\(step.title)")
        #expect(frame.size == step.answer)
      }
    }
  }

  @Test func `tells the modifiers as they are written, and where`() throws {
    let tree = try #require(try Self.trees().first)
    let modifiers = tree.steps.filter { $0.kind == .modifier }.map {
      "\($0.title) \($0.source?.line ?? 0):\($0.source?.column ?? 0)"
    }
    #expect(
      modifiers == [
        ".frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing) 11:4",
        ".padding(.leading, 4) 4:8",
        ".offset(x: 30, y: 0) 6:18",
        ".frame(width: 20, height: 10, alignment: .bottom) 9:15",
      ]
    )
  }

  @Test func `tells what a named view was offered and took`() throws {
    let tree = try #require(try Self.trees().first)
    let reader = try #require(tree.views.first { $0.identifier == "reader" })
    let step = try #require(tree.step(of: reader))
    // 200 less two gaps of 8, the frame's 20 and the text's 44 with its padding, leave 120, of
    // which the reader, being the most flexible, is offered all.
    #expect(step.proposal == ProposedViewSize(width: 120, height: 100))
    #expect(step.answer == CGSize(width: 120, height: 100))
  }

  @Test func `tells in which turn a stack served its children`() throws {
    let tree = try #require(try Self.trees().first)
    let turns: [Int] = tree.steps.compactMap {
      guard case .stacked(let turn, _) = $0.reason else { return nil }
      return turn.turn
    }
    #expect(turns == [1, 2, 0])
  }
}
