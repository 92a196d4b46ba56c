internal import CellRendering

extension SceneChooser {
  /// Draws the list over the picture: what was typed above, the cursor in reverse.
  func draw(on canvas: inout CellCanvas, rows: Int, chosen: Int) {
    canvas.clear(rows: 0..<rows)
    guard rows > 0 else { return }
    let matches = matches
    let count = matches.count == 1 ? "1 scene" : "\(matches.count) scenes"
    let typed = filter.isEmpty ? "type to narrow, Enter to choose, Esc to go back" : filter
    canvas.write("\(count): \(typed)", column: 1, row: 0, style: CellStyle(attributes: .bold))
    let room = rows - 1
    // The cursor stays in the middle where the list is longer than the screen.
    let first = min(max(cursor - room / 2, 0), max(matches.count - room, 0))
    for row in 0..<room where matches.indices.contains(first + row) {
      let place = matches[first + row]
      let isUnderCursor = first + row == cursor
      let style = CellStyle(attributes: isUnderCursor ? .reverse : [])
      let mark = place == chosen ? "*" : " "
      canvas.write("\(mark) \(scenes[place])", column: 1, row: row + 1, style: style)
    }
  }
}
