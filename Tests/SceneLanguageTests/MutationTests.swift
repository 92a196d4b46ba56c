import Foundation
import SceneLanguage
import Testing

/// Whatever stands in a file, it gives diagnostics or a picture.
///
/// `DIPTYCH_MUTATIONS` is how many changed scenes are tried of each; a few of them by default, but
/// for the examples, which are cut at every byte.
@Suite struct `Mutated scenes` {
  private static let count = ProcessInfo.processInfo.environment["DIPTYCH_MUTATIONS"]
    .flatMap(Int.init)

  /// The examples and the mistakes: what this repository has of scenes.
  static let scenes: [String] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      root.appendingPathComponent("Examples"), tests.appendingPathComponent("Fixtures/Mistakes"),
    ]
    return folders.flatMap { folder -> [String] in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      return (names ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swift.txt") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }
  }()

  /// Little work is enough to show a trap, and keeps loops short.
  private static var limits: EvaluationLimits {
    var limits = EvaluationLimits()
    limits.steps = 20_000
    limits.elements = 200_000
    limits.views = 2_000
    return limits
  }

  private static func run(_ text: String) {
    let folder = ProcessInfo.processInfo.environment["DIPTYCH_MUTATIONS_TRACE"]
    if let folder { try? text.write(toFile: folder, atomically: true, encoding: .utf8) }
    let run = SceneRun(text, limits: limits)
    #expect(!run.messages.isEmpty || !run.previewNames.isEmpty)
    #expect(run.letsBinderGo)
    #expect(
      run.messages.allSatisfy {
        $0.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
      }
    )
  }

  @Test(arguments: scenes) func `a scene cut at any byte is told of`(path: String) throws {
    let bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    let count = Self.count ?? (path.contains("/Examples/") ? bytes.count : 8)
    let step = max(1, bytes.count / count)
    for end in stride(from: path.utf8.count % step, to: bytes.count, by: step) {
      guard let text = String(validating: bytes[..<end], as: UTF8.self) else { continue }
      Self.run(text)
    }
  }

  @Test(arguments: scenes) func `a scene with words changed is told of`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let seed = ProcessInfo.processInfo.environment["DIPTYCH_MUTATIONS_SEED"].flatMap(UInt64.init)
    var mutation = SceneMutation(of: text, seed: (seed ?? 0) &+ UInt64(text.utf8.count))
    for _ in 0..<(Self.count ?? 8) { Self.run(mutation.next()) }
  }
}
