import Foundation
import Testing

@Suite struct `Images of asset catalogs` {
  private static let contents = #"""
    {"images": [{"idiom": "universal", "scale": "1x"},
    {"idiom": "universal", "scale": "2x", "filename": "hero.svg"},
    {"idiom": "universal", "scale": "3x", "filename": "hero.png"}]}
    """#

  /// A folder with an image of 40 by 20 points, told by the first 24 bytes of a picture.
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(contents, to: "Assets.xcassets/Hero.imageset/Contents.json")
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 120, 0, 0, 0, 60]
    let path = folder.path("Assets.xcassets/Hero.imageset/hero.png")
    try Data(header).write(to: URL(fileURLWithPath: path))
    return folder
  }

  @Test(arguments: [
    ("Image(\"Hero\")", "40, 20"), ("Image(.hero)", "40, 20"),
    ("Image(decorative: \"Hero\")", "40, 20"), ("Image(\"Icons/Hero\")", "40, 20"),
    ("Image(\"Hero\").resizable().scaledToFit().frame(width: 60)", "60, 30"),
    ("Image(uiImage: UIImage(named: \"Hero\")!)", "40, 20"), ("Image(\"Nope\")", "16, 16"),
  ])
  func `have their own size`(view: String, size: String) throws {
    let folder = try Self.folder()
    let path = try folder.write("#Preview { \(view) }", to: "Scene.swift")
    let run = try ProgramRun.diptych(["render", "--format", "json", path])
    #expect(run.code == 0)
    #expect(run.text.components(separatedBy: "\(size)]").count >= 3)
  }

  @Test func `have the size of a symbol in what comes from standard input`() throws {
    let folder = try Self.folder()
    let scene = try folder.write("#Preview { Image(\"Hero\") }", to: "Scene.swift")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: scene)))
    let run = try ProgramRun.diptych(["--format", "json", "-"], input: bytes)
    #expect(run.text.contains("16, 16]"))
  }

  @Test(arguments: [
    ("Image(\"Herro\")", "no image named 'Herro' is in the asset catalogs; did you mean 'Hero'?"),
    ("Image(.sea)", "no image named 'sea' is in the asset catalogs; a placeholder is shown"),
    ("Color(\"Sky\")", nil), ("Image(\"Sea\", bundle: .main)", nil), ("Image(\"Hero\")", nil),
  ])
  func `are told of where the catalogs lack them`(view: String, warning: String?) throws {
    let folder = try Self.folder()
    let path = try folder.write("#Preview { \(view) }", to: "Scene.swift")
    let run = try ProgramRun.diptych(["render", path])
    #expect(run.code == 0)
    #expect(warning.map { run.complaint.contains("1:12: warning: \($0)") } ?? run.complaint.isEmpty)
  }
}
