/// The terminal modes under which pictures are shown.
struct ScreenModes {
  /// Whether clicks and the wheel are reported; the terminal's own selection then needs Shift.
  var reportsMouse: Bool

  /// Whether the terminal is to leave cells where they are written, whatever their letters.
  var isExplicit = true

  /// What is written to take the screen.
  var entering: [UInt8] {
    var frame = FrameBytes()
    frame.append(ControlSequence.enterAlternateScreen)
    frame.append(ControlSequence.hideCursor)
    frame.append(ControlSequence.disableAutowrap)
    if isExplicit { frame.append(ControlSequence.explicitDirection) }
    frame.append(ControlSequence.enableBracketedPaste)
    if reportsMouse { frame.append(ControlSequence.enableMouse) }
    return frame.bytes
  }

  /// What is written to give the screen back, in the reverse order.
  ///
  /// A frame may have been cut short, so an open synchronized update is closed first. Leaving the
  /// alternate screen does not show the cursor by itself.
  var leaving: [UInt8] {
    var frame = FrameBytes()
    frame.append(ControlSequence.endSynchronizedUpdate)
    if reportsMouse { frame.append(ControlSequence.disableMouse) }
    frame.append(ControlSequence.disableBracketedPaste)
    if isExplicit { frame.append(ControlSequence.implicitDirection) }
    frame.append(ControlSequence.enableAutowrap)
    frame.append(ControlSequence.resetStyle)
    frame.append(ControlSequence.showCursor)
    frame.append(ControlSequence.leaveAlternateScreen)
    return frame.bytes
  }
}
