import LayoutEngine
import Testing

@Suite struct Rectangles {
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 8, height: 8), true),
      (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 9, height: 8), false),
      (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: -1, width: 8, height: 8), false),
      (CGRect(x: 9, y: 9, width: -9, height: -9), CGRect(x: 2, y: 2, width: 7, height: 7), true),
    ]
  )
  func `contain others up to their edges`(outer: CGRect, inner: CGRect, expected: Bool) {
    #expect(outer.contains(inner) == expected)
  }

  /// 0.1 + 0.2 rounds up, so the edges are 0.2 and a bit apart.
  @Test func `contain themselves where an edge is rounded`() {
    let lengths: [CGFloat] = [0.1, 0.2, 0.3, 1 / 3, 100.7, 1e9 + 0.1]
    for origin in lengths {
      for length in lengths {
        let rectangle = CGRect(x: origin, y: -origin, width: length, height: length)
        #expect(rectangle.contains(rectangle))
      }
    }
  }

  @Test func `that are none at all join with others as nothing`() {
    let box = CGRect(x: 2, y: 3, width: 4, height: 5)
    let other = CGRect(x: 10, y: 0, width: 1, height: 20)
    #expect(CGRect.null.union(box) == box && box.union(.null) == box)
    #expect(
      [box, other].reduce(CGRect.null) { $0.union($1) } == CGRect(x: 2, y: 0, width: 9, height: 20)
    )
    #expect(box.intersection(other).isNull && !box.isNull && CGRect.null.isEmpty)
    #expect(box.intersection(.infinite) == box && CGRect.infinite.isInfinite)
    #expect(!CGRect.null.intersects(box) && CGRect.null.integral.isNull)
  }
}
