import LayoutEngine
import Testing

@testable import CellRendering

/// Panes, captions, rulers, and notes.
@Suite struct `Composed pictures` {
  private var row: Scene {
    var scene = Scene(160, 48)
    scene.add(.fill(.rectangle, .blue), 0, 0, 32, 48)
    scene.text("Title", 40, 0)
    scene.text("Some detail", 40, 16)
    scene.add(
      .symbol(Symbol(name: "chevron", unicode: "›", ascii: ">"), Paint(.primary)),
      144,
      16,
      16,
      16
    )
    return scene
  }

  private func render(
    _ sheets: [Sheet],
    _ change: (inout RenderingOptions) -> Void = { _ in }
  )
    -> RenderedPicture
  {
    var options = RenderingOptions(usesColors: false)
    change(&options)
    return CellRenderer(options: options).render(sheets)
  }

  @Test func `both directions stand side by side`() {
    let picture = render([row.sheet("Row")])
    #expect(
      picture.canvas.description
        == """
        Row · left-to-right · 160 × 48    Row · right-to-left · 160 × 48
        · · · · · ·· · · · · ·            · · · · · ·· · · · · ·
        ·▒▒▒▒ Title          ·            ·          Title ▒▒▒▒·
        ·▒▒▒▒ Some detail  › ·            · ›  Some detail ▒▒▒▒·
        ·▒▒▒▒                ·            ·                ▒▒▒▒·
        · · · · · ·· · · · · ·            · · · · · ·· · · · · ·
        """
    )
    #expect(picture.notes.isEmpty)
    #expect(picture.panes.map(\.column) == [1, 35])
    #expect(picture.panes.map(\.row) == [2, 2])
  }

  @Test func `a narrow terminal has them below each other, and says so`() {
    let picture = render([row.sheet("Row")]) {
      $0.columns = 60
      $0.charset = .ascii
    }
    #expect(
      picture.canvas.description
        == """
        Row - left-to-right - 160 x 48
        . . . . . .. . . . . .
        .:::: Title          .
        .:::: Some detail  > .
        .::::                .
        . . . . . .. . . . . .

        Row - right-to-left - 160 x 48
        . . . . . .. . . . . .
        .          Title ::::.
        . >  Some detail ::::.
        .                ::::.
        . . . . . .. . . . . .

        stacked; side by side takes 64 columns
        """
    )
    #expect(picture.notes == [.stacked(neededColumns: 64)])
  }

  @Test func `rulers count points from the leading edge`() {
    #expect(
      render([row.sheet(nil)]) { $0.showsRuler = true }.canvas.description
        == """
        left-to-right · 160 × 48    right-to-left · 160 × 48
          0         80                        80         0
         ·╵· · · · ·╵ · · · · ·      · · · · · ╵· · · · ·╵·
        0╴▒▒▒▒ Title          ·     0╴          Title ▒▒▒▒·
         ·▒▒▒▒ Some detail  › ·      · ›  Some detail ▒▒▒▒·
         ·▒▒▒▒                ·      ·                ▒▒▒▒·
         · · · · · ·· · · · · ·      · · · · · ·· · · · · ·
        """
    )
    let ascii = render([row.sheet(nil)]) {
      $0.showsRuler = true
      $0.charset = .ascii
    }
    #expect(
      ascii.canvas.description
        == """
        left-to-right - 160 x 48    right-to-left - 160 x 48
          0         80                        80         0
         .'. . . . .' . . . . .      . . . . . '. . . . .'.
        0-:::: Title          .     0-          Title ::::.
         .:::: Some detail  > .      . >  Some detail ::::.
         .::::                .      .                ::::.
         . . . . . .. . . . . .      . . . . . .. . . . . .
        """
    )
  }

  @Test func `previews stand below each other`() {
    var small = Scene(40, 16)
    small.text("א b", 0, 0)
    let pane = Pane(
      caption: PaneCaption(name: "שלום", direction: .leftToRight, size: small.size),
      tree: small.tree
    )
    #expect(
      render([Sheet(panes: [pane]), Sheet(panes: [pane])]).canvas.description
        == """
        םולש · left-to-right · 40 × 16
        · · · ·
        ·b א  ·
        · · · ·

        םולש · left-to-right · 40 × 16
        · · · ·
        ·b א  ·
        · · · ·
        """
    )
  }

  @Test(arguments: [
    (CGSize(width: 8, height: CGFloat.infinity), 1, 5_000),
    (CGSize(width: 8_008, height: 16), 1_000, 1), (CGSize(width: 1e9, height: 1e9), 1_000, 1_000),
  ])
  func `a preview larger than a picture can be is cut, and says so`(
    size: CGSize,
    columns: Int,
    rows: Int
  ) {
    let scene = Scene(size.width, size.height)
    let pane = Pane(caption: PaneCaption(direction: .leftToRight, size: size), tree: scene.tree)
    let picture = render([Sheet(panes: [pane])])
    #expect(picture.notes == [.cut(columns: columns, rows: rows)])
    #expect(
      picture.canvas.description.hasSuffix(
        "cut; only the first \(columns) columns and \(rows) rows are drawn"
      )
    )
  }

  @Test func `previews that would make a picture of too many cells are left out`() {
    let (wide, high) = (Scene(8_000, 16), Scene(8, 16 * 5_000))
    let panes = ([wide] + Array(repeating: high, count: 5)).map { scene in
      let caption = PaneCaption(direction: .leftToRight, size: scene.size)
      return Pane(caption: caption, tree: scene.tree)
    }
    let picture = render(panes.map { Sheet(panes: [$0]) })
    #expect(picture.notes == [.leftOut(previews: 2, cells: 20_000_000)])
    #expect(picture.panes.map(\.sheet) == [0, 1, 2, 3])
  }

  @Test func `a picture wider than the terminal is cut, and says so`() {
    let wide = Scene(800, 16)
    let pane = Pane(caption: PaneCaption(direction: .leftToRight, size: wide.size), tree: wide.tree)
    let picture = render([Sheet(panes: [pane])]) { $0.columns = 40 }
    #expect(picture.canvas.columns == 40)
    #expect(picture.notes == [.cropped(neededColumns: 102)])
  }
}
