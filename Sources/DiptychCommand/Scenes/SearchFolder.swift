internal import FileWatching
internal import Glibc

/// A folder in which imports are looked for.
struct SearchFolder {
  /// How the folder is spelled: empty for the current one, else with a separator at its end.
  private let prefix: [UInt8]

  /// The most folders above a scene that are asked.
  private static let highest = 64

  /// The folder of a scene and those above it, up to the one that holds a package or a repository.
  static func all(around scene: FilePath) -> [SearchFolder] {
    let own = SearchFolder(prefix: scene.upToName.bytes)
    var folders = [own]
    while let last = folders.last, folders.count < highest, !last.isTop {
      if last.isRoot { return folders }
      folders.append(last.above)
    }
    return folders.last?.isRoot == true ? folders : [own]
  }

  /// The path of a file or folder in this one.
  func appending(_ name: String) -> FilePath {
    FilePath(bytes: prefix + Array(name.utf8))
  }

  /// The folder above, by `..`, which means the same for relative and absolute paths.
  private var above: SearchFolder { SearchFolder(prefix: prefix + Array("../".utf8)) }

  /// Whether a package or a repository begins here.
  private var isRoot: Bool { has("Package.swift") || has(".git") }

  private func has(_ name: String) -> Bool {
    withPath(name) { access($0, F_OK) } == 0
  }

  /// Whether the folder above is this folder itself.
  private var isTop: Bool {
    var here = stat()
    var there = stat()
    guard withPath(".", { stat($0, &here) }) == 0, withPath("..", { stat($0, &there) }) == 0 else {
      return true
    }
    return here.st_ino == there.st_ino && here.st_dev == there.st_dev
  }

  private func withPath(_ name: String, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    (prefix + Array(name.utf8) + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self)) } ?? -1
    }
  }
}
