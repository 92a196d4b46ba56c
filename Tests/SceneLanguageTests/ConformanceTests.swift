import Foundation
import Testing

/// Programs whose output was recorded from the Swift compiler: `make conformance` compares again.
@Suite struct `Programs` {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Programs")

  /// The programs, as paths in the folder, by language feature.
  static let programs: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func `are many`() {
    #expect(Self.programs.count >= 150)
  }

  @Test(arguments: programs) func `print what compiled Swift prints`(program: String) throws {
    let path = Self.folder.appendingPathComponent(program)
    let source = try String(contentsOf: path, encoding: .utf8)
    let recording = path.deletingPathExtension().appendingPathExtension("txt")
    let expected = try String(contentsOf: recording, encoding: .utf8)
    let run = SceneRun(source)
    #expect(run.messages.filter { $0.contains("error:") } == [])
    #expect(run.letsBinderGo)
    #expect(run.console.joined(separator: "\n") + "\n" == expected)
  }
}
