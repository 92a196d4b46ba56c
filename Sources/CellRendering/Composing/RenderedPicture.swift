/// Previews set in one canvas, and where each of them lies.
package struct RenderedPicture: Sendable {
  /// What is printed or shown.
  package let canvas: CellCanvas
  /// The panes in the order of the sheets and of the panes in them.
  package let panes: [RenderedPane]
  /// What the reader should know; each note also stands in the picture.
  package let notes: [RenderingNote]
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
    case .leftOut(let previews, let cells):
      "\(previews) \(previews == 1 ? "preview is" : "previews are") left out; "
        + "with all of them the picture has more than \(cells) cells"
    }
  }
}
