import Glibc

/// The entries of one folder, as far as they matter: scenes, and folders that may hold more.
struct FolderListing: Equatable, Sendable {
  /// The names of scenes, with the inodes they stand for; a symbolic link stands for its target.
  private(set) var scenes: [[UInt8]: FileIdentity] = [:]
  /// The names of sub-folders that are not hidden.
  private(set) var folders: [[UInt8]: FileIdentity] = [:]

  /// Reads the entries of a folder.
  ///
  /// Hidden names are skipped, and so are symbolic links to folders, which could lead in circles,
  /// and the folders of the kernel, which have no end.
  ///
  /// - Complexity: One look for each sub-folder and each symbolic link; other files cost none.
  init(_ path: FilePath) throws(FileStatus.Failure) {
    guard let folder = path.withCString({ opendir($0) }) else {
      throw FileStatus.Failure(code: errno)
    }
    defer { closedir(folder) }
    guard !FileSystemKind.isMadeUp(dirfd(folder)) else { return }
    let device = try FileStatus.ofOpen(dirfd(folder)).stamp.identity.device
    while let entry = readdir(folder) {
      let name = Self.name(of: entry)
      guard name.first != UInt8(ascii: ".") else { continue }
      let isScene = Self.namesScene(name)
      switch Int(entry.pointee.d_type) {
      case DT_REG:
        // The entry knows its inode, so that thousands of scenes need no look each.
        let identity = FileIdentity(device: device, inode: UInt64(entry.pointee.d_ino))
        if isScene { scenes[name] = identity }
      case DT_DIR, DT_UNKNOWN:
        // Some file systems leave it open what an entry is.
        add(name, in: path)
      default:
        if isScene { add(name, in: path) }
      }
    }
  }

  /// Whether the same names stand here and there, and the same folders; saves change only inodes.
  func hasNames(of other: FolderListing) -> Bool {
    folders == other.folders && scenes.count == other.scenes.count
      && scenes.keys.allSatisfy { other.scenes[$0] != nil }
  }

  private mutating func add(_ name: [UInt8], in path: FilePath) {
    guard let status = try? FileStatus.ofLink(path.appending(name)) else { return }
    switch status.kind {
    case .folder:
      folders[name] = status.stamp.identity
    case .regular:
      if Self.namesScene(name) { scenes[name] = status.stamp.identity }
    case .symbolicLink:
      guard Self.namesScene(name),
        let target = try? FileStatus.following(path.appending(name)), target.kind == .regular
      else { return }
      scenes[name] = target.stamp.identity
    case .other:
      return
    }
  }

  /// Whether a name is that of a scene: `*.swift`, not hidden.
  static func namesScene(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && name.count > 6 && name.suffix(6) == Array(".swift".utf8)[...]
  }

  /// The bytes of an entry's name.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
