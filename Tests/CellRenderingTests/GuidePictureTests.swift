import LayoutEngine
import Testing

@testable import CellRendering

/// The lines that content is kept behind.
@Suite struct `Pictures of guides` {
  private static func guide(
    _ kind: PlacedGuide.Kind,
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  ) -> PlacedGuide {
    let bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    let frame = CGRect(x: left, y: top, width: 96 - left - right, height: 96 - top - bottom)
    return PlacedGuide(kind, in: bounds, frame: frame)
  }

  private func picture(_ charset: Charset, _ guides: [PlacedGuide]) -> String {
    var scene = Scene(96, 96)
    scene.add(nil, 0, 0, 96, 96, guides: guides) { $0.text("Text", 32, 32) }
    return scene.picture(charset) { $0.showsGuides = true }
  }

  @Test func `safe area and margins are told apart without colour`() {
    let guides = [Self.guide(.safeArea, 16, 8, 16, 8), Self.guide(.margins, 32, 24, 32, 24)]
    #expect(
      picture(.unicode, guides) == """
        ╔══════════╗
        ║ ┌┈┈┈┈┈┈┐ ║
        ║ ┊ Text ┊ ║
        ║ ┊      ┊ ║
        ║ └┈┈┈┈┈┈┘ ║
        ╚══════════╝
        """
    )
    #expect(
      picture(.ascii, guides) == """
        ============
        ! ,,,,,,,, !
        ! ; Text ; !
        ! ;      ; !
        ! ;,,,,,,; !
        ============
        """
    )
  }

  @Test func `an edge that keeps nothing free has no line`() {
    #expect(
      picture(.unicode, [Self.guide(.margins, 32, 0, 0, 16)]) == """

        ┈┈┈┈┈┈┈┈┈┈┐
            Text  ┊
                  ┊
                  ┊
                  ┊
        """
    )
    #expect(picture(.unicode, [Self.guide(.margins, 0, 0, 0, 0)]) == "\n\n    Text\n\n\n")
  }

  @Test func `a strip thinner than a cell has a line`() {
    #expect(picture(.unicode, [Self.guide(.margins, 4, 2, 4, 2)]).first == "┌")
  }

  @Test func `only views with views inside show theirs, and a chosen one in any case`() {
    var scene = Scene(48, 48)
    let frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    let inside = CGRect(x: 8, y: 16, width: 32, height: 16)
    let guide = PlacedGuide(.margins, in: frame, frame: inside)
    scene.add(nil, 0, 0, 48, 48) { $0.add(nil, 0, 0, 48, 48, guides: [guide]) }
    #expect(GuideSelection(scene.tree, node: nil).guides.isEmpty)
    #expect(GuideSelection(scene.tree, node: 1).guides == [guide])
    #expect(GuideSelection(scene.tree, node: 0).guides.isEmpty)
    #expect(GuideSelection(scene.tree, node: 9).guides.isEmpty)
    #expect(GuideSelection(scene.tree, node: -1).guides.isEmpty)
  }

  @Test func `a legend tells what the lines mean`() {
    var scene = Scene(48, 48)
    let frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    let guide = PlacedGuide(
      .margins,
      in: frame,
      frame: CGRect(x: 8, y: 16, width: 32, height: 16)
    )
    scene.add(nil, 0, 0, 48, 48, guides: [guide]) { $0.text("a", 8, 16) }
    let options = RenderingOptions(charset: .unicode, usesColors: false, showsGuides: true)
    let picture = CellRenderer(options: options).render([scene.sheet("a")]).canvas.description
    #expect(picture.hasSuffix("\n┈┊ margins"))
    let plain = Scene(48, 48).sheet("a")
    #expect(
      CellRenderer(options: options).render([plain]).canvas.description
        .hasSuffix("no margins and no safe area to draw")
    )
  }
}
