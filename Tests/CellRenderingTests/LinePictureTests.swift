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
