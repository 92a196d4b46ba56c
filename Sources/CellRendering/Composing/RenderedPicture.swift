/// Previews set in one canvas, and where each of them lies.
package struct RenderedPicture: Sendable {
  /// What is printed or shown.
  package let canvas: CellCanvas
  /// The panes in the order of the sheets and of the panes in them.
  package let panes: [RenderedPane]
  /// What the reader should know; each note also stands in the picture.
  package let notes: [RenderingNote]
  /// Where the panes are set.
  let arrangement: PaneArrangement
  /// What is around each of the panes.
  let frames: [PaneFrame]
  /// What was drawn in each of the panes, from which a later picture tells what to keep.
  let drawn: [DrawnPane]
  /// How it was drawn.
  let options: RenderingOptions
}

extension RenderedPicture {
  /// A pane of a picture, to be taken over.
  struct Part {
    let drawn: DrawnPane
    let canvas: CellCanvas
    /// Where it lies in the canvas.
    let columns: Range<Int>
    let rows: Range<Int>
    /// Whether the canvas that is painted on has it already.
    var isInPlace = false
  }

  /// The frame of the pane at an index; `nil` where it is another.
  func frame(_ caption: PaneCaption, _ grid: CellGrid, at index: Int) -> PaneFrame? {
    guard frames.indices.contains(index), frames[index].grid == grid,
      frames[index].caption == caption
    else { return nil }
    return frames[index]
  }

  /// Whether its frames are these, in this order.
  func hasFrames(_ others: [PaneFrame]) -> Bool {
    frames.count == others.count
      && others.indices.allSatisfy { frame(others[$0].caption, others[$0].grid, at: $0) != nil }
  }

  /// The pane at an index; `nil` where it has other cells than another, or was cropped.
  func part(like other: RenderedPane, at index: Int) -> Part? {
    guard panes.indices.contains(index), panes[index].grid == other.grid else { return nil }
    let (pane, bounds) = (panes[index], other.grid.bounds)
    let columns = pane.column..<pane.column + bounds.columns.count
    let rows = pane.row..<pane.row + bounds.rows.count
    guard columns.upperBound <= canvas.columns, rows.upperBound <= canvas.rows else { return nil }
    return Part(drawn: drawn[index], canvas: canvas, columns: columns, rows: rows)
  }
}

/// What was drawn in a pane.
struct DrawnPane: Sendable {
  let list: DrawList
  /// The rows that each of its operations can concern; none where they were not asked for.
  let reaches: [RowReach]
}

/// Where a pane's picture lies in a canvas.
package struct RenderedPane: Hashable, Sendable {
  /// The index of the preview's sheet.
  package let sheet: Int
  /// The index of the pane in its sheet.
  package let pane: Int
  /// The column of the canvas where the preview's left edge is.
  package let column: Int
  /// The row of the canvas where the preview's top edge is.
  package let row: Int
  /// Turns points of the preview into cells counted from (``column``, ``row``).
  package let grid: CellGrid
}

/// A departure from how a picture should be.
package enum RenderingNote: Hashable, Sendable {
  /// Panes stand below each other; side by side they need this many columns.
  case stacked(neededColumns: Int)
  /// The right of the picture is cut; all of it needs this many columns.
  case cropped(neededColumns: Int)
  /// A preview is larger than a picture can be; only its first columns and rows are drawn.
  case cut(columns: Int, rows: Int)
  /// The last previews are left out: the picture would have more cells than this.
  case leftOut(previews: Int, cells: Int)
}

extension RenderingNote: CustomStringConvertible {
  package var description: String {
    switch self {
    case .stacked(let columns):
      "stacked; side by side takes \(columns) columns"
    case .cropped(let columns):
      "cropped; all of it takes \(columns) columns"
    case .cut(let columns, let rows):
      "cut; only the first \(columns) columns and \(rows) rows are drawn"
    case .leftOut(let previews, let cells):
      "\(previews) \(previews == 1 ? "preview is" : "previews are") left out; "
        + "with all of them the picture has more than \(cells) cells"
    }
  }
}
