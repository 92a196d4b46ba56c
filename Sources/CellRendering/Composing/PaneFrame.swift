import LayoutEngine

/// Sets a preview's picture into a perforated frame under a caption.
///
/// The frame is of spaced dots, which no view draws, so the preview's edge is not taken for its
/// content; with rulers, ticks stand in it every few cells.
struct PaneFrame {
  let options: RenderingOptions
  let caption: PaneCaption
  let picture: CellCanvas
  let grid: CellGrid

  /// The pane, and where in it the picture's upper left cell is.
  func compose() -> (canvas: CellCanvas, column: Int, row: Int) {
    let ruler = options.showsRuler ? Ruler(caption: caption, grid: grid) : nil
    let left = (ruler?.gutter ?? 0) + 1
    let top = (ruler == nil ? 0 : 1) + 2
    let text = CaptionLine(caption.parts, options: options)
    let columns = max(left + picture.columns + 1, text.columns)
    var canvas = CellCanvas(columns: columns, rows: top + picture.rows + 1)
    text.write(to: &canvas, column: 0, row: 0)
    perforate(&canvas, left: left - 1, top: top - 1)
    if let ruler { ruler.write(to: &canvas, left: left, top: top, charset: options.charset) }
    canvas.blit(picture, column: left, row: top)
    return (canvas, left, top)
  }

  private func perforate(_ canvas: inout CellCanvas, left: Int, top: Int) {
    let style = CellStyle(attributes: .dim)
    let dot: Character = options.charset == .unicode ? "\u{00B7}" : "."
    let (right, bottom) = (left + picture.columns + 1, top + picture.rows + 1)
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
