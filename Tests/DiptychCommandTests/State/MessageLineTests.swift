import PreviewPipeline
import SceneLanguage
import Testing

@testable import DiptychCommand

@Suite struct `The lines of messages` {
  @Test func `are sentences, and lines of the source with marks`() throws {
    let report = try Sample.report("#Preview {\n\tVStak {}\n}\n")
    let lines = MessageLine.lines(of: report)
    #expect(lines.map(\.kind) == [.sentence(.error), .source, .source, .source])
    #expect(lines[0].text.hasPrefix("Scene.swift:2:2: error: cannot find 'VStak'"))
    // Tabs would be control characters on the screen.
    #expect(lines[1].text == "        VStak {}")
    #expect(lines[2].text == "        ^")
  }

  @Test func `hold what the scene printed after the mistakes`() throws {
    let report = try Sample.report("#Preview { let _ = print(\"told\"); Text(\"a\") }")
    #expect(MessageLine.lines(of: report) == [MessageLine(text: "told", kind: .console)])
  }

  @Test func `do not grow with a line's length times its mistakes`() throws {
    let calls = String(repeating: "A(); ", count: 2_000)
    let report = try Sample.report("#Preview { VStack { \(calls) } }")
    let lines = MessageLine.lines(of: report)
    #expect(lines.count <= 1_000)
    #expect(lines.allSatisfy { $0.text.count <= 1_000 })
    #expect(report.text(usesColors: false).utf8.count < 5_000 * 2_000)
  }
}
