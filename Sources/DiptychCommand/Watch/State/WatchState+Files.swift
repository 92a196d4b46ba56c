internal import FileWatching
internal import PreviewPipeline
internal import SceneLanguage

extension WatchState {
  /// Takes a change of the scene or of a place that its imports lead to.
  ///
  /// - Returns: What remains to be done.
  mutating func take(_ change: FileChange) -> Consequence {
    modeNote = change.mode.note
    let before = files[change.path]
    var content = before ?? WatchedContent(version: change.version)
    content.version = change.version
    defer { files[change.path] = content }
    switch change.content {
    case .bytes(let bytes, let isProvisional):
      content.isProvisional = isProvisional
      content.problem = nil
      content.bytes = bytes
      // An import that was read when the scene was bound is told once more when it is watched.
      let isKnown = before?.bytes.map { $0 == bytes } ?? isShown(bytes, of: change.path)
      if isKnown { return .paint }
      noticed = change.noticed
      awaitsReport = true
      return .layOut
    case .missing, .unreadable:
      content.isProvisional = false
      content.problem = change.content.message(for: change.path)
      guard change.path != scene else { return .paint }
      // An import that is gone is a mistake of the scene, and is told as such.
      let wasThere = content.bytes != nil
      content.bytes = nil
      guard wasThere else { return .paint }
      noticed = change.noticed
      awaitsReport = true
      return .layOut
    }
  }

  /// The bytes of all files that are known to be whole.
  var settledBytes: [FilePath: [UInt8]] { files.compactMapValues(\.bytes) }

  /// The versions of the files that the next frame shows.
  var versions: [FilePath: FileVersion] { files.mapValues(\.version) }

  private func isShown(_ bytes: [UInt8], of path: FilePath) -> Bool {
    guard !awaitsReport, path != scene, let newest else { return false }
    return newest.sources.contains { $0.path == "\(path)" && $0.text.utf8.elementsEqual(bytes) }
  }
}
