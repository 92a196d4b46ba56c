internal import FileWatching
internal import Glibc

/// Lists the files of a folder that makes a module.
enum ModuleFolder {
  /// The most files of a module, and the deepest of its folders.
  private static let limits = (files: 500, depth: 8)

  /// The Swift files in a folder and its sub-folders, sorted; hidden ones and links to folders are
  /// left out.
  static func swiftFiles(in folder: FilePath) -> [FilePath] {
    var files: [FilePath] = []
    collect(folder.bytes, depth: 0, into: &files)
    return files.sorted()
  }

  private static func collect(_ folder: [UInt8], depth: Int, into files: inout [FilePath]) {
    let path = (folder + [0]).map { CChar(bitPattern: $0) }
    guard depth < limits.depth, let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while files.count < limits.files, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let first = name.first, first != UInt8(ascii: ".") else { continue }
      let inside = folder + [UInt8(ascii: "/")] + name
      if Int(entry.pointee.d_type) == DT_DIR {
        collect(inside, depth: depth + 1, into: &files)
      } else if name.suffix(6).elementsEqual(".swift".utf8) {
        files.append(FilePath(bytes: inside))
      }
    }
  }
}
