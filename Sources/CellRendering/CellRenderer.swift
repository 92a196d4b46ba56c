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
    return rasterize(list, textures: textures(for: [list]))
  }

  /// All previews in one canvas: the panes of each side by side, the previews below each other.
  package func render(_ sheets: [Sheet]) -> RenderedPicture {
    let framed = sheets.map { sheet in
      let lists = sheet.panes.map { draw($0.tree, guidedNode: $0.guidedNode) }
      let textures = textures(for: lists)
      return zip(sheet.panes, lists).map { pane, list in
        PaneFrame(
          options: options,
          caption: pane.caption,
          picture: rasterize(list, textures: textures),
          grid: grid(of: list)
        )
      }
    }
    let legend = options.showsGuides ? GuideLegend(sheets) : nil
    return compose(framed, legend: legend)
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
    CellGrid(size: list.size, cellSize: options.cellSize)
  }

  private func rasterize(_ list: DrawList, textures: TextureAssignment) -> CellCanvas {
    var rasterizer = Rasterizer(grid: grid(of: list), options: options, textures: textures)
    rasterizer.paint(list)
    return CellFinishing(options: options, mixing: mixing, textures: textures)
      .canvas(of: rasterizer)
  }

  private func compose(_ sheets: [[PaneFrame]], legend: GuideLegend?) -> RenderedPicture {
    let panes = sheets.map { $0.map { $0.compose() } }
    let arrangement = PaneArrangement(panes.map { $0.map(\.canvas) }, limit: options.columns)
    var notes = arrangement.notes.map { CaptionLine([$0.description], options: options) }
    if let legend { notes.append(CaptionLine(legend.parts(in: options.charset), options: options)) }
    let noteRows = notes.isEmpty ? 0 : notes.count + PaneArrangement.blankRows
    let columns = max(arrangement.columns, notes.map(\.columns).max() ?? 0)
    var canvas = CellCanvas(columns: columns, rows: arrangement.rows + noteRows)
    var rendered: [RenderedPane] = []
    for (sheet, places) in arrangement.places.enumerated() {
      for (pane, place) in places.enumerated() {
        let composed = panes[sheet][pane]
        canvas.blit(composed.canvas, column: place.column, row: place.row)
        rendered.append(
          RenderedPane(
            sheet: sheet,
            pane: pane,
            column: place.column + composed.column,
            row: place.row + composed.row,
            grid: sheets[sheet][pane].grid
          )
        )
      }
    }
    for (index, note) in notes.enumerated() {
      let row = arrangement.rows + PaneArrangement.blankRows + index
      note.write(to: &canvas, column: 0, row: row, style: CellStyle(attributes: .dim))
    }
    return RenderedPicture(canvas: canvas, panes: rendered, notes: arrangement.notes)
  }
}
