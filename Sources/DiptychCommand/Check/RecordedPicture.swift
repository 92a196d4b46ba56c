internal import CellRendering
internal import FileWatching
internal import Glibc
internal import PreviewPipeline

/// The picture of a scene that a check compares with, beside the scene.
///
/// The picture of `Views/Card.swift` is `Views/__Pictures__/Card.txt`: a text file, so that a review
/// shows both directions side by side without a tool.
struct RecordedPicture {
  static let folderName = "__Pictures__"

  /// The folder of the pictures.
  let folder: FilePath
  let path: FilePath

  init(of scene: FilePath) {
    let separator = UInt8(ascii: "/")
    let cut = scene.bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0
    var name = Array(scene.bytes[cut...])
    if name.count > 6, name.suffix(6).elementsEqual(".swift".utf8) { name.removeLast(6) }
    let folder = Array(scene.bytes[..<cut]) + Array(Self.folderName.utf8)
    self.folder = FilePath(bytes: folder)
    path = FilePath(bytes: folder + [separator] + name + Array(".txt".utf8))
  }

  /// The picture of every preview, without colours, as wide as they are.
  static func text(of report: PreviewReport) -> String {
    guard !report.previews.isEmpty else { return "" }
    let options = RenderingOptions(charset: .unicode, usesColors: false)
    return "\(report.picture(options).canvas)\n"
  }

  /// What was recorded; `nil` where there is nothing, or nothing that can be read.
  func read() -> String? {
    guard case .contents(let contents) = FileReader().read(path) else { return nil }
    return String(decoding: contents.bytes, as: UTF8.self)
  }

  /// Records a picture, or removes the one of a scene that shows nothing.
  func write(_ picture: String) throws(OutputProblem) {
    if picture.isEmpty {
      _ = unlink("\(path)")
      return
    }
    if mkdir("\(folder)", 0o777) != 0, errno != EEXIST {
      throw .path("\(folder)", code: errno)
    }
    try OutputFile.write(Array(picture.utf8), to: "\(path)")
  }
}
