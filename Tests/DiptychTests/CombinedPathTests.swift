import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Paths that are combined` {
  /// 0...10 in both coordinates.
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  /// 5...15 in x, 0...10 in y: two of its edges lie on edges of the square.
  private let beside = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6))

  private func box(_ path: Path) -> [Double] {
    let rect = path.boundingRect
    return [rect.minX, rect.minY, rect.width, rect.height]
  }

  @Test func `have what a rule takes of the insides`() {
    let points = [2.5, 7.5, 12.5, 17.5].map { CGPoint(x: $0, y: 5) }
    func insides(_ path: Path) -> [Bool] { points.map { path.contains($0) } }
    #expect(insides(square.intersection(beside)) == [false, true, false, false])
    #expect(insides(square.union(beside)) == [true, true, true, false])
    #expect(insides(square.subtracting(beside)) == [true, false, false, false])
    #expect(insides(square.symmetricDifference(beside)) == [true, false, true, false])
    #expect(box(square.intersection(beside)) == [5, 0, 5, 10])
    #expect(box(square.union(beside)) == [0, 0, 15, 10])
    #expect(box(square.subtracting(beside)) == [0, 0, 5, 10])
  }

  @Test func `leave holes, whichever way the parts run`() {
    for hole in [circle, Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)).mirrored] {
      let ring = square.subtracting(hole)
      #expect(
        !ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5), eoFill: true)
      )
      #expect(ring.contains(CGPoint(x: 1, y: 1)) && ring.contains(CGPoint(x: 9, y: 5)))
      #expect(box(ring) == [0, 0, 10, 10])
      #expect(box(square.union(hole)) == [0, 0, 10, 10])
    }
  }

  @Test func `are nothing where nothing is common, and all where nothing is taken away`() {
    let far = square.offsetBy(dx: 100, dy: 0)
    #expect(square.intersection(far).isEmpty)
    #expect(square.subtracting(square).isEmpty)
    #expect(box(square.subtracting(far)) == [0, 0, 10, 10])
    #expect(square.intersection(Path()).isEmpty)
  }

  @Test func `tell insides by either rule of crossings`() {
    var twice = square
    twice.addPath(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    let all = Path(CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(all.intersection(twice).contains(CGPoint(x: 5, y: 5)))
    #expect(!all.intersection(twice, eoFill: true).contains(CGPoint(x: 5, y: 5)))
    #expect(!twice.normalized().contains(CGPoint(x: 5, y: 5)))
    #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `cut lines where they enter and leave`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
    }
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
  }

  @Test func `of very many pieces stay as they are`() {
    let long = Path { path in
      path.addLines((0..<4000).map { CGPoint(x: Double($0 % 7), y: Double($0 % 11)) })
    }
    #expect(long.union(square) == long)
  }

  @Test func `are shapes that take what they are offered`() {
    let layout = ViewLayout(100, 40) {
      HStack(spacing: 0) {
        Circle().accessibilityIdentifier("circle")
        Circle().subtracting(Rectangle().offset(x: 10)).accessibilityIdentifier("cut")
      }
    }
    #expect(layout.frame("circle") == [0, 0, 40, 40])
    #expect(layout.frame("cut") == [40, 0, 60, 40])
    let half = Circle().intersection(Rectangle().offset(x: 20))
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!half.contains(CGPoint(x: 10, y: 20)) && half.contains(CGPoint(x: 30, y: 20)))
  }

  @Test func `stay as they are where combining them would take too long`() {
    var grid = Path()
    for line in stride(from: 0.0, to: 1000, by: 1) {
      grid.addLines([CGPoint(x: 0, y: line), CGPoint(x: 1000, y: line + 0.5)])
      grid.addLines([CGPoint(x: line, y: 0), CGPoint(x: line + 0.5, y: 1000)])
    }
    #expect(grid.union(square) == grid)
    #expect(square.lineIntersection(grid) != square)
    #expect(grid.lineSubtraction(grid) == grid)
    #expect(square.union(beside).combiningCost(with: beside) < 200)
  }
}

extension Path {
  /// The path run the other way round.
  fileprivate var mirrored: Path {
    applying(CGAffineTransform(scaleX: -1, y: 1)).offsetBy(dx: 10, dy: 0)
  }
}
