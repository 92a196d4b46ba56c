package import LayoutEngine

/// Makes pictures of cells from placed trees: draws, rasterizes, and composes them.
package struct CellRenderer: Sendable {
  /// How pictures are made.
  package let options: RenderingOptions

  package init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  /// The picture of one tree, without a caption or a frame.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes, and the cells that each of them covers.
  package func rasterize(_ tree: PlacedTree) -> CellCanvas {
    let list = draw(tree)
    let bounds = grid(of: list).bounds
    var canvas = CellCanvas(columns: bounds.columns.count, rows: bounds.rows.count)
    rasterize(list, textures: textures(for: [list]), to: &canvas, column: 0, row: 0)
    return canvas
  }

  /// All previews in one canvas: the panes of each side by side, the previews below each other.
  package func render(_ sheets: [Sheet]) -> RenderedPicture {
    let frames = sheets.map { sheet in
      sheet.panes.map { pane in
        let (size, direction) = (pane.tree.size, pane.tree.direction)
        let grid = CellGrid(size: size, cellSize: options.cellSize, direction: direction)
        return PaneFrame(options: options, caption: pane.caption, grid: grid)
      }
    }
    let legend = options.showsGuides ? GuideLegend(sheets) : nil
    return compose(sheets, in: frames, legend: legend)
  }

  private func draw(_ tree: PlacedTree, guidedNode: Int? = nil) -> DrawList {
    var list = DrawList(tree, elementFrames: options.showsOutlines)
    if options.showsGuides { list.append(GuideSelection(tree, node: guidedNode).guides) }
    return list
  }

  /// The textures of all fills; none where colours and blocks of them show them all.
  private func textures(for lists: [DrawList]) -> TextureAssignment {
    let isNeeded = !options.usesColors || options.charset == .ascii
    return TextureAssignment(isNeeded ? lists : [], mixing: mixing)
  }

  private var mixing: PigmentMixing { PigmentMixing() }

  private func grid(of list: DrawList) -> CellGrid {
    CellGrid(size: list.size, cellSize: options.cellSize, direction: list.direction)
  }

  /// Rasterizes a picture into a canvas, from a place of it on.
  private func rasterize(
    _ list: DrawList,
    textures: TextureAssignment,
    to canvas: inout CellCanvas,
    column: Int,
    row: Int
  ) {
    let rasterizer = Rasterizer(grid: grid(of: list), options: options, textures: textures)
    rasterizer.paint(list)
    CellFinishing(options: options, textures: textures)
      .write(rasterizer, to: &canvas, column: column, row: row)
  }

  private func compose(
    _ sheets: [Sheet],
    in frames: [[PaneFrame]],
    legend: GuideLegend?
  ) -> RenderedPicture {
    let arrangement = PaneArrangement(frames, limit: options.columns)
    var notes = arrangement.notes.map { CaptionLine([$0.description], options: options) }
    if let legend { notes.append(CaptionLine(legend.parts(in: options.charset), options: options)) }
    let noteRows = notes.isEmpty ? 0 : notes.count + PaneArrangement.blankRows
    let noteColumns = notes.map(\.columns).max() ?? 0
    var canvas = CellCanvas(
      columns: max(arrangement.neededColumns, noteColumns),
      rows: arrangement.rows + noteRows
    )
    var rendered: [RenderedPane] = []
    for (number, sheet) in sheets.prefix(arrangement.places.count).enumerated() {
      let lists = sheet.panes.map { draw($0.tree, guidedNode: $0.guidedNode) }
      let textures = textures(for: lists)
      for (pane, list) in lists.enumerated() {
        let (frame, place) = (frames[number][pane], arrangement.places[number][pane])
        let (column, row) = (place.column + frame.left, place.row + frame.top)
        frame.write(to: &canvas, column: place.column, row: place.row)
        rasterize(list, textures: textures, to: &canvas, column: column, row: row)
        rendered.append(
          RenderedPane(sheet: number, pane: pane, column: column, row: row, grid: frame.grid)
        )
      }
    }
    for (index, note) in notes.enumerated() {
      let row = arrangement.rows + PaneArrangement.blankRows + index
      note.write(to: &canvas, column: 0, row: row, style: CellStyle(attributes: .dim))
    }
    let columns = max(arrangement.columns, noteColumns)
    if columns < canvas.columns {
      canvas = canvas.cropped(columns: 0..<columns, rows: 0..<canvas.rows)
    }
    return RenderedPicture(canvas: canvas, panes: rendered, notes: arrangement.notes)
  }
}
