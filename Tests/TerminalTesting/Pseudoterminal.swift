package import Glibc

/// A program that runs in a terminal of its own, whose screen, keys, size, and signals are ours.
///
/// The program leads a session, and the pseudoterminal controls it, as in a terminal window.
package final class Pseudoterminal {
  package let process: pid_t
  package let screen: TerminalScreen

  /// Everything the program wrote so far.
  package private(set) var output: [UInt8] = []

  /// How the program ended; nil while it runs.
  package private(set) var ending: ProcessEnding?

  /// The terminal's mode before the program was started.
  package let initialMode: TerminalMode

  /// Called with the screen after every frame: whenever a synchronized update ends.
  package var onFrame: ((TerminalScreen) -> Void)?

  /// How many bytes of the sequence that ends a frame came last.
  private var frameEndMatch = 0

  private var descriptor: Int32

  /// Keeps the terminal alive after the program has gone, so that its modes can still be read.
  private var spare: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What follows the program's name.
  ///   - environment: All of its environment.
  ///   - columns: The terminal's width, in cells.
  ///   - rows: The terminal's height, in cells.
  /// - Throws: What the system answered, if there is no such program or no more pseudoterminals.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var path = [CChar](repeating: 0, count: 256)
    _ = try Self.check(openpty(&ends.master, &ends.slave, &path, nil, nil))
    descriptor = ends.master
    spare = ends.slave
    for end in [descriptor, spare] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var mode = termios()
    tcgetattr(spare, &mode)
    initialMode = TerminalMode(mode)
    screen = TerminalScreen(columns: columns, rows: rows)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens becomes the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var allSignals = sigset_t()
    sigfillset(&allSignals)
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigdefault(&attributes, &allSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes,
      Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )

    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = try Self.check(ioctl(descriptor, UInt(TIOCSWINSZ), &size))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw SystemRefusal(code: code) }
    process = identifier
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if ending == nil {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if descriptor >= 0 { hangUp() }
  }

  private static func check(_ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw SystemRefusal(code: errno) }
    return result
  }

  /// Types text, or sends any other bytes.
  package func send(_ text: String) {
    send(Array(text.utf8))
  }

  package func send(_ bytes: [UInt8]) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Sends a signal to the program alone.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Closes the terminal, as when its window is closed; nothing can be read any more.
  package func hangUp() {
    close(spare)
    close(descriptor)
    descriptor = -1
    spare = -1
  }

  /// Changes the terminal's size, which sends SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's present mode.
  package var mode: TerminalMode {
    var mode = termios()
    tcgetattr(spare, &mode)
    return TerminalMode(mode)
  }

  /// Reads what the program writes until a condition holds; false if it did not in time.
  ///
  /// The condition is looked at whenever something was read, and every few milliseconds.
  @discardableResult
  package func wait(
    within limit: Duration = .seconds(10),
    until condition: (Pseudoterminal) -> Bool
  ) -> Bool {
    let start = ContinuousClock.now
    while true {
      readAvailable()
      if condition(self) { return true }
      if ContinuousClock.now - start > limit { return false }
      var readiness = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&readiness, 1, 5)
    }
  }

  /// Waits until the program has written some text, escape sequences included.
  @discardableResult
  package func waitForOutput(_ text: String, within limit: Duration = .seconds(10)) -> Bool {
    wait(within: limit) { $0.hasWritten(text) }
  }

  /// Waits until some text stands on the screen.
  @discardableResult
  package func waitForScreen(_ text: String, within limit: Duration = .seconds(10)) -> Bool {
    wait(within: limit) { $0.screen.text.contains(text) }
  }

  /// Waits until the program has ended; nil if it has not in time.
  @discardableResult
  package func waitForEnding(within limit: Duration = .seconds(10)) -> ProcessEnding? {
    wait(within: limit) { terminal in
      if terminal.ending == nil {
        var status: Int32 = 0
        if waitpid(terminal.process, &status, WNOHANG) == terminal.process {
          terminal.ending = ProcessEnding(status: status)
        }
      }
      return terminal.ending != nil
    }
    // The kernel hands over what was written last a moment after the writer has gone.
    var readiness = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while descriptor >= 0, poll(&readiness, 1, 50) > 0, readiness.revents & Int16(POLLIN) != 0 {
      readAvailable()
    }
    return ending
  }

  package func hasWritten(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= output.count else { return false }
    return (0...output.count - bytes.count).contains { start in
      output[start] == bytes[0] && output[start..<start + bytes.count].elementsEqual(bytes)
    }
  }

  /// Forgets what the program wrote so far; the screen stays.
  package func forgetOutput() {
    readAvailable()
    output.removeAll()
  }

  private func readAvailable() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      output += buffer[..<count]
      feed(buffer[..<count])
      let answers = screen.takeAnswers()
      if !answers.isEmpty { send(answers) }
    }
  }

  /// Lets the screen read bytes, and stops at the end of every frame for who wants to look.
  private func feed(_ bytes: ArraySlice<UInt8>) {
    guard let onFrame else { return screen.feed(bytes) }
    var start = bytes.startIndex
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte != Self.frameEnd[frameEndMatch] { frameEndMatch = 0 }
      if byte == Self.frameEnd[frameEndMatch] { frameEndMatch += 1 }
      guard frameEndMatch == Self.frameEnd.count else { continue }
      frameEndMatch = 0
      screen.feed(bytes[start...index])
      start = index + 1
      onFrame(screen)
    }
    screen.feed(bytes[start...])
  }

  private static let frameEnd = Array("\u{1B}[?2026l".utf8)
}
