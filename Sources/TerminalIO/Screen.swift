internal import CellRendering
internal import Glibc

/// A terminal's screen while it is, or is about to be, ours.
struct Screen {
  private let output: Int32

  /// The same terminal, opened once more so that its writes need not block.
  ///
  /// The open file behind the output is shared with the shell, whose writes must go on blocking.
  private let writer: DescriptorWriter
  private let modes: ScreenModes
  private let mode: RawMode?
  private let terminalOrdersText: Bool
  private var encoder: CanvasEncoder

  /// What is on the screen; nil if it is not known.
  private var shown: CellCanvas?

  /// Whether the modes of the screen are set.
  private(set) var isOurs = false

  /// - Throws: `.readMode` if the input is a terminal whose mode cannot be read.
  init(_ configuration: TerminalSession.Configuration) throws(TerminalError) {
    output = configuration.output
    terminalOrdersText = configuration.terminalOrdersText
    modes = ScreenModes(
      reportsMouse: configuration.reportsMouse,
      isExplicit: !terminalOrdersText
    )
    mode = isatty(configuration.input) == 1 ? try RawMode(of: configuration.input) : nil
    encoder = CanvasEncoder(depth: configuration.depth, charset: configuration.charset)
    let reopened = open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    writer = DescriptorWriter(reopened >= 0 ? reopened : output)
  }

  /// Sets the modes.
  mutating func take(capture: StandardErrorCapture) throws(TerminalError) {
    let leaving = modes.leaving
    CrashRestoration.arm(leaving: leaving, output: output, mode: mode, capture: capture)
    do throws(TerminalError) {
      try mode?.apply()
      try writer.write(modes.entering)
    } catch {
      giveBack()
      throw error
    }
    isOurs = true
    shown = nil
  }

  /// Gives the modes back; what the terminal does not take within a moment is given up.
  mutating func giveBack() {
    var patience = 3
    try? writer.write(modes.leaving) {
      patience -= 1
      return patience > 0
    }
    // Reports of the mouse that were not read yet would be typed into the shell.
    if let mode, modes.reportsMouse { tcflush(mode.descriptor, TCIFLUSH) }
    try? mode?.restore()
    CrashRestoration.disarm()
    isOurs = false
    shown = nil
  }

  /// Writes what differs from what is shown, as one frame.
  ///
  /// - Parameters:
  ///   - canvas: What is to be seen.
  ///   - isWanted: Asked while the terminal takes nothing; with false the frame is given up.
  /// - Returns: The number of bytes.
  mutating func write(_ canvas: CellCanvas, while isWanted: () -> Bool) -> Int {
    let canvas = terminalOrdersText ? canvas.inLogicalOrder : canvas
    let frame = encoder.encode(canvas, after: shown)
    guard !frame.isEmpty else { return 0 }
    // A frame that was cut short leaves the screen unknown.
    shown = nil
    do throws(TerminalError) {
      try writer.write(frame, while: isWanted)
    } catch {
      return 0
    }
    if isWanted() { shown = canvas }
    return frame.count
  }

  /// Forgets what is shown, so that the next frame paints everything.
  mutating func forget() {
    shown = nil
  }

  /// Closes what was opened.
  func close() {
    if writer.descriptor != output { Glibc.close(writer.descriptor) }
  }
}
