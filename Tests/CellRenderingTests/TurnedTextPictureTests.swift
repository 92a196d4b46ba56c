import LayoutEngine
import Testing

@testable import CellRendering

/// Texts under rotations, mirrors and scales.
@Suite struct `Turned text pictures` {
  /// A text in the middle of 96 × `height` points, left-to-right and mirrored.
  private func picture(_ string: String, _ map: CGAffineTransform, _ height: CGFloat) -> String {
    let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    let pictures = directions.map { direction in
      let isMirrored = direction == .rightToLeft
      let text = StyledText(runs: [TextRun(string)])
      let size = CellTextMeasuring().size(of: text, in: .unspecified)
      var scene = Scene(96, height)
      scene.add(
        .text(text),
        isMirrored ? 88 - size.width : 8,
        (height - size.height) / 2,
        size.width,
        size.height,
        direction: direction,
        effect: .transform(
          isMirrored ? CGAffineTransform(map.a, -map.b, -map.c, map.d, -map.tx, map.ty) : map,
          anchor: .center
        )
      )
      return scene.picture()
    }
    return pictures.joined(separator: "\n---\n")
  }

  private func turn(_ degrees: Double) -> CGAffineTransform {
    CGAffineTransform(turningBy: .degrees(degrees))
  }

  /// The rows of a picture without blanks at their ends and blank rows.
  private func rows(_ string: String, _ map: CGAffineTransform, _ height: CGFloat) -> [String] {
    picture(string, map, height).split(separator: "\n").map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  @Test func `a quarter of a turn has a letter a row`() {
    let right = ["    H", "  y e", "  o l", "  u l", "    o"]
    let left = ["  H", "  e", "  l y", "  l o", "  o u"]
    let mirroredLeft = ["       H", "       e y", "       l o", "       l u", "       o"]
    let mirroredRight = ["         H", "         e", "       y l", "       o l", "       u o"]
    #expect(rows("Hello\nyou", turn(90), 80) == right + ["---"] + mirroredLeft)
    #expect(rows("Hello\nyou", turn(-90), 80) == left + ["---"] + mirroredRight)
    #expect(rows("שלום", turn(90), 80).prefix(4) == ["  ש", "  ל", "  ו", "  ם"])
  }

  @Test func `other turns lead along their line`() {
    let down = [" He", "   ll", "     o"]
    let mirrored = ["         lo", "       el", "      H"]
    #expect(rows("Hello", turn(45), 64) == down + ["---"] + mirrored)
  }

  @Test(arguments: [CGAffineTransform(-1, 0, 0, -1, 0, 0), CGAffineTransform(scaleX: -1, y: 1)])
  func `upside down and mirrored text stays readable`(map: CGAffineTransform) {
    let mirrored = ["      Hello", "      you"]
    #expect(rows("Hello\nyou", map, 32) == [" Hello", "   you", "---"] + mirrored)
  }

  @Test func `text that is flattened is not seen`() {
    #expect(rows("Hello", CGAffineTransform(scaleX: 0, y: 1), 16) == ["---"])
  }
}
