import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Turned glyphs` {
  @Test(arguments: [
    ("→", 90.0, "↓"), ("→", 45, "↘"), ("→", 180, "←"), ("→", -90, "↑"), ("→", 350, "→"),
    ("›", 90, "⌄"), ("›", -90, "⌃"), ("›", 45, "›"), ("▶", 180, "◀"), (">", 90, "v"),
    ("»", 180, "«"), ("»", 90, "»"), (">>", 180, "<<"), ("<+", 90, "<+"), ("★", 90, "★"),
  ])
  func `what points somewhere points where it is turned to`(
    glyph: String,
    degrees: Double,
    expected: String
  ) {
    let turning = TurnedGlyph(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    #expect(turning.applied(to: glyph) == expected)
  }

  @Test(arguments: [
    ("→", 0.0, "←"), ("↑", 0, "↑"), ("↗", 0, "↖"), ("→", 90, "↑"), ("›", 180, "›"), ("»", 0, "«"),
    ("★", 0, "★"),
  ])
  func `a mirror comes before a turn`(glyph: String, degrees: Double, expected: String) {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    #expect(TurnedGlyph(mirror.concatenating(turn)).applied(to: glyph) == expected)
  }
}
