import LayoutEngine
import Testing

@testable import CellRendering

/// What holds for every scene, however strange.
@Suite struct `Rendering properties` {
  @Test(arguments: 0..<40) func `any scene gives a sound canvas`(seed: UInt64) {
    for step in 0..<25 {
      var random = RandomScene(seed: seed * 100 + UInt64(step))
      let scene = random.scene()
      var options = RenderingOptions(
        charset: step.isMultiple(of: 2) ? .ascii : .unicode,
        usesColors: step.isMultiple(of: 3),
        columns: 70,
        showsOutlines: step.isMultiple(of: 5),
        showsGuides: step.isMultiple(of: 3),
        showsRuler: step.isMultiple(of: 4)
      )
      if step == 7 { options.cellSize = CellSize(width: 3, height: 5) }
      let canvas = CellRenderer(options: options).render([scene.sheet("a\u{1B}中")]).canvas
      for row in 0..<canvas.rows {
        var width = 0
        for cell in canvas.row(row) {
          width += Int(cell.width)
          #expect(cell.width == 0 || cell.glyph.terminalColumns == Int(cell.width))
          if options.charset == .ascii {
            let bytes = cell.glyph.utf8
            #expect(bytes.allSatisfy { (0x20...0x7E).contains($0) })
          }
        }
        #expect(width == canvas.columns)
      }
    }
  }

  @Test func `a mirrored scene gives a mirrored picture`() {
    var scene = Scene(160, 96)
    scene.add(.stroke(.inset(.rectangle, by: 0.5)), 0, 0, 160, 96)
    scene.add(.fill(.rectangle, .gray), 16, 16, 40, 32)
    scene.add(.fill(.circle, .red), 72, 16, 48, 48)
    scene.add(.stroke(.capsule), 24, 64, 64, 16)
    let left = CellRenderer(options: RenderingOptions(usesColors: false)).rasterize(scene.tree)
    let right = CellRenderer(options: RenderingOptions(usesColors: false)).rasterize(
      scene.mirrored.tree
    )
    let symmetric: Set<Character> = ["─", "│", "▒", "╱", "╲", " "]
    for row in 0..<left.rows {
      for column in 0..<left.columns {
        let (one, other) = (left[column, row].glyph, right[left.columns - 1 - column, row].glyph)
        if symmetric.contains(one) { #expect(one == other) }
        #expect((one == " ") == (other == " "))
      }
    }
  }

  @Test(arguments: [ShapeOutline.circle, .inset(.circle, by: 0.5), .capsule, .rectangle])
  func `small rings are as wide in either direction`(outline: ShapeOutline) {
    for length in stride(from: 4.0, to: 30, by: 2) {
      for x in stride(from: 0.0, to: 16, by: 2) {
        var scene = Scene(64, 48)
        scene.add(.stroke(outline), x, 8, length, 20)
        let rows = [scene, scene.mirrored].map { scene in
          scene.picture().split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var shown = line.map { $0 != " " }
            shown += Array(repeating: false, count: 8 - shown.count)
            return shown
          }
        }
        #expect(rows[1] == rows[0].map { Array($0.reversed()) }, "\(length) at \(x)")
      }
    }
  }

  @Test(arguments: [1e9, 1e300, .infinity]) func `a huge frame costs what the canvas does`(
    length: CGFloat
  ) {
    let geometry = OutlineGeometry(
      .circle,
      in: CGRect(x: -length / 2, y: -length / 2, width: length, height: length)
    )
    let grid = CellGrid(size: CGSize(width: 80, height: 48))
    let touched = grid.touchedRect(of: geometry?.frame ?? .zero).intersection(grid.bounds)
    #expect(DotMask(region: touched, cellSize: .standard).dots.count <= 30)
    var scene = Scene(80, 48)
    scene.add(.fill(.rectangle, .gray), -length / 2, -1, length, length)
    scene.add(.stroke(.rectangle), 0, 0, length, length)
    _ = scene.picture()
  }

  @Test(arguments: [ShapeOutline.rectangle, .circle, .capsule, .ellipse])
  func `a shape smaller than a cell is still shown`(outline: ShapeOutline) {
    for offset in stride(from: 0.0, to: 16, by: 1.5) {
      var scene = Scene(48, 48)
      scene.add(.fill(outline, .primary), offset, offset, 0.5, 0.5)
      #expect(scene.picture().contains { !$0.isWhitespace })
      #expect(scene.picture(.ascii).contains { !$0.isWhitespace })
    }
  }
}
