import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

@Suite struct `Modifiers of previews` {
  private static let modifier = """
    struct Width: Equatable { var value: CGFloat }
    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> Width { Width(value: 40) }
      func body(content: Content, context: Width) -> some View {
        content.frame(width: context.value)
      }
    }
    struct Raised: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content.padding(.bottom, 20) }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      static var sample: Self { .modifier(Sample()) }
    }

    """

  @Test(
    arguments: [
      "(traits: .modifier(Sample()), .fixedLayout(width: 100, height: 100)) { shown }",
      "(\"a\", traits: .fixedLayout(width: 100, height: 100), .sample) { shown }",
      "(traits: .sample, .fixedLayout(width: 100, height: 100), body: { shown })",
      """
      (traits: .sample, .fixedLayout(width: 100, height: 100)) {
        @Previewable @State var isOn = true
        if isOn { shown }
      }
      """,
    ]
  )
  func `change what is shown by what they share`(preview: String) throws {
    #expect(try Self.frame(preview) == [30, 0, 40, 100])
  }

  @Test func `come one within the other`() throws {
    let preview =
      "(traits: .sample, .modifier(Raised()), .fixedLayout(width: 100, height: 100)) { shown }"
    #expect(try Self.frame(preview) == [30, 0, 40, 80])
  }

  private static func frame(_ preview: String) throws -> [CGFloat] {
    let shown = "let shown = Color.red.accessibilityIdentifier(\"shown\")\n"
    let text = modifier + shown + "#Preview" + preview
    let report = try #require(
      PreviewPipeline.layOut(PreviewRequest(source: SceneSource(path: "a.swift", text: text)))
    )
    #expect(report.diagnostics.map(\.message) == [])
    let views = try #require(report.previews.first?.trees[.leftToRight]).views
    let frame = try #require(views.first { $0.identifier == "shown" }).frame
    return [frame.origin.x, frame.origin.y, frame.width, frame.height]
  }
}
