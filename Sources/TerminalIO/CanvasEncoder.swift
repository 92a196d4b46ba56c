package import CellRendering

/// Encodes what changed between two canvases as one frame for a terminal.
///
/// Cells are overwritten, never cleared first, so nothing flickers even where the terminal does not
/// know synchronized updates.
package struct CanvasEncoder: Sendable {
  private var difference = CanvasDifference()
  private var frame = FrameBytes()
  private var drawing: RowDrawing

  package init(depth: ColorDepth, charset: Charset) {
    drawing = RowDrawing(depth: depth, charset: charset)
  }

  /// Encodes a frame.
  ///
  /// The frame leaves the terminal's style at its default, and expects it there.
  ///
  /// - Parameters:
  ///   - canvas: What is to be seen.
  ///   - previous: What is seen now; nil, or a canvas of another size, if the whole screen has to be
  ///     painted.
  /// - Returns: The bytes to write; none if nothing changed.
  /// - Complexity: O(cells).
  package mutating func encode(_ canvas: CellCanvas, after previous: CellCanvas?) -> [UInt8] {
    frame.removeAll()
    if let previous, previous.columns == canvas.columns, previous.rows == canvas.rows {
      difference.find(from: previous, to: canvas)
      guard !difference.isEmpty else { return [] }
      frame.append(ControlSequence.beginSynchronizedUpdate)
    } else {
      let blank = CellCanvas(columns: canvas.columns, rows: canvas.rows)
      difference.find(from: blank, to: canvas)
      frame.append(ControlSequence.beginSynchronizedUpdate)
      frame.append(ControlSequence.resetStyle)
      frame.append(ControlSequence.eraseScreen)
    }
    drawing.begin()
    var spans = difference.spans[...]
    while let row = spans.first?.row {
      let inRow = spans.prefix { $0.row == row }
      CellRow.with(row, of: canvas) { cells in
        drawing.draw(inRow, of: cells, to: &frame)
      }
      spans = spans[inRow.endIndex...]
    }
    drawing.end(&frame)
    frame.append(ControlSequence.endSynchronizedUpdate)
    return frame.bytes
  }
}
