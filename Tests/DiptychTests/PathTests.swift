import LayoutEngine
import Testing

@Suite struct `Path geometry` {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func box(_ path: Path) -> [Double] {
    let rect = path.boundingRect
    return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test(arguments: [
    "", "0 0 m 10 0 l 10 10 l 0 10 l h", "0 0 m 1.5 2 3 4 q", "0 0 m 1 2 3 4 5 6 c h 1 1 l",
  ])
  func `a description makes the path that it describes`(text: String) throws {
    #expect(try #require(Path(text)).description == text)
  }

  @Test(arguments: ["m", "1 m", "1 2", "1 2 3 m", "1 2 x", "1 2 h"])
  func `other text makes no path`(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `nothing is drawn without a point to draw from`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: .zero, control: .zero)
      path.closeSubpath()
      path.addLines([])
    }
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect == .zero)
  }

  @Test func `after closing the part's beginning is the current point`() {
    #expect(square.currentPoint == .zero)
    #expect(Path("3 4 m 9 9 l")?.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test func `a bounding box holds curves and not their controls`() throws {
    #expect(box(Path(ellipseIn: CGRect(x: 2, y: 4, width: 20, height: 10))) == [2, 4, 20, 10])
    #expect(box(try #require(Path("0 0 m 5 10 10 0 q"))) == [0, 0, 10, 5])
    #expect(box(try #require(Path("0 0 m 0 10 10 10 10 0 c"))) == [0, 0, 10, 7.5])
  }

  @Test(arguments: [
    (0.0, 90.0, false, [0.0, 0, 10, 10]),
    (0, 90, true, [-10, -10, 20, 20]),
    (180, 0, false, [-10, -10, 20, 10]),
    (180, 0, true, [-10, 0, 20, 10]),
    (0, 360, true, [-10, -10, 20, 20]),
    (-90, 1e9, false, [-10, -10, 20, 20]),
  ])
  func `an arc runs the given way around`(
    start: Double,
    end: Double,
    clockwise: Bool,
    bounds: [Double]
  ) {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: clockwise
    )
    #expect(box(path) == bounds)
  }

  @Test func `an arc between tangents rounds the corner`() throws {
    var path = try #require(Path("0 0 m"))
    let corner = CGPoint(x: 10, y: 0)
    path.addArc(tangent1End: corner, tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(box(path) == [0, 0, 10, 4])
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    var straight = try #require(Path("0 0 m"))
    straight.addArc(tangent1End: corner, tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.description == "0 0 m 10 0 l")
  }

  @Test func `inside is what the path winds around`() throws {
    #expect(square.contains(CGPoint(x: 5, y: 5)))
    #expect(!square.contains(CGPoint(x: 15, y: 5)))
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
    #expect(ellipse.contains(CGPoint(x: 1, y: 5)))
    let open = try #require(Path("0 0 m 10 0 l 10 10 l"))
    #expect(open.contains(CGPoint(x: 8, y: 4)))
    #expect(!open.contains(CGPoint(x: 2, y: 4)))
    var twice = square
    twice.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(twice.contains(CGPoint(x: 5, y: 5)))
    #expect(!twice.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test(arguments: [
    (0.0, 1.0, "0 0 m 10 0 l 10 10 l 0 10 l h"),
    (0, 0.125, "0 0 m 5 0 l"),
    (0.125, 0.375, "5 0 m 10 0 l 10 5 l"),
    (0.75, 2, "0 10 m 0 0 l"),
    (0.5, 0.5, ""),
    (0.7, 0.2, ""),
  ])
  func `a part of a path is measured by length`(from: Double, to: Double, trimmed: String) {
    #expect(square.trimmedPath(from: from, to: to).description == trimmed)
  }

  @Test func `parts of a path stay apart when it is trimmed`() throws {
    let lines = try #require(Path("0 0 m 10 0 l 0 5 m 10 5 l"))
    #expect(lines.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
  }

  @Test func `a part of a curve lies on the curve`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(box(circle.trimmedPath(from: 0, to: 0.5)) == [-10, 0, 20, 10])
    let eighth = circle.trimmedPath(from: 0.125, to: 0.25)
    #expect(abs(eighth.boundingRect.width - 7.071) < 0.02)
  }

  @Test func `maps move every point`() {
    #expect(square.offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
    let map = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 1, y: 0)
    #expect(box(square.applying(map)) == [2, 0, 20, 10])
    #expect(box(square.applying(CGAffineTransform(rotationAngle: .pi / 2))) == [-10, 0, 10, 10])
    #expect(box(square.applying(map).applying(map.inverted())) == [0, 0, 10, 10])
    #expect(box(square.mirrored(width: 30)) == [20, 0, 10, 10])
  }

  @Test func `corners that do not fit shrink together`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = Path(roundedRect: rect, cornerRadii: .init(topLeading: 30, topTrailing: 10))
    #expect(box(path) == [0, 0, 20, 10])
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 9)))
    let endless = Path(roundedRect: rect, cornerRadii: .init(topLeading: .infinity))
    #expect(!endless.contains(CGPoint(x: 1, y: 1)))
    #expect(endless.contains(CGPoint(x: 19, y: 9)))
  }

  @Test(arguments: [99, CGFloat.infinity])
  func `a round corner stays round however large it is`(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 20)
    let capsule = Path(roundedRect: rect, cornerRadius: radius)
    // In the circle of 10 about (10, 10), but not in the ellipse of 40 × 10 about (40, 10).
    #expect(capsule.contains(CGPoint(x: 4, y: 3)))
    #expect(!capsule.contains(CGPoint(x: 1, y: 1)))
    let oval = Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 30))
    #expect(!oval.contains(CGPoint(x: 4, y: 3)))
  }
}
