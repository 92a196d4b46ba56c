import CellRendering
import Foundation
import PreviewPipeline
import SceneLanguage
import Testing

/// The scenes in the articles beside the pictures that the articles show of them.
@Suite struct `Pictures in the articles` {
  private static let folder = "Sources/Diptych/Diptych.docc"

  @Test(
    arguments: [
      "README", "\(folder)/HowAStackDividesSpace", "\(folder)/WhatAFrameDoes",
      "\(folder)/Directions", "\(folder)/Margins", "\(folder)/WritingALayout",
    ]
  )
  func `are what the program prints`(name: String) throws {
    let file = Repository.root.appending(path: "\(name).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let pairs = text.matches(of: /```swift\n([^`]*#Preview[^`]*)```\n\n```text\n([^`]*)```/)
    #expect(!pairs.isEmpty)
    for pair in pairs {
      let source = SceneSource(path: "\(name).swift", text: String(pair.1))
      let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
      #expect(report.diagnostics.isEmpty)
      var options = RenderingOptions()
      options.usesColors = false
      options.showsGuides = name.hasSuffix("Margins")
      #expect("\(report.picture(options).canvas)\n" == String(pair.2))
    }
  }
}
