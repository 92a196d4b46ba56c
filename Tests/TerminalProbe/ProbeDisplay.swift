internal import CellRendering
internal import Dispatch
internal import Glibc
internal import Synchronization
internal import TerminalIO

/// The probe's picture: the newest event, and a frame as large as the terminal.
final class ProbeDisplay: Sendable {
  private struct Failure: Error {}

  private let deed: String
  private let queue = DispatchQueue(label: "probe")
  private let present = Mutex<TerminalSession?>(nil)

  init(deed: String) {
    self.deed = deed
  }

  func run() throws {
    let configuration = TerminalSession.Configuration(
      depth: .truecolor,
      charset: .unicode,
      reportsMouse: true
    )
    let finished = DispatchSemaphore(value: 0)
    let session = TerminalSession(configuration, queue: queue) { event in
      guard let session = self.present.withLock({ $0 }) else { return }
      switch event {
      case .terminated(let signal):
        TerminalSession.exit(by: signal)
      case .input(.key(KeyPress(.character("q")))), .hungUp:
        finished.signal()
      default:
        session.write(Self.picture(Self.words(for: event), session.size))
      }
    }
    present.withLock { $0 = session }
    defer { session.leave() }
    try session.enter()
    queue.sync { _ = session.write(Self.picture("ready", session.size)) }
    try perform()
    finished.wait()
    session.leave()
    session.leave()
  }

  private func perform() throws {
    switch deed {
    case "throw":
      throw Failure()
    case "exit":
      exit(7)
    case "trap":
      let empty: [Int] = []
      print(empty[CommandLine.arguments.count])
    case "abort":
      abort()
    case "overflow":
      print(Self.depth(of: CommandLine.arguments.count))
    case "overflow-elsewhere":
      DispatchQueue.global().async {
        AlternateSignalStack.coverCurrentThread()
        print(Self.depth(of: CommandLine.arguments.count))
      }
    case "lend":
      lend()
    case "mutter":
      mutter("a library complains")
    case "flood":
      flood()
    case "paint":
      queue.async { self.paint() }
    default:
      break
    }
  }

  /// Lends the terminal, and tells standard error, which is the terminal again, about its mode.
  private func lend() {
    present.withLock { $0 }?.withTerminalLent {
      var mode = termios()
      tcgetattr(STDIN_FILENO, &mode)
      mutter(mode.c_lflag & tcflag_t(ICANON) != 0 ? "lent: canonical" : "lent: raw")
    }
  }

  /// Never returns.
  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + depth(of: number + 2) + 1
  }

  private func flood() {
    for _ in 0..<10_000 { mutter("noise noise noise noise noise noise noise noise") }
    mutter("the end of the flood")
  }

  /// Paints whole frames for ever.
  private func paint() {
    guard let session = present.withLock({ $0 }) else { return }
    for number in 0... {
      session.repaint()
      session.write(Self.picture("\(number)", session.size))
      if session.write(Self.picture("after \(number)", session.size)) == 0 { return }
    }
  }

  private func mutter(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func words(for event: TerminalEvent) -> String {
    switch event {
    case .input(.key(let press)): "key \(press.key)"
    case .input(.mouse(let event)): "mouse \(event.action) at \(event.column), \(event.row)"
    case .resized: "resized"
    case .resumed: "resumed"
    case .standardError(let line): "error \(line)"
    case .terminated(let signal): "terminated \(signal)"
    case .hungUp: "hung up"
    }
  }

  private static func picture(_ text: String, _ size: TerminalSize) -> CellCanvas {
    var canvas = CellCanvas(columns: size.columns, rows: size.rows)
    for (column, character) in text.prefix(size.columns).enumerated() {
      canvas[column, 0] = Cell(character)
    }
    let corner = "\(size.columns)x\(size.rows)"
    for (column, character) in corner.enumerated() {
      canvas[size.columns - corner.count + column, size.rows - 1] = Cell(character)
    }
    return canvas
  }
}
