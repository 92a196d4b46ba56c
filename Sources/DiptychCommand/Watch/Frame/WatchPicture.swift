internal import CellRendering
internal import LayoutEngine
internal import PreviewPipeline

/// The picture of the shown previews, with what is selected and what moved marked in it.
struct WatchPicture {
  /// A pane, and what it shows.
  struct Pane {
    let preview: Int
    let direction: LayoutDirection
    let rendered: RenderedPane
  }

  private(set) var canvas: CellCanvas
  let panes: [Pane]
  /// What was drawn, before anything was marked in it.
  let rendered: RenderedPicture

  /// Draws what the state shows; `nil` where there is nothing to draw.
  ///
  /// - Parameters:
  ///   - state: What is shown, and how.
  ///   - columns: The width of the screen.
  ///   - earlier: What was drawn last, of which all is kept that shows the same.
  init?(_ state: WatchState, columns: Int, after earlier: RenderedPicture? = nil) {
    guard let shown = state.shown else { return nil }
    let places = shown.previews.indices.filter { state.preview == nil || state.preview == $0 }
    guard !places.isEmpty else { return nil }
    var options = state.options
    options.columns = options.columns ?? columns
    options.cellSize = state.zoom.cellSize(of: options.cellSize)
    let sheets = places.map { place in
      var sheet = shown.sheet(of: shown.previews[place])
      if let selection = state.selection, selection.preview == place {
        for index in sheet.panes.indices {
          let direction = sheet.panes[index].caption.direction
          sheet.panes[index].guidedNode = selection.record(in: shown, direction)?.node
        }
      }
      return sheet
    }
    rendered = CellRenderer(options: options).render(sheets, after: earlier)
    canvas = rendered.canvas
    panes = rendered.panes.map { rendered in
      let preview = places[rendered.sheet]
      let caption = sheets[rendered.sheet].panes[rendered.pane].caption
      return Pane(preview: preview, direction: caption.direction, rendered: rendered)
    }
    if state.isStale { canvas.dim() }
    for pane in panes { mark(pane, state, shown) }
  }

  private mutating func mark(_ pane: Pane, _ state: WatchState, _ shown: PreviewReport) {
    if state.marksMoves {
      let place = ViewMoves.Place(preview: pane.preview, direction: pane.direction)
      for frame in state.moves.frames[place] ?? [] { mark(frame, pane.rendered, .underline) }
    }
    if let selection = state.selection, selection.preview == pane.preview,
      let record = selection.record(in: shown, pane.direction)
    {
      mark(record.frame, pane.rendered, .reverse)
    }
  }

  /// Marks the cells along the edges of a frame.
  private mutating func mark(
    _ frame: CGRect,
    _ pane: RenderedPane,
    _ attribute: CellStyle.Attributes
  ) {
    let rect = pane.grid.visibleRect(of: frame)
    let visible = rect.intersection(pane.grid.bounds)
    for row in visible.rows {
      let isEdge = row == rect.rows.lowerBound || row == rect.rows.upperBound - 1
      for column in visible.columns
      where isEdge || column == rect.columns.lowerBound || column == rect.columns.upperBound - 1 {
        let place = (column: pane.column + column, row: pane.row + row)
        guard canvas.contains(column: place.column, row: place.row) else { continue }
        canvas[place.column, place.row].style.attributes.insert(attribute)
      }
    }
  }

  /// The smallest view under a cell of the picture; of equal ones, the one drawn last.
  func view(atColumn column: Int, row: Int, in report: PreviewReport) -> ViewSelection? {
    for pane in panes {
      let rendered = pane.rendered
      let cell = (column: column - rendered.column, row: row - rendered.row)
      guard rendered.grid.bounds.contains(column: cell.column, row: cell.row),
        let tree = report.previews[pane.preview].trees[pane.direction]
      else { continue }
      let under = tree.views.filter {
        rendered.grid.visibleRect(of: $0.frame).contains(column: cell.column, row: cell.row)
      }
      let smallest = under.reversed().min {
        $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
      }
      return smallest.map { ViewSelection(preview: pane.preview, $0) }
    }
    return nil
  }
}

extension CellCanvas {
  /// Makes all cells faint.
  mutating func dim() {
    for row in 0..<rows {
      for column in 0..<columns { self[column, row].style.attributes.insert(.dim) }
    }
  }
}
