internal import CVTerm

/// The screen of a terminal that understood all bytes fed to it: the tests' oracle.
///
/// libvterm is the emulator of Neovim and Vim, and shares no line with what is tested.
package final class TerminalScreen {
  package private(set) var columns: Int
  package private(set) var rows: Int

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let modes: UnsafeMutablePointer<ScreenModeFlags>
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    guard let terminal = vterm_new(Int32(rows), Int32(columns)),
      let screen = vterm_obtain_screen(terminal)
    else { preconditionFailure("libvterm has no memory") }
    self.terminal = terminal
    self.screen = screen
    vterm_set_utf8(terminal, 1)
    modes = .allocate(capacity: 1)
    modes.initialize(to: ScreenModeFlags())
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, flags in
      guard let value, let flags else { return 1 }
      flags.assumingMemoryBound(to: ScreenModeFlags.self).pointee.set(property, value.pointee)
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, modes)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    modes.deallocate()
    callbacks.deallocate()
  }

  /// Lets the terminal read bytes.
  package func feed(_ bytes: some Collection<UInt8>) {
    let bytes = bytes.map { CChar(bitPattern: $0) }
    vterm_input_write(terminal, bytes, bytes.count)
    vterm_screen_flush_damage(screen)
  }

  /// What the terminal answered to queries since the last call.
  package func takeAnswers() -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 1_024)
    let count = vterm_output_read(terminal, &buffer, buffer.count)
    return buffer[..<count].map { UInt8(bitPattern: $0) }
  }

  package func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// The cell at a place counted from the top left corner.
  package subscript(column: Int, row: Int) -> ScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return ScreenCell(cell)
  }

  /// The text of a row without trailing blanks.
  package func line(_ row: Int) -> String {
    var text = ""
    for column in 0..<columns { text += self[column, row].text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of all rows, without blank rows at the end.
  package var text: String {
    var lines = (0..<rows).map(line)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  package var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  package var showsAlternateScreen: Bool { modes.pointee.showsAlternateScreen }
  package var showsCursor: Bool { modes.pointee.showsCursor }
  package var reportsMouse: Bool { modes.pointee.reportsMouse }
}
