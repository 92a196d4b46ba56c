import Glibc

/// A program of the machine, whose output is read through a pipe or a terminal of its own.
final class SpawnedProgram {
  private let process: pid_t
  private let descriptor: Int32
  private(set) var output: [UInt8] = []
  private var isEnded = false
  /// The most memory that the program held at a time, in bytes; 0 until it has ended.
  private(set) var peakMemory = 0

  /// Starts a program; `nil` where there is none of that name.
  init?(_ words: [String], onTerminal: Bool = false) {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    if onTerminal {
      var size = winsize(ws_row: 60, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&reading, &writing, nil, nil, &size) == 0 else { return nil }
    } else {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
    }
    for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if onTerminal { posix_spawn_file_actions_adddup2(&actions, writing, 0) }
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, onTerminal ? newSession : 0)
    var arguments = words.map { strdup($0) } + [nil]
    let environment = ["TERM=xterm-256color", "PATH=/usr/bin:/bin", "COLORTERM=truecolor"]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, words[0], &actions, &attributes, &arguments, &variables)
    close(writing)
    guard code == 0 else {
      close(reading)
      return nil
    }
    (process, descriptor) = (identifier, reading)
  }

  /// Reads until a condition holds for the output, or nothing more comes.
  ///
  /// - Returns: Whether the condition held in time.
  func read(within milliseconds: Int32, until isEnough: ([UInt8]) -> Bool) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let end = Timing.nanoseconds(.wall) + Double(milliseconds) * 1e6
    while !isEnough(output) {
      let left = (end - Timing.nanoseconds(.wall)) / 1e6
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&waiting, 1, Int32(left.rounded(.up))) > 0 else { return false }
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return isEnough(output) }
      output += bytes[..<count]
    }
    return true
  }

  func forgetOutput() { output.removeAll(keepingCapacity: true) }

  /// Waits for the program's end, and gives its exit code.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    peakMemory = usage.ru_maxrss << 10
    isEnded = true
    return status >> 8 & 0xFF
  }

  deinit {
    if !isEnded {
      kill(process, SIGTERM)
      wait()
    }
    close(descriptor)
  }
}
