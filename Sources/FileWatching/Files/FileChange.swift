/// The newest settled state of one watched file.
package struct FileChange: Sendable {
  /// What stands at the path.
  package enum Content: Equatable, Sendable {
    /// The file's bytes; `provisional` while a program still has the file open and writes.
    case bytes([UInt8], provisional: Bool)
    /// No file; told at once the first time, later only when it does not come back soon.
    case missing
    /// A file that cannot be read.
    case unreadable(FileProblem)
  }

  /// The path, spelled as it was handed over.
  package let path: FilePath
  package let version: FileVersion
  package let content: Content
  package let mode: WatchMode
  /// When the first sign of the change was heard.
  package let noticed: ContinuousClock.Instant
}

/// Names one told state of one file; a later one is greater.
package struct FileVersion: Hashable, Comparable, Sendable {
  let number: UInt64

  /// Orders versions by the time at which they were told.
  package static func < (left: FileVersion, right: FileVersion) -> Bool {
    left.number < right.number
  }
}

extension FileChange.Content {
  /// What to say about the file and what to do next, in one line; nil when its bytes are settled.
  package func message(for path: FilePath) -> String? {
    switch self {
    case .bytes(_, provisional: false): nil
    case .bytes(_, provisional: true): "'\(path)' is still being written"
    case .missing: "'\(path)' is missing; it is shown as soon as it is there"
    case .unreadable(let problem): problem.message(for: path)
    }
  }
}
