/// Sets panes side by side, or below each other where they are too wide together.
struct PaneArrangement: Equatable {
  /// The columns between two panes.
  static let gap = 4
  /// The blank rows between previews, and between panes that stand below each other.
  static let blankRows = 1

  /// The place of every pane in a canvas.
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// The most cells of a picture; previews that do not fit are left out.
  static let maximumCells = 20_000_000

  /// For each preview that is shown.
  private(set) var places: [[Place]] = []
  /// The width that the canvas may have.
  private(set) var columns = 0
  /// The width of all panes, which may be larger.
  private(set) var neededColumns = 0
  private(set) var rows = 0
  private(set) var notes: [RenderingNote] = []

  /// Arranges panes of these sizes, a list for each preview, in at most `limit` columns.
  init(_ sheets: [[PaneFrame]], limit: Int?) {
    let limit = limit ?? .max
    for (number, panes) in sheets.enumerated() {
      guard number == 0 || fits(panes) else {
        note(.leftOut(previews: sheets.count - number, cells: Self.maximumCells))
        break
      }
      if rows > 0 { rows += Self.blankRows }
      for pane in panes where pane.grid.isCut {
        let bounds = pane.grid.bounds
        note(.cut(columns: bounds.columns.count, rows: bounds.rows.count))
      }
      let needed = panes.reduce(0) { $0 + $1.columns } + Self.gap * max(panes.count - 1, 0)
      let isStacked = panes.count > 1 && needed > limit
      if isStacked { note(.stacked(neededColumns: needed)) }
      places.append(isStacked ? stack(panes) : setSideBySide(panes))
    }
    neededColumns = columns
    if columns > limit {
      note(.cropped(neededColumns: columns))
      columns = max(limit, 1)
    }
  }

  /// Whether a picture with some more panes, however they are set, is not too large.
  private func fits(_ panes: [PaneFrame]) -> Bool {
    let wider = max(columns, panes.reduce(0) { $0 + $1.columns + Self.gap })
    let higher = panes.reduce(rows) { $0 + $1.rows + Self.blankRows }
    return wider * higher <= Self.maximumCells
  }

  private mutating func setSideBySide(_ panes: [PaneFrame]) -> [Place] {
    var column = 0
    let places = panes.map { pane in
      defer { column += pane.columns + Self.gap }
      return Place(column: column, row: rows)
    }
    columns = max(columns, column - Self.gap)
    rows += panes.map(\.rows).max() ?? 0
    return places
  }

  private mutating func stack(_ panes: [PaneFrame]) -> [Place] {
    panes.enumerated().map { index, pane in
      if index > 0 { rows += Self.blankRows }
      defer { rows += pane.rows }
      columns = max(columns, pane.columns)
      return Place(column: 0, row: rows)
    }
  }

  private mutating func note(_ note: RenderingNote) {
    if !notes.contains(note) { notes.append(note) }
  }
}
