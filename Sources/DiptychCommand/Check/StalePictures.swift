internal import FileWatching
internal import Glibc

/// Recorded pictures whose scenes are gone.
enum StalePictures {
  /// The paths of such pictures in the folders of a check, sorted.
  ///
  /// - Parameters:
  ///   - paths: What is checked; only folders are looked into, not those of single files.
  ///   - removes: Whether they are removed.
  /// - Returns: The paths that lead to them.
  static func find(in paths: CheckedPaths, removing removes: Bool) -> [String] {
    let known = Set(paths.scenes.map { RecordedPicture(of: $0.path.path).path })
    var stale: [String] = []
    for folder in Set(paths.folders) where folder.lastComponent == RecordedPicture.folderName {
      for name in names(in: folder) {
        let path = folder.appending(name)
        guard !known.contains(path) else { continue }
        stale.append("\(path)")
        if removes { _ = unlink("\(path)") }
      }
      if removes { rmdir("\(folder)") }
    }
    return stale.sorted()
  }

  /// The names of the pictures in a folder; none where there is no folder.
  private static func names(in folder: FilePath) -> [[UInt8]] {
    guard let stream = opendir("\(folder)") else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.count > 4, name.suffix(4).elementsEqual(".txt".utf8) { names.append(name) }
    }
    return names
  }
}
