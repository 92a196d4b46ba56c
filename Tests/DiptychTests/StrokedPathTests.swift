import LayoutEngine
import Testing

@Suite struct `Line along a path` {
  private func contains(_ path: String, _ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
    Path(path)?.strokedPath(style).contains(CGPoint(x: x, y: y)) ?? false
  }

  @Test(arguments: [
    (CGLineCap.butt, 10.5, false), (.round, 11, true), (.round, 12.5, false), (.square, 11.9, true),
    (.square, 12.1, false),
  ])
  func `a line ends in its cap`(cap: CGLineCap, x: Double, inside: Bool) {
    let style = StrokeStyle(lineWidth: 4, lineCap: cap)
    #expect(contains("0 0 m 10 0 l", style, x, 0.1) == inside)
    #expect(contains("0 0 m 10 0 l", style, 10 - x, 0.1) == inside)
    #expect(contains("0 0 m 10 0 l", style, 5, 1.9))
    #expect(!contains("0 0 m 10 0 l", style, 5, 2.1))
  }

  @Test(arguments: [
    (CGLineJoin.miter, 10.0, 11.8, true), (.miter, 1, 11.8, false), (.round, 10, 11.8, false),
    (.round, 10, 11.3, true), (.bevel, 10, 11.3, false), (.bevel, 10, 10.9, true),
  ])
  func `pieces meet in a join`(join: CGLineJoin, limit: Double, x: Double, inside: Bool) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    #expect(contains("0 0 m 10 0 l 10 10 l", style, x, 10 - x) == inside)
    #expect(contains("10 10 m 10 0 l 0 0 l", style, x, 10 - x) == inside)
    #expect(contains("0 0 m 10 0 l 10 10 l 0 10 l h", style, 10 - x, 10 - x) == inside)
  }

  @Test(arguments: ["0 0 m 10 0 l 10 10 l", "10 10 m 10 0 l 0 0 l"])
  func `a line across a join leaves no hole`(corner: String) {
    let style = StrokeStyle(lineWidth: 4)
    #expect(contains(corner + " 5 -1 m 15 -1 l", style, 11.5, -0.5))
    #expect(contains(corner + " 15 -1 m 5 -1 l", style, 11.5, -0.5))
  }

  @Test func `dashes and gaps take turns`() {
    let dashed = StrokeStyle(lineWidth: 2, dash: [3, 2])
    #expect(
      [1.0, 4, 6, 9].map { contains("0 0 m 10 0 l", dashed, $0, 0) } == [true, false, true, false]
    )
    let early = StrokeStyle(lineWidth: 2, dash: [3], dashPhase: -1)
    let parts = [0.5, 2, 5, 8].map { contains("0 0 m 10 0 l", early, $0, 0) }
    #expect(parts == [false, true, false, true])
    let odd = StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 1)
    #expect(
      [1.0, 3, 6, 9].map { contains("0 0 m 10 0 l", odd, $0, 0) } == [true, false, true, false]
    )
  }

  @Test(arguments: [[1e-300], [0.0], [0, 0], [-1, 2], [.infinity], [.nan]])
  func `dashes that cannot be drawn leave the line whole`(dash: [Double]) {
    let style = StrokeStyle(lineWidth: 2, dash: dash)
    #expect(Path("0 0 m 10 0 l")?.strokedPath(style).isEmpty == false)
    #expect(contains("0 0 m 10 0 l", style, 5, 0))
  }

  @Test func `a line of no width or no length draws nothing`() {
    #expect(Path("0 0 m 9 9 l")?.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty == true)
    #expect(Path("1 1 m 1 1 l")?.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty == true)
    let round = StrokeStyle(lineWidth: 4, lineCap: .round)
    #expect(contains("1 1 m 1 1 l", round, 2, 2))
  }

  @Test func `the number of dashes is bounded for the whole path`() {
    let lines = Path { path in
      for line in 0..<300 {
        path.move(to: CGPoint(x: 0, y: CGFloat(line)))
        path.addLine(to: CGPoint(x: 100, y: CGFloat(line)))
      }
    }
    let dashed = lines.strokedPath(StrokeStyle(dash: [1]))
    #expect(dashed.elements.count == 300 * 5)
    #expect(lines.strokedPath(StrokeStyle(dash: [4])).elements.count > 300 * 12 * 5)
  }
}
