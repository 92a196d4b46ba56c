import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Cell grid` {
  private let grid = CellGrid(size: CGSize(width: 160, height: 160))

  @Test(arguments: [
    (0, 80, 0..<10), (4, 76, 1..<10), (3.9, 16, 0..<2), (12, 8, 2..<3), (-4, 8, 0..<1),
    (-12, 8, -1..<0), (100, 3, 13..<13), (8.0 / 3, 16.0 / 3, 0..<1),
  ])
  func `absolute edges are rounded, halves up`(
    x: CGFloat,
    width: CGFloat,
    columns: Range<Int>
  ) {
    let rect = grid.rect(of: CGRect(x: x, y: 0, width: width, height: 16))
    #expect(rect.columns == columns)
  }

  @Test(arguments: stride(from: 0.0, to: 40, by: 0.5).map { $0 })
  func `mirrored frames have mirrored cells`(x: CGFloat) {
    let mirror = CellGrid(size: CGSize(width: 160, height: 160), direction: .rightToLeft)
    for width in stride(from: 0.0, to: 30, by: 1.5) {
      let frame = CGRect(x: x, y: 0, width: width, height: 16)
      let other = CGRect(x: 160 - frame.maxX, y: 0, width: width, height: 16)
      for (columns, mirrored) in [
        (grid.rect(of: frame).columns, mirror.rect(of: other).columns),
        (grid.visibleRect(of: frame).columns, mirror.visibleRect(of: other).columns),
        (grid.touchedRect(of: frame).columns, mirror.touchedRect(of: other).columns),
      ] {
        #expect(mirrored == 20 - columns.upperBound..<20 - columns.lowerBound)
      }
      #expect(
        mirror.column(containing: 160 - frame.midX) == 19 - grid.column(containing: frame.midX)
      )
    }
  }

  @Test func `neighbours neither overlap nor leave a gap`() {
    for count in 1...40 {
      let width = 160 / CGFloat(count)
      var end = 0
      for index in 0..<count {
        let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 16)
        let columns = grid.rect(of: frame).columns
        #expect(columns.lowerBound == end)
        end = columns.upperBound
      }
      #expect(end == 20)
    }
  }

  @Test(arguments: [
    (160, 160, 20, 10), (0, 0, 1, 1), (.nan, .nan, 1, 1), (.infinity, 16, 1_000, 1),
    (8, .infinity, 1, 5_000), (-5, 1e9, 1, 5_000), (1e9, 1e9, 1_000, 1_000),
  ])
  func `a canvas has a cell at least and a million at most`(
    width: CGFloat,
    height: CGFloat,
    columns: Int,
    rows: Int
  ) {
    let bounds = CellGrid(size: CGSize(width: width, height: height)).bounds
    #expect(bounds == CellRect(columns: 0..<columns, rows: 0..<rows))
  }

  @Test func `a frame thinner than a cell has the cell of its centre`() {
    let frame = CGRect(x: 21, y: 17, width: 2, height: 2)
    #expect(grid.rect(of: frame).isEmpty)
    #expect(grid.visibleRect(of: frame) == CellRect(columns: 2..<3, rows: 1..<2))
  }
}
