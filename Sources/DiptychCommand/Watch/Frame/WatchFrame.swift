internal import CellRendering
internal import PreviewPipeline
internal import TerminalIO

/// What fills the screen: the picture, what is wrong below it, the selected view, the status line.
struct WatchFrame {
  private(set) var canvas: CellCanvas
  /// How far the picture can be scrolled, in cells.
  let scrollLimit: CellOffset
  /// How many rows the messages can be scrolled.
  let messageScrollLimit: Int
  private let picture: WatchPicture?
  private let scroll: CellOffset
  private let pictureRows: Int
  private let report: PreviewReport?

  /// Draws what the state shows.
  ///
  /// - Parameters:
  ///   - state: What is shown, and how.
  ///   - size: The screen.
  ///   - earlier: The picture drawn last, of which all is kept that shows the same.
  init(_ state: WatchState, size: TerminalSize, after earlier: RenderedPicture? = nil) {
    let body = max(size.rows - 1, 0)
    let picture = WatchPicture(state, columns: size.columns, after: earlier)
    let panel = ViewPanel(state)?.lines ?? []
    let panelRows = min(panel.count, body / 3)
    let values = ValuePanel(state)
    let valueRows = min(values?.wantedRows ?? 0, (body - panelRows + 1) / 2)
    let notices = WatchNotice.lines(of: state, hasPicture: picture != nil)
    let messages = MessageList(notices + state.messages, columns: size.columns)
    // Messages may take half of the rows, and all that the picture leaves.
    let room = body - panelRows - valueRows
    let messageRows = min(messages.lines.count, max(room / 2, room - (picture?.canvas.rows ?? 0)))
    pictureRows = min(room - messageRows, picture?.canvas.rows ?? 0)
    scrollLimit = CellOffset(
      columns: max((picture?.canvas.columns ?? 0) - size.columns, 0),
      rows: max((picture?.canvas.rows ?? 0) - pictureRows, 0)
    )
    messageScrollLimit = max(messages.lines.count - messageRows, 0)
    scroll = CellOffset(
      columns: min(state.scroll.columns, scrollLimit.columns),
      rows: min(state.scroll.rows, scrollLimit.rows)
    )
    self.picture = picture
    report = state.shown
    canvas = CellCanvas(columns: size.columns, rows: size.rows)
    draw(picture)
    let first = min(state.messageScroll, messageScrollLimit)
    messages.draw(on: &canvas, top: pictureRows, rows: messageRows, from: first)
    values?.draw(on: &canvas, top: body - panelRows - valueRows, rows: valueRows)
    ViewPanel.draw(panel, on: &canvas, top: body - panelRows, rows: panelRows)
    draw(state.overlay, rows: body, state)
    StatusLine(state: state, columns: canvas.columns).draw(on: &canvas)
  }

  /// What was drawn of the previews.
  var rendered: RenderedPicture? { picture?.rendered }

  /// Draws the status line anew.
  mutating func retell(_ state: WatchState) {
    StatusLine(state: state, columns: canvas.columns).draw(on: &canvas)
  }

  /// The view under a cell of the screen.
  func view(atColumn column: Int, row: Int) -> ViewSelection? {
    guard let picture, let report, row < pictureRows else { return nil }
    return picture.view(atColumn: column + scroll.columns, row: row + scroll.rows, in: report)
  }

  private mutating func draw(_ picture: WatchPicture?) {
    guard let picture else { return }
    canvas.blit(
      picture.canvas,
      rows: scroll.rows..<scroll.rows + pictureRows,
      column: -scroll.columns,
      row: 0
    )
  }

  private mutating func draw(_ overlay: WatchOverlay, rows: Int, _ state: WatchState) {
    switch overlay {
    case .none: break
    case .help: HelpList.draw(on: &canvas, rows: rows)
    case .chooser(let chooser): chooser.draw(on: &canvas, rows: rows, chosen: state.chosen)
    }
  }
}
