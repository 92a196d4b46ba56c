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
    paint(list, textures: textures(for: [list]), to: &canvas, column: 0, row: 0)
    return canvas
  }

  /// All previews in one canvas: the panes of each side by side, the previews below each other.
  ///
  /// - Parameters:
  ///   - sheets: The previews.
  ///   - earlier: A picture of which the rows are kept that show the same; the result does not depend
  ///     on it.
  /// - Returns: The picture, and all that a later one can take over.
  package func render(_ sheets: [Sheet], after earlier: RenderedPicture? = nil) -> RenderedPicture {
    let earlier = earlier?.options == options ? earlier : nil
    var number = 0
    let frames = sheets.map { sheet in
      sheet.panes.map { pane in
        defer { number += 1 }
        let (size, direction) = (pane.tree.size, pane.tree.direction)
        let grid = CellGrid(size: size, cellSize: options.cellSize, direction: direction)
        return earlier?.frame(pane.caption, grid, at: number)
          ?? PaneFrame(options: options, caption: pane.caption, grid: grid)
      }
    }
    let legend = options.showsGuides ? GuideLegend(sheets) : nil
    return compose(sheets, in: frames, legend: legend, after: earlier)
  }

  private func draw(_ tree: PlacedTree, guidedNode: Int? = nil) -> DrawList {
    var list = DrawList(tree, elementFrames: options.showsOutlines)
    if options.showsGuides { list.append(GuideSelection(tree, node: guidedNode).guides) }
    return list
  }

  /// The textures of all fills; none where colours and blocks of them show them all.
  private func textures(for lists: [DrawList]) -> TextureAssignment {
    TextureAssignment(needsTextures ? lists : [], mixing: mixing)
  }

  private var needsTextures: Bool { !options.usesColors || options.charset == .ascii }

  private var mixing: PigmentMixing { PigmentMixing() }

  private func grid(of list: DrawList) -> CellGrid {
    CellGrid(size: list.size, cellSize: options.cellSize, direction: list.direction)
  }

  /// Rasterizes a picture into a canvas, from a place of it on.
  ///
  /// - Returns: The rows that each of the operations can concern, where they were asked for.
  @discardableResult
  private func paint(
    _ list: DrawList,
    textures: TextureAssignment,
    to canvas: inout CellCanvas,
    column: Int,
    row: Int,
    after earlier: RenderedPicture.Part? = nil
  ) -> [RowReach] {
    let grid = grid(of: list)
    let rasterizer = Rasterizer(grid: grid, options: options, textures: textures)
    let finishing = CellFinishing(options: options, textures: textures)
    guard let earlier,
      let outdated = OutdatedRows(of: list, since: earlier.drawn, rasterizer)
    else {
      rasterizer.paint(list)
      finishing.write(rasterizer, rows: grid.bounds.rows, to: &canvas, column: column, row: row)
      return []
    }
    if !earlier.isInPlace {
      canvas.blit(
        earlier.canvas,
        columns: earlier.columns,
        rows: earlier.rows,
        column: column - earlier.columns.lowerBound,
        row: row
      )
    }
    rasterizer.paint(list, on: outdated)
    for rows in outdated.ranges {
      finishing.write(rasterizer, rows: rows, to: &canvas, column: column, row: row)
    }
    return outdated.reaches
  }

  private func compose(
    _ sheets: [Sheet],
    in frames: [[PaneFrame]],
    legend: GuideLegend?,
    after earlier: RenderedPicture?
  ) -> RenderedPicture {
    // A texture depends on all fills of a sheet.
    let earlier = needsTextures ? nil : earlier
    let arrangement = PaneArrangement(frames, limit: options.columns)
    var notes = arrangement.notes.map { CaptionLine([$0.description], options: options) }
    if let legend { notes.append(CaptionLine(legend.parts(in: options.charset), options: options)) }
    let noteRows = notes.isEmpty ? 0 : notes.count + PaneArrangement.blankRows
    let noteColumns = notes.map(\.columns).max() ?? 0
    let size = (
      columns: max(arrangement.neededColumns, noteColumns), rows: arrangement.rows + noteRows
    )
    let all = frames.flatMap(\.self)
    // Where all frames are where they were, nothing but what stands in them can have changed.
    let keepsFrames =
      legend == nil && earlier?.canvas.columns == size.columns
      && earlier?.arrangement == arrangement && earlier?.hasFrames(all) == true
    var canvas =
      earlier.flatMap { keepsFrames ? $0.canvas : nil }
      ?? CellCanvas(columns: size.columns, rows: size.rows)
    var rendered: [RenderedPane] = []
    var drawn: [DrawnPane] = []
    for (number, sheet) in sheets.prefix(arrangement.places.count).enumerated() {
      let lists = sheet.panes.map { draw($0.tree, guidedNode: $0.guidedNode) }
      let textures = textures(for: lists)
      for (pane, list) in lists.enumerated() {
        let (frame, place) = (frames[number][pane], arrangement.places[number][pane])
        let (column, row) = (place.column + frame.left, place.row + frame.top)
        if !keepsFrames { frame.write(to: &canvas, column: place.column, row: place.row) }
        let painted = RenderedPane(
          sheet: number,
          pane: pane,
          column: column,
          row: row,
          grid: frame.grid
        )
        var former = earlier?.part(like: painted, at: rendered.count)
        former?.isInPlace = keepsFrames
        let reaches = paint(
          list,
          textures: textures,
          to: &canvas,
          column: column,
          row: row,
          after: former
        )
        rendered.append(painted)
        drawn.append(DrawnPane(list: list, reaches: reaches))
      }
    }
    for (index, note) in notes.enumerated() where !keepsFrames {
      let row = arrangement.rows + PaneArrangement.blankRows + index
      note.write(to: &canvas, column: 0, row: row, style: CellStyle(attributes: .dim))
    }
    let columns = max(arrangement.columns, noteColumns)
    if columns < canvas.columns {
      canvas = canvas.cropped(columns: 0..<columns, rows: 0..<canvas.rows)
    }
    return RenderedPicture(
      canvas: canvas,
      panes: rendered,
      notes: arrangement.notes,
      arrangement: arrangement,
      frames: all,
      drawn: drawn,
      options: options
    )
  }
}
