import LayoutEngine

/// Sets a preview's picture into a perforated frame under a caption.
///
/// The frame is of spaced dots, which no view draws, so the preview's edge is not taken for its
/// content; with rulers, ticks stand in it every few cells.
struct PaneFrame {
  let options: RenderingOptions
  let caption: PaneCaption
  /// Turns points of the preview into cells of the picture.
  let grid: CellGrid
  /// The picture's left column in the pane.
  let left: Int
  /// The picture's top row in the pane.
  let top: Int
  /// The size of the pane, in cells.
  let columns: Int
  let rows: Int
  private let text: CaptionLine
  private let ruler: Ruler?

  init(options: RenderingOptions, caption: PaneCaption, grid: CellGrid) {
    self.options = options
    self.caption = caption
    self.grid = grid
    ruler = options.showsRuler ? Ruler(caption: caption, grid: grid) : nil
    left = (ruler?.gutter ?? 0) + 1
    top = (ruler == nil ? 0 : 1) + 2
    text = CaptionLine(caption.parts, options: options)
    columns = max(left + grid.bounds.columns.count + 1, text.columns)
    rows = top + grid.bounds.rows.count + 1
  }

  /// Writes all of the pane but its picture, from a place of a canvas on.
  func write(to canvas: inout CellCanvas, column: Int, row: Int) {
    text.write(to: &canvas, column: column, row: row)
    let (left, top) = (column + left, row + top)
    perforate(&canvas, left: left - 1, top: top - 1)
    ruler?.write(to: &canvas, left: left, top: top, charset: options.charset)
  }

  private func perforate(_ canvas: inout CellCanvas, left: Int, top: Int) {
    let style = CellStyle(attributes: .dim)
    let dot = GlyphCode(options.charset == .unicode ? "\u{00B7}" : "." as Unicode.Scalar)
    let (right, bottom) = (left + grid.bounds.columns.count + 1, top + grid.bounds.rows.count + 1)
    for row in top...bottom {
      canvas.put(dot, width: 1, column: left, row: row, style: style)
      canvas.put(dot, width: 1, column: right, row: row, style: style)
    }
    // Every other column, from both ends, so that the dots are as far apart as those of the sides
    // and a mirrored picture has a mirrored frame.
    let width = right - left
    for offset in 0...width where min(offset, width - offset).isMultiple(of: 2) {
      canvas.put(dot, width: 1, column: left + offset, row: top, style: style)
      canvas.put(dot, width: 1, column: left + offset, row: bottom, style: style)
    }
  }
}
