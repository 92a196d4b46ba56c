import Foundation

/// The files of this repository that tests read.
enum Repository {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  static let examples = root.appending(path: "Examples")

  /// The names of the examples, without extension.
  static let exampleNames: [String] = swiftFiles(in: examples).map {
    $0.deletingPathExtension().lastPathComponent
  }

  static func example(_ name: String) -> URL { examples.appending(path: "\(name).swift") }

  /// The Swift files directly in a folder, by name.
  static func swiftFiles(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
