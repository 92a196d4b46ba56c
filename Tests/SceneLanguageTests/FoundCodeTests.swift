import Foundation
import Testing

/// What listings of articles, answers of forums, and apps had that scenes did not.
@Suite struct `Code that people have` {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Found")

  static let scenes: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func `is there`() {
    #expect(Self.scenes.count >= 30)
  }

  @Test(arguments: scenes) func `is taken as it is`(scene: String) throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent(scene),
      encoding: .utf8
    )
    #expect(SceneRun(source).messages == [])
  }
}
