import LayoutEngine
import Testing

@testable import CellRendering

/// What colours and attributes cells get when colours are shown.
@Suite struct `Cell colours` {
  private let red = PaintColor.rgb(red: 1, green: 0, blue: 0)

  private func cell(_ build: (inout Scene) -> Void) -> Cell {
    var scene = Scene(8, 16)
    build(&scene)
    return CellRenderer().rasterize(scene.tree)[0, 0]
  }

  @Test func `a fill colours the background and leaves no glyph`() {
    let cell = cell { $0.add(.fill(.rectangle, red), 0, 0, 8, 16) }
    #expect(cell == Cell(" ", style: CellStyle(background: .rgb(255, 0, 0))))
  }

  @Test func `a translucent fill is mixed with what it covers`() {
    let cell = cell {
      $0.add(.fill(.rectangle, red), 0, 0, 8, 16)
      $0.add(.fill(.rectangle, .white, opacity: 0.4), 0, 0, 8, 16)
    }
    #expect(cell.style.background == .rgb(255, 102, 102))
  }

  @Test func `a text keeps the fill under it, and a later fill covers it`() {
    let over = cell {
      $0.add(.fill(.rectangle, red), 0, 0, 8, 16)
      $0.text("a", 0, 0)
    }
    let style = CellStyle(foreground: .rgb(0, 0, 0), background: .rgb(255, 0, 0))
    #expect(over == Cell("a", style: style))
    let under = cell {
      $0.text("a", 0, 0)
      $0.add(.fill(.rectangle, red), 0, 0, 8, 16)
    }
    #expect(under.glyph == " ")
  }

  @Test func `a tint over a text leaves it readable`() {
    let cell = cell {
      $0.text("a", 0, 0)
      $0.add(.fill(.rectangle, red, opacity: 0.25), 0, 0, 8, 16)
    }
    #expect(cell.glyph == "a")
    #expect(cell.style.background == .rgb(255, 191, 191))
  }

  @Test func `primary and background are the terminal's own colours`() {
    #expect(cell { $0.text("a", 0, 0) } == Cell("a"))
    let filled = cell {
      $0.add(.fill(.rectangle, .primary), 0, 0, 8, 16)
      $0.text("a", 0, 0, paint: Paint(.background))
    }
    #expect(filled == Cell("a", style: CellStyle(attributes: .reverse)))
  }

  @Test func `looks of a run become attributes`() {
    let runs = [
      TextRun("a", isBold: true, isItalic: true, isUnderlined: true, isStruckThrough: true)
    ]
    let cell = cell { $0.add(.text(StyledText(runs: runs)), 0, 0, 8, 16) }
    #expect(cell.style.attributes == [.bold, .italic, .underline, .strikethrough])
  }

  @Test func `without colours no cell has one`() {
    var scene = Scene(80, 32)
    scene.add(.fill(.rectangle, red, opacity: 0.5), 0, 0, 40, 32)
    scene.add(.stroke(.circle, red), 40, 0, 32, 32)
    scene.text("text", 0, 0, paint: Paint(red))
    let canvas = CellRenderer(options: RenderingOptions(usesColors: false)).rasterize(scene.tree)
    for row in 0..<canvas.rows {
      for cell in canvas.row(row) {
        #expect(cell.style.foreground == .default)
        #expect(cell.style.background == .default)
      }
    }
  }
}
