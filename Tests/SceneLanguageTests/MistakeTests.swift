import Foundation
import Testing

@Suite struct `Mistakes` {
  /// The fixtures: scenes with the expected messages drawn under the lines that cause them.
  static let fixtures: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Mistakes")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".swift.txt") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()

  @Test(arguments: fixtures) func `a fixture gives the messages drawn in it`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var expected: [String] = []
    var source: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // `//   ^ error: message` stands under the column of its mark; before the third column there
      // is no room for it, and `//1^ error: message` names the column.
      if line.hasPrefix("//"), let mark = line.firstIndex(of: "^") {
        let named = Int(line[..<mark].dropFirst(2))
        let column = named ?? line.utf8.distance(from: line.startIndex, to: mark) + 1
        let message = line[line.index(after: mark)...].drop { $0 == " " }
        expected.append("\(source.count):\(column): \(message)")
      } else {
        source.append(line)
      }
    }
    // Of a message of several lines the first is drawn.
    let messages = SceneRun(source.joined(separator: "\n")).messages.map { message in
      String(message.prefix { $0 != "\n" })
    }
    // A note stands behind its mistake, and may be drawn above it.
    let isNote = { (message: String) in message.contains(": note: ") }
    #expect(messages.filter { !isNote($0) } == expected.filter { !isNote($0) })
    #expect(messages.filter(isNote).sorted() == expected.filter(isNote).sorted())
  }
}
