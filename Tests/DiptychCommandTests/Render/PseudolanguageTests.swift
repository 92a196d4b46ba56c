import Foundation
import Testing

@Suite struct `Pseudolanguages` {
  private static let scene = """
    struct Name: View {
      let name: String
      var body: some View { Text(name) }
    }
    #Preview(traits: .fixedLayout(width: 240, height: 128)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Key")
        Text("Nr \\(7)")
        Text(verbatim: "Verb")
        Name(name: "Vari")
        Button("Push") {}
        Label("Mark", systemImage: "star")
      }
    }

    """

  private static func lines(_ options: [String]) throws -> [String] {
    let folder = try ScratchFolder()
    let path = try folder.write(scene, to: "a.swift")
    let run = try ProgramRun.diptych(options + [path])
    #expect(run.code == 0, "\(run.complaint)")
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test func `double what would be translated, in the right-to-left pane`() throws {
    let text = try Self.lines(["--pseudo", "double"]).joined(separator: "\n")
    for (word, count) in [
      ("Key", 3), ("Nr 7", 3), ("Verb", 2), ("Vari", 2), ("Push", 3), ("Mark", 3),
    ] {
      #expect(text.components(separatedBy: word).count - 1 == count, "\(word) in \(text)")
    }
    #expect(text.contains("Key Key"))
  }

  @Test func `put accents on letters only`() throws {
    let text = try Self.lines(["--pseudo", "accented"]).joined()
    #expect(text.contains("Ķéý") && text.contains("Ñŕ 7") && text.contains("Verb"))
  }

  @Test func `run from right to left`() throws {
    let text = try Self.lines(["--pseudo", "rtl", "--direction", "rtl"]).joined()
    // The letters of "Key" from right to left, as a terminal shows them from the left.
    #expect(text.contains("\u{5DF}\u{5D4}\u{5E7}"), "\(text)")
    #expect(text.contains("Vari"))
  }

  @Test func `show in the only direction that is drawn`() throws {
    let text = try Self.lines(["--pseudo", "double", "--direction", "ltr"]).joined()
    #expect(text.contains("Key Key"))
  }
}
