internal import FileWatching
internal import Glibc
internal import SceneLanguage

/// Finds the files that a scene's `import Name` means.
///
/// `Name.swift`, or else the folder `Name/`, is looked for beside the scene and then in each folder
/// above, up to the one that holds a package or a repository.
struct ImportLookup: Sendable {
  /// The path of the scene, as it was given.
  let scene: String

  func resolve(_ name: String) -> ImportResolution {
    var searched: [String] = []
    var folder = Self.folder(of: scene)
    // Paths are finite, and so are the folders above one.
    for _ in 0..<64 {
      let file = Self.join(folder, "\(name).swift")
      searched.append(file)
      if let source = try? SceneFiles.read(file) { return .sources([source]) }
      let inside = Self.join(folder, name)
      searched.append("\(inside)/")
      let sources = Self.swiftFiles(in: inside).compactMap { try? SceneFiles.read($0) }
      if !sources.isEmpty { return .sources(sources) }
      if Self.isRoot(folder) { break }
      folder = Self.parent(of: folder)
    }
    return .notFound(searched: searched)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Folders are left by `..`, which means the same for relative and absolute paths.
  private static func parent(of folder: String) -> String {
    folder == "." || folder.hasSuffix("..") ? join(folder, "..") : Self.folder(of: folder)
  }

  private static func isRoot(_ folder: String) -> Bool {
    exists(join(folder, "Package.swift")) || exists(join(folder, ".git")) || isTop(folder)
  }

  private static func isTop(_ folder: String) -> Bool {
    var here = stat()
    var above = stat()
    guard stat(folder, &here) == 0, stat(join(folder, ".."), &above) == 0 else { return true }
    return here.st_ino == above.st_ino && here.st_dev == above.st_dev
  }

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  private static func swiftFiles(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".swift") && !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().map { join(folder, $0) }
  }
}
