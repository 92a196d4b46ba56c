import LayoutEngine
import Testing

@testable import CellRendering

/// Outlines and lines as boxes, and how they join.
@Suite struct `Box pictures` {
  private var crosshairs: Scene {
    var scene = Scene(104, 112)
    scene.add(.stroke(.inset(.rectangle, by: 0.5)), 0, 0, 104, 112)
    scene.add(.fill(.rectangle, .primary), 51.5, 0, 1, 112)
    scene.add(.fill(.rectangle, .primary), 0, 55.5, 104, 1)
    return scene
  }

  @Test func `lines that cross in a square are joined with it`() {
    #expect(
      crosshairs.picture()
        == """
        ┌─────┬─────┐
        │     │     │
        │     │     │
        ├─────┼─────┤
        │     │     │
        │     │     │
        └─────┴─────┘
        """
    )
    #expect(
      crosshairs.picture(.ascii)
        == """
        +-----+-----+
        |     |     |
        |     |     |
        +-----+-----+
        |     |     |
        |     |     |
        +-----+-----+
        """
    )
    #expect(crosshairs.mirrored.picture() == crosshairs.picture())
  }

  @Test func `a path of upright lines is drawn as lines`() {
    var scene = Scene(104, 112)
    let corners = [(0.0, 0.0), (104, 0), (104, 112), (0, 112)].map { CGPoint(x: $0.0, y: $0.1) }
    var elements = [Path.Element.move(to: corners[0])]
    elements += corners.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
    elements += [.move(to: CGPoint(x: 52, y: 0)), .line(to: CGPoint(x: 52, y: 112))]
    elements += [.move(to: CGPoint(x: 0, y: 56)), .line(to: CGPoint(x: 104, y: 56))]
    scene.add(.stroke(.path(Path(elements: elements))), 0, 0, 104, 112)
    #expect(scene.picture() == crosshairs.picture())
  }

  @Test func `strokes differ by width, dash, and corner`() {
    var scene = Scene(240, 48)
    let corner = CGSize(width: 8, height: 8)
    scene.add(.stroke(.rectangle), 0, 0, 48, 48)
    scene.add(.stroke(.rectangle, width: 4), 64, 0, 48, 48)
    scene.add(.stroke(.rectangle, dash: [4, 2]), 128, 0, 48, 48)
    scene.add(.stroke(.roundedRectangle(cornerSize: corner)), 192, 0, 48, 48)
    #expect(
      scene.picture()
        == """
        ┌────┐  ┏━━━━┓  ┌┄┄┄┄┐  ╭────╮
        │    │  ┃    ┃  ┆    ┆  │    │
        └────┘  ┗━━━━┛  └┄┄┄┄┘  ╰────╯
        """
    )
    #expect(
      scene.picture(.ascii)
        == """
        +----+  #====#  + - -+  .----.
        |    |  #    #  :    :  |    |
        +----+  #====#  + - -+  '----'
        """
    )
  }

  @Test func `a box of one row is a pair of brackets`() {
    var scene = Scene(160, 16)
    scene.add(.stroke(.rectangle), 0, 0, 40, 16)
    scene.add(.stroke(.capsule), 56, 0, 40, 16)
    scene.add(.stroke(.circle), 112, 0, 16, 16)
    scene.add(.stroke(.rectangle), 144, 0, 8, 16)
    #expect(
      scene.picture()
        == """
        [   ]  (   )  ()  □
        """
    )
    #expect(
      scene.picture(.ascii)
        == """
        [   ]  (   )  ()  o
        """
    )
  }

  @Test func `a border hugs its text and never covers it`() {
    var scene = Scene(144, 80)
    scene.add(.border(Paint(.red), width: 1), 16, 16, 40, 16) { $0.text("Hello", 16, 16) }
    scene.add(.border(Paint(.red), width: 1), 72, 16, 56, 16) { $0.text("Hello", 80, 16) }
    scene.add(.border(Paint(.red), width: 1), 8, 64, 40, 16) { $0.text("edge", 8, 64) }
    #expect(
      scene.picture()
        == """
         ┌─────┐ ┌─────┐
         │Hello│ │Hello│
         └─────┘ └─────┘
        ┌────┐
        └edge┘
        """
    )
    #expect(
      scene.picture(.ascii)
        == """
         +-----+ +-----+
         |Hello| |Hello|
         +-----+ +-----+
        +----+
        +edge+
        """
    )
  }

  @Test func `a line that goes on past a box crosses it`() {
    var scene = Scene(88, 80)
    scene.add(.stroke(.rectangle), 24, 16, 40, 48)
    scene.add(.fill(.rectangle, .primary), 0, 39.5, 88, 1)
    scene.add(.fill(.rectangle, .primary), 43.5, 16, 1, 48)
    #expect(
      scene.picture()
        == """

           ┌─┬─┐
        ───┼─┼─┼───
           └─┴─┘

        """
    )
  }

  @Test func `thin bars are lines, heavier ones half blocks`() {
    var scene = Scene(80, 96)
    for (row, height) in [1.0, 4, 8, 12].enumerated() {
      scene.add(.fill(.rectangle, .primary), 0, CGFloat(row) * 16 + 8 - height / 2, 80, height)
    }
    scene.add(.fill(.rectangle, .primary), 2, 82, 3, 4)
    #expect(
      scene.picture()
        == """
        ──────────
        ━━━━━━━━━━
        ▄▄▄▄▄▄▄▄▄▄
        ██████████

        ▘
        """
    )
    #expect(
      scene.picture(.ascii)
        == """
        ----------
        ==========
        ##########
        ##########

        '
        """
    )
  }

  @Test func `pale bars differ from dark ones where no colours are shown`() {
    var scene = Scene(80, 64)
    for (row, height) in [4.0, 8].enumerated() {
      let y = CGFloat(row) * 16 + 4
      scene.add(.fill(.rectangle, .primary, opacity: 0.2), 0, y, 80, height)
      scene.add(.fill(.rectangle, .primary), 0, y, 40, height)
    }
    scene.add(.fill(.rectangle, .primary, opacity: 0.2), 0, 32, 4, 32)
    #expect(
      scene.picture()
        == """
        ━━━━━─────
        ▄▄▄▄▄⣤⣤⣤⣤⣤
        ⡇
        ⡇
        """
    )
  }

  @Test(arguments: [
    PaintColor.rgb(red: 1, green: 0.8, blue: 0), .rgb(red: 0.2, green: 0.78, blue: 0.35),
  ])
  func `bars of light hues differ from pale ones`(color: PaintColor) {
    var scene = Scene(80, 16)
    scene.add(.fill(.rectangle, .gray, opacity: 0.35), 0, 4, 80, 4)
    scene.add(.fill(.rectangle, color), 0, 4, 40, 4)
    #expect(scene.picture() == "━━━━━─────")
  }

  @Test func `what is too faint for a colour has no glyphs where no colours are shown`() {
    for (opacity, picture) in [(0.05, ""), (0.06, "word")] {
      var scene = Scene(80, 16)
      scene.add(nil, 0, 0, 80, 16, effect: .opacity(opacity)) { $0.text("word", 0, 0) }
      #expect(scene.picture() == picture)
    }
  }

  @Test func `outlines show frames where nothing else is`() {
    var scene = Scene(144, 64)
    scene.add(nil, 0, 0, 144, 64) {
      $0.text("Title", 48, 0)
      $0.add(.fill(.rectangle, .gray), 16, 32, 48, 16)
      $0.add(nil, 80, 32, 48, 16, effect: .hidden)
    }
    #expect(
      scene.picture { $0.showsOutlines = true }
        == """
        ┌┄┄┄┄┬Title┬┄┄┄┄┄┐
        ┆    └┄┄┄┄┄┘     ┆
        ┆ [▒▒▒▒]  [    ] ┆
        └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
        """
    )
  }

  @Test func `a box does not make room for a text that it covers`() {
    func picture(_ isCovered: Bool) -> String {
      var scene = Scene(80, 64)
      scene.text("ab", 16, 32)
      if isCovered { scene.add(.fill(.rectangle, .background), 16, 16, 48, 48) }
      scene.add(.stroke(.rectangle), 16, 16, 48, 48)
      return scene.picture()
    }
    #expect(
      picture(true)
        == """

          ┌────┐
          │    │
          └────┘
        """
    )
    #expect(
      picture(false)
        == """

         ┌─────┐
         │ab   │
         └─────┘
        """
    )
  }
}
