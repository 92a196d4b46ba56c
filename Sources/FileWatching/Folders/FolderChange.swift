/// The scenes in a set of folders, and what became of them since the last change.
package struct FolderChange: Sendable {
  /// A scene that has another name now.
  package struct Renaming: Equatable, Sendable {
    package let from: FilePath
    package let to: FilePath
  }

  /// All scenes, sorted: each is the folder as it was handed over, and the way down from there.
  package let scenes: [FilePath]
  package let appeared: [FilePath]
  package let disappeared: [FilePath]
  package let renamed: [Renaming]
  /// What keeps scenes from being listed.
  package let problems: [FolderProblem]
  package let mode: WatchMode
}

/// Why a folder is not listed, or not completely.
package enum FolderProblem: Error, Hashable, Sendable {
  case missing(FilePath)
  case notFolder(FilePath)
  case unreadable(FilePath, code: Int32)
  /// Sub-folders beyond a number, or below a depth, are not looked into.
  case tooManyFolders(FilePath, limit: Int)
  case tooManyScenes(FilePath, limit: Int)
}

extension FolderProblem {
  /// Whether there is more in the folder than was listed.
  package var leavesScenesOut: Bool {
    switch self {
    case .tooManyFolders, .tooManyScenes: true
    case .missing, .notFolder, .unreadable: false
    }
  }

  /// What is wrong and what to do next, in one line.
  package var message: String {
    switch self {
    case .missing(let folder):
      "'\(folder)' is missing; its scenes are listed as soon as it is there"
    case .notFolder(let folder):
      "'\(folder)' is not a folder; name it as a file, or put a folder there"
    case .unreadable(let folder, let code):
      "'\(folder)' cannot be listed (\(SystemError.text(code))); allow it with chmod +rx"
    case .tooManyFolders(let folder, let limit):
      "'\(folder)' has more than \(limit) sub-folders; name the one with the scenes"
    case .tooManyScenes(let folder, let limit):
      "'\(folder)' has more than \(limit) scenes; name a folder with fewer"
    }
  }
}
