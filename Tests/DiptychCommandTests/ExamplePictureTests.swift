import CellRendering
import Foundation
import PreviewPipeline
import SceneLanguage
import Testing

/// The examples' pictures, recorded for reading: `DIPTYCH_RECORD=1 swift test` writes them anew.
@Suite struct `Pictures of the examples` {
  @Test(arguments: Repository.exampleNames)
  func `are as recorded`(name: String) throws {
    let file = Repository.example(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let request = PreviewRequest(source: SceneSource(path: "\(name).swift", text: text))
    let report = try #require(PreviewPipeline.layOut(request))
    #expect(!report.hasErrors)
    var options = RenderingOptions()
    options.usesColors = false
    let picture = "\(report.picture(options).canvas)\n"
    let golden = Repository.root
      .appending(path: "Tests/DiptychCommandTests/Fixtures/Pictures/\(name).txt")
    if ProcessInfo.processInfo.environment["DIPTYCH_RECORD"] == "1" {
      try picture.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(picture == (try String(contentsOf: golden, encoding: .utf8)))
  }
}
