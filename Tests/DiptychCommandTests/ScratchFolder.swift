import Foundation

/// A folder of a test's own, which vanishes with it.
final class ScratchFolder {
  let url: URL

  init() throws {
    let name = "diptych-\(UUID().uuidString)"
    // Some editors treat the folder for temporary files in a way of its own.
    url = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file in place and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }
}
