import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

@Suite struct `The vocabulary of layout in scenes` {
  private static let a = ".accessibilityIdentifier(\"a\")"
  private static let box = "Color.red.frame(width: 20, height: 10)"

  /// A row whose leading guide lies 5 points inside, and which touches its neighbours.
  private static let row = """
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
      func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .leading ? 5 : nil }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 40, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    """

  @Test(
    arguments: [
      FrameCase(
        "reserved lines",
        "Text(\"a\").lineLimit(3, reservesSpace: true)\(a)",
        [46, 26, 8, 48]
      ),
      FrameCase(
        "cells of a grid without columns",
        "LazyVGrid(columns: []) { \(box)\(a) }",
        [40, 45, 20, 10]
      ),
      FrameCase("at least two lines", "Text(\"a\").lineLimit(2...)\(a)", [46, 34, 8, 32]),
      FrameCase(
        "between one line and two",
        "Text(\"one two three four\").lineLimit(1...2).frame(width: 40)\(a)",
        [30, 34, 40, 32]
      ),
      FrameCase("order in depth", "ZStack { \(box).offset(z: 4)\(a) }", [40, 45, 20, 10]),
      FrameCase(
        "a bar",
        "Color.red\(a).safeAreaBar(edge: .bottom, spacing: 4) { \(box) }",
        [0, 0, 100, 86]
      ),
      FrameCase(
        "rows of a grid as a layout",
        "GridLayout(horizontalSpacing: 2)() { GridRow { \(box); \(box)\(a) } }",
        [51, 45, 20, 10]
      ),
      FrameCase("a canvas", "Canvas { _, _ in }.frame(width: 40)\(a)", [30, 0, 40, 100]),
      FrameCase("a timeline", "TimelineView(.animation) { _ in \(box)\(a) }", [40, 45, 20, 10]),
      FrameCase(
        "an effect by place moves the drawing",
        "\(box)\(a).visualEffect { content, geometry in content.offset(x: geometry.size.width) }",
        [60, 45, 20, 10]
      ),
      FrameCase(
        "a scroll transition at rest",
        "\(box).scrollTransition { content, phase in content.offset(y: phase.value) }\(a)",
        [40, 45, 20, 10]
      ),
      FrameCase(
        "a scene's transition",
        "\(box).transition(Fade())\(a)",
        [40, 45, 20, 10],
        declaring: """
          struct Fade: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
              content.opacity(phase.isIdentity ? 1 : 0)
            }
          }
          """
      ),
      FrameCase(
        "nothing to show",
        "ContentUnavailableView(\"None\", systemImage: \"star\")\(a)",
        [0, 0, 100, 100]
      ),
      FrameCase(
        "a divider in a layout's row",
        "Row { Divider()\(a) }",
        [30, 45, 1, 10],
        declaring: row
      ),
      FrameCase(
        "a layout's guide",
        "VStack(alignment: .leading) { Row { Color.red }; \(box)\(a) }",
        [35, 50, 20, 10],
        declaring: row
      ),
      FrameCase(
        "a guide through a frame",
        "VStack(alignment: .leading) { Row { Color.red }.frame(width: 60); \(box)\(a) }",
        [35, 50, 20, 10],
        declaring: row
      ),
    ]
  )
  func `gives the frames of SwiftUI`(expected: FrameCase) throws {
    try expected.check()
  }

  @Test(
    arguments: [
      ("Color.red.padding()\n.frame(width: -10)", "invalid frame dimension", 3),
      ("Color.red.frame(height: .infinity)", "invalid frame dimension", 2),
      ("Color.red.frame(minWidth: 20, maxWidth: 10)", "contradictory frame constraints", 2),
      ("Color.red.frame(idealHeight: 20, maxHeight: 10)", "contradictory frame constraints", 2),
    ]
  )
  func `warns at the frame that SwiftUI complains of`(
    scene: String,
    message: String,
    line: Int
  ) throws {
    let source = SceneSource(path: "a.swift", text: "#Preview {\n\(scene)\n}")
    let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
    #expect(report.diagnostics.count == 1)
    let warning = try #require(report.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(warning.message.hasPrefix(message))
    #expect(warning.line == line)
  }
}
