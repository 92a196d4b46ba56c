import Foundation
import TerminalTesting

/// A run of a program to its end, without a terminal.
struct ProgramRun {
  let output: [UInt8]
  let errors: [UInt8]
  /// The exit code; the negative number of the signal that killed it.
  let code: Int32

  var text: String { String(decoding: output, as: UTF8.self) }
  var complaint: String { String(decoding: errors, as: UTF8.self) }

  /// How long a run may take before it counts as hanging, in seconds.
  private static let deadline = 60.0

  /// The path of `diptych`.
  static var program: String { BuiltProduct.path(of: "diptych") }

  /// Runs `diptych`.
  static func diptych(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String: String] = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
  ) throws -> ProgramRun {
    try ProgramRun(program, arguments, input, environment)
  }

  /// Runs a line of Bash, which can spell any byte.
  @discardableResult
  static func bash(_ line: String) throws -> ProgramRun {
    try ProgramRun("/bin/bash", ["-c", line], [], ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
  }

  /// Runs a line of the shell.
  @discardableResult
  static func shell(_ line: String) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh",
      ["-c", line],
      [],
      ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "TERM": "dumb"]
    )
  }

  private init(
    _ program: String,
    _ arguments: [String],
    _ input: [UInt8],
    _ environment: [String: String]
  ) throws {
    // Files take any amount of output, and nobody has to read while the program writes.
    let folder = try ScratchFolder()
    try folder.write(String(decoding: input, as: UTF8.self), to: "input")
    let files = try ["output", "errors"].map { name in
      try folder.write("", to: name)
      return try FileHandle(forWritingTo: folder.url.appending(path: name))
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    let end = Date(timeIntervalSinceNow: Self.deadline)
    while process.isRunning, Date() < end { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    code =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
    output = Array(try Data(contentsOf: folder.url.appending(path: "output")))
    errors = Array(try Data(contentsOf: folder.url.appending(path: "errors")))
  }
}
