import LayoutEngine
import Testing

@testable import CellRendering

/// Dashes, caps and joins of lines that are no boxes.
@Suite struct `Line pictures` {
  private func picture(_ outline: ShapeOutline, _ style: StrokeStyle) -> String {
    var scene = Scene(80, 80)
    let stroke = Stroke(paint: Paint(.primary), style: style)
    scene.add(.shape(outline, fill: nil, stroke: stroke), 8, 8, 64, 64)
    return scene.picture()
  }

  @Test func `a curve has gaps`() {
    let dashed = picture(.circle, StrokeStyle(dash: [24, 24]))
    #expect(
      dashed
        == """
            ⠤⠤⠤⡀
         ⡔      ⢀
         ⡇      ⢸⠆
               ⢀⡜
          ⠉⠒⠒⠆
        """
    )
  }

  @Test(
    arguments: [(17, "───\none\n"), (30, "\none\n───"), (5, "───\none\n")] as [(CGFloat, String)]
  )
  func `a thin bar beside a text lies in the next free row`(y: CGFloat, picture: String) {
    var scene = Scene(24, 48)
    scene.text("one", 0, 16)
    scene.add(.shape(.rectangle, fill: Paint(.primary), stroke: nil), 0, y, 24, 1)
    #expect(scene.picture() == picture)
  }

  @Test func `a thin bar between two texts passes under one of them`() {
    var scene = Scene(48, 32)
    scene.text("one", 0, 0)
    scene.add(.shape(.rectangle, fill: Paint(.primary), stroke: nil), 0, 14, 48, 1)
    scene.text("two", 0, 16)
    #expect(scene.picture() == "one───\ntwo")
  }

  @Test func `thick lines end as they ask`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 16, y: 32))
      path.addLine(to: CGPoint(x: 48, y: 32))
    }
    let butt = picture(.path(line), StrokeStyle(lineWidth: 24))
    let square = picture(.path(line), StrokeStyle(lineWidth: 24, lineCap: .square))
    #expect(
      butt
        == """

           ⣀⣀⣀⣀
           ████
           ⠉⠉⠉⠉

        """
    )
    #expect(
      square
        == """

         ⢀⣀⣀⣀⣀⣀⣀⡀
         ⢸██████⡇
         ⠈⠉⠉⠉⠉⠉⠉⠁

        """
    )
  }

  @Test(
    arguments: [
      (StrokeStyle(), ""),
      (StrokeStyle(dash: [3, 1]), " stroke-dasharray=\"3 1\""),
      (
        StrokeStyle(lineCap: .round, dash: [3], dashPhase: 2),
        " stroke-dasharray=\"3\" stroke-dashoffset=\"2\" stroke-linecap=\"round\""
      ),
      (
        StrokeStyle(lineCap: .square, lineJoin: .bevel),
        " stroke-linecap=\"square\" stroke-linejoin=\"bevel\""
      ),
      (StrokeStyle(miterLimit: 2), " stroke-miterlimit=\"2\""),
    ] as [(StrokeStyle, String)]
  )
  func `SVG is told how a line is drawn`(style: StrokeStyle, attributes: String) {
    #expect(VectorText.attributes(style.vectorAttributes) == attributes)
  }
}
