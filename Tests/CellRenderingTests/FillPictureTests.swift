import LayoutEngine
import Testing

@testable import CellRendering

/// Fills, curves, clips, and text over them.
@Suite struct `Fill pictures` {
  @Test func `fills of different colours have different textures`() {
    var scene = Scene(192, 48)
    let colors: [PaintColor] = [.gray, .red, .blue, .green, .yellow, .primary]
    for (index, color) in colors.enumerated() {
      scene.add(.fill(.rectangle, color), CGFloat(index) * 32, 0, 32, 48)
      scene.text("\(index)", CGFloat(index) * 32 + 8, 16)
    }
    #expect(
      scene.picture()
        == """
        ▒▒▒▒╱╱╱╱╲╲╲╲╳╳╳╳░░░░████
        ▒0▒▒╱1╱╱╲2╲╲╳3╳╳░4░░█5██
        ▒▒▒▒╱╱╱╱╲╲╲╲╳╳╳╳░░░░████
        """
    )
    #expect(
      scene.picture(.ascii)
        == #"""
        ::::////\\\\****....####
        :0::/1//\2\\*3**.4..#5##
        ::::////\\\\****....####
        """#
    )
  }

  @Test func `a curve in the paper's colour leaves no marks`() {
    var scene = Scene(96, 48)
    scene.add(.fill(.rectangle, .blue), 0, 0, 96, 48)
    scene.add(.fill(.circle, .background), 8, 0, 48, 48)
    #expect(
      scene.picture()
        == """
        ▒▒▒  ▒▒▒▒▒▒▒
        ▒      ▒▒▒▒▒
        ▒▒▒  ▒▒▒▒▒▒▒
        """
    )
  }

  @Test func `curves have dots along their edges`() {
    var scene = Scene(304, 64)
    scene.add(.stroke(.circle), 0, 0, 64, 64)
    scene.add(.fill(.circle, .blue), 80, 0, 64, 64)
    scene.add(.fill(.circle, .primary), 160, 0, 64, 64)
    scene.add(.fill(.circle, .blue), 240, 0, 16, 16)
    scene.add(.fill(.capsule, .primary), 240, 32, 64, 32)
    #expect(
      scene.picture()
        == """
        ⢀⠔⠊⠉⠉⠑⠢⡀  ⢀⣴▒▒▒▒⣦⡀  ▗▟████▙▖  ⢾⡷
        ⡎      ⢱  ▒▒▒▒▒▒▒▒  ████████
        ⢇      ⡸  ▒▒▒▒▒▒▒▒  ████████  ▟██████▙
        ⠈⠢⢄⣀⣀⡠⠔⠁  ⠈⠻▒▒▒▒⠟⠁  ▝▜████▛▘  ▜██████▛
        """
    )
    #expect(
      scene.picture(.ascii)
        == #"""
        .-'""'-.  .::::::.  .######.  ::
        /      \  ::::::::  ########
        \      /  ::::::::  ########  ########
        '-.__.-'  '::::::'  '######'  ########
        """#
    )
    #expect(scene.mirrored.mirrored.picture() == scene.picture())
  }

  @Test func `a path is filled by its winding`() {
    var scene = Scene(160, 64)
    let triangle = [(32.0, 0.0), (64, 64), (0, 64)].map { CGPoint(x: $0.0, y: $0.1) }
    let path = Path(elements: [.move(to: triangle[0])] + triangle.dropFirst().map { .line(to: $0) })
    scene.add(.fill(.path(path), .primary), 0, 0, 64, 64)
    let line = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 64, y: 64))])
    scene.add(.stroke(.path(line)), 88, 0, 64, 64)
    #expect(
      scene.picture()
        == """
           ▟▙      ⠑⢄
          ▟██▙       ⠑⢄
         ▟████▙        ⠑⢄
        ▟██████▙         ⠑⢄
        """
    )
    #expect(
      scene.picture(.ascii)
        == """
           ##      '.
          ####       '.
         ######        '.
        ########         '.
        """
    )
  }

  @Test func `an even-odd fill leaves out what a path goes around twice`() {
    var scene = Scene(160, 64)
    var rings = Path(CGRect(x: 0, y: 0, width: 64, height: 64))
    rings.addRect(CGRect(x: 16, y: 16, width: 32, height: 32))
    scene.add(.fill(.path(rings, isEOFilled: true), .primary), 0, 0, 64, 64)
    scene.add(.fill(.path(rings), .primary), 88, 0, 64, 64)
    #expect(
      scene.picture(.ascii)
        == """
        ########   ########
        ##    ##   ########
        ##    ##   ########
        ########   ########
        """
    )
  }

  @Test func `a clip cuts what lies outside`() {
    var scene = Scene(176, 64)
    scene.add(nil, 16, 16, 40, 32, effect: .clip(.rectangle)) {
      $0.add(.fill(.rectangle, .primary), 0, 0, 176, 64)
      $0.text("A long text", 24, 16)
    }
    scene.add(nil, 96, 0, 64, 64, effect: .clip(.circle)) {
      $0.add(.fill(.rectangle, .primary), 0, 0, 176, 64)
    }
    #expect(
      scene.picture()
        == """
                    ▗▟████▙▖
          █A lo     ████████
          █████     ████████
                    ▝▜████▛▘
        """
    )
  }

  @Test func `paint behind a mask of glyphs is seen as these`() {
    var scene = Scene(96, 16)
    let text = StyledText(runs: [TextRun("ab 中")], lineLimit: 1)
    let symbol = Drawing.symbol(Symbol(name: "star", unicode: "☆", ascii: "*"), Paint(.primary))
    let glyphs = [
      MaskGlyphs(.text(text), in: CGRect(x: 0, y: 0, width: 40, height: 16), .leftToRight),
      MaskGlyphs(symbol, in: CGRect(x: 48, y: 0, width: 16, height: 16), .leftToRight),
      MaskGlyphs(symbol, in: CGRect(x: 72, y: 0, width: 16, height: 16), .leftToRight),
    ]
    let outline = ShapeOutline.path(Path(CGRect(x: 88, y: 0, width: 8, height: 16)))
    let effect = DrawingEffect.mask(outline, glyphs: glyphs.compactMap(\.self))
    scene.add(nil, 0, 0, 96, 16, effect: effect) {
      $0.add(.fill(.rectangle, .primary), 0, 0, 64, 16)
      $0.add(.fill(.rectangle, .primary), 88, 0, 8, 16)
    }
    #expect(scene.picture() == "ab 中 ☆    █")
    #expect(scene.picture(.ascii) == "ab ?? *    #")
  }

  @Test func `a path around a rectangle is drawn as one`() {
    var scene = Scene(64, 48)
    let line = Path(CGRect(x: 0, y: 0, width: 64, height: 1))
    let edge = Path(CGRect(x: 0, y: 0, width: 2, height: 48))
    scene.add(.fill(.rectangle, .gray), 0, 0, 64, 48)
    scene.add(.fill(.path(line), .primary), 0, 46, 64, 1)
    scene.add(.fill(.path(edge), .primary), 0, 0, 2, 48)
    #expect(
      scene.picture()
        == """
        │▒▒▒▒▒▒▒
        │▒▒▒▒▒▒▒
        └───────
        """
    )
  }

  @Test func `a line at the edge inside a clip is seen, one outside is not`() {
    var scene = Scene(64, 48)
    // The clip ends in the upper half of a row, and of a column.
    scene.add(nil, 0, 0, 35, 36, effect: .clip(.rectangle)) {
      $0.add(.fill(.rectangle, .primary), 0, 34, 24, 1)
      $0.add(.fill(.rectangle, .primary), 0, 37, 24, 1)
      $0.add(.fill(.rectangle, .primary), 33, 0, 1, 32)
      $0.add(.fill(.rectangle, .primary), 48, 0, 1, 32)
    }
    #expect(
      scene.picture()
        == """
            │
            │
        ───
        """
    )
  }

  @Test func `the filled part of a track stays on the track beside a text`() {
    var scene = Scene(80, 32)
    scene.text("Text", 0, 0)
    scene.add(.fill(.rectangle, .primary), 0, 12, 80, 2)
    scene.add(.fill(.rectangle, .primary), 0, 11, 24, 4)
    #expect(
      scene.picture()
        == """
        Text
        ━━━───────
        """
    )
  }

  @Test func `what is painted later covers what is below`() {
    var scene = Scene(96, 48)
    scene.add(.fill(.rectangle, .blue), 0, 0, 48, 32, zIndex: 1)
    scene.text("hidden", 0, 0)
    scene.add(.fill(.rectangle, .white), 24, 16, 48, 32, zIndex: 1)
    scene.add(.fill(.rectangle, .gray), 0, 0, 96, 48, zIndex: -.infinity)
    #expect(
      scene.picture()
        == """
        ╱╱╱╱╱╱▒▒▒▒▒▒
        ╱╱╱      ▒▒▒
        ▒▒▒      ▒▒▒
        """
    )
  }

  @Test func `half a wide character that is left becomes a blank`() {
    var scene = Scene(64, 16)
    scene.text("中文字体", 0, 0)
    scene.add(.fill(.rectangle, .gray), 8, 0, 8, 16)
    scene.add(.fill(.rectangle, .gray), 32, 0, 8, 16)
    #expect(scene.picture() == " ▒文▒ 体")
    #expect(scene.picture(.ascii) == " :??: ??")
  }

  @Test func `a text keeps its place and its letters in cells of any size`() {
    var scene = Scene(160, 64)
    scene.add(.stroke(.rectangle), 0, 0, 160, 64)
    scene.text("A title", 16, 16)
    let large = scene.picture { $0.cellSize = CellSize(width: 16, height: 16) }
    #expect(
      large == """
        ┌────────┐
        │A t…    │
        │        │
        └────────┘
        """
    )
    let small = scene.picture { $0.cellSize = CellSize(width: 4, height: 16) }
    #expect(small.contains("│   A title "))
  }

  @Test func `turns and scales move what they can`() {
    var scene = Scene(176, 64)
    let quarter = DrawingEffect.rotation(.degrees(90), anchor: .center)
    scene.add(nil, 0, 16, 64, 32, effect: quarter) {
      $0.add(.stroke(.rectangle), 0, 16, 64, 32)
      $0.text("text", 16, 24)
    }
    scene.add(nil, 88, 16, 32, 32, effect: .scale(x: 2, y: 2, anchor: .center)) {
      $0.add(.stroke(.rectangle), 88, 16, 32, 32)
    }
    scene.add(nil, 144, 16, 24, 24, effect: .rotation(.degrees(45), anchor: .center)) {
      $0.add(.fill(.rectangle, .primary), 144, 16, 24, 24)
    }
    #expect(
      scene.picture()
        == """
          ┌t─┐   ┌──────┐  ▄
          │e │   │      │▗███▖
          │x │   │      │ ▀█▀
          └t─┘   └──────┘
        """
    )
  }
}
