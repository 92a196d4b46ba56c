import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

@Suite struct `Layout in both directions` {
  /// Every run of a body leaves a line on the console of its evaluation.
  private static func report(_ body: String) throws -> PreviewReport {
    let text = """
      import SwiftUI
      struct Reading: View {
        @Environment(\\.layoutDirection) var direction
        var body: some View {
          Text(direction == .leftToRight ? "left" : "to the right")
        }
      }
      struct Place: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.layoutDirection == .leftToRight ? 10 : 30, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        \(body)
      }
      """
    let source = SceneSource(path: "Scene.swift", text: text)
    let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
    #expect(report.diagnostics.isEmpty)
    return report
  }

  private static func frames(_ report: PreviewReport, _ direction: LayoutDirection) -> [CGRect] {
    report.previews.first?.trees[direction]?.nodes.map(\.frame) ?? []
  }

  @Test func `mirrors what looks at no direction`() throws {
    let report = try Self.report("HStack { Text(\"one\"); Spacer(); Color.red.frame(width: 9) }")
    let left = Self.frames(report, .leftToRight)
    let right = Self.frames(report, .rightToLeft)
    #expect(left.count > 3)
    #expect(
      right.map { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) } == left
    )
  }

  @Test(arguments: ["Reading()", "Place { Text(\"one\") }", "GeometryReader { _ in Reading() }"])
  func `is made anew for what looks`(body: String) throws {
    let report = try Self.report(body)
    let left = Self.frames(report, .leftToRight).map(\.width)
    #expect(left != Self.frames(report, .rightToLeft).map(\.width))
  }

  @Test func `runs what the scene does only once`() throws {
    let report = try Self.report(
      """
      Path { path in path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        .onAppear { print("seen") }
      """
    )
    #expect(report.console == ["seen"])
  }
}
