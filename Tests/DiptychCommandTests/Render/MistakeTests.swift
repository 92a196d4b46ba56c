import Foundation
import Testing

/// A scene that is wrong, and what is said about it.
struct Mistake: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let messages: [String]

  static let all = [
    Mistake(
      testDescription: "an empty file",
      text: "",
      messages: ["1:1: error: nothing to preview"]
    ),
    Mistake(
      testDescription: "syntax errors in three places",
      text: "let a = \n#Preview {\n  Text(\"a\"\n}\nfunc (\n",
      messages: [":2:1: ", ":4:1: error: expected ')' in expression list", ":5:6: "]
    ),
    Mistake(
      testDescription: "an unknown view",
      text: "#Preview { VStak {} }",
      messages: ["1:12: error: cannot find 'VStak' in scope; did you mean 'VStack'?"]
    ),
    Mistake(
      testDescription: "an unknown modifier",
      text: "#Preview { Text(\"a\").wobbly() }",
      messages: ["has no member 'wobbly'"]
    ),
    Mistake(
      testDescription: "a wrong label",
      text: "#Preview { Text(\"a\").frame(widht: 3) }",
      messages: ["incorrect argument label", "width"]
    ),
    Mistake(
      testDescription: "a wrong type",
      text: "#Preview { Text(\"a\").frame(width: \"x\") }",
      messages: ["cannot convert value of type 'String'"]
    ),
    Mistake(
      testDescription: "a missing argument",
      text: "#Preview { Text() }",
      messages: ["missing argument"]
    ),
    Mistake(
      testDescription: "a view that contains itself",
      text: "struct A: View { var body: some View { A() } }\n#Preview { A() }",
      messages: ["error:"]
    ),
    Mistake(
      testDescription: "a function that calls itself without end",
      text: "func f(_ n: Int) -> Int { f(n + 1) }\n#Preview { Text(\"\\(f(1))\") }",
      messages: ["error:"]
    ),
    Mistake(
      testDescription: "a loop without end",
      text:
        "func f() -> Int {\n  var n = 0\n  while true { n += 1 }\n}\n#Preview { Text(\"\\(f())\") }",
      messages: ["error:"]
    ),
    Mistake(
      testDescription: "ten thousand nested stacks",
      text: "#Preview {" + String(repeating: "VStack {", count: 10_000) + "Text(\"a\")"
        + String(repeating: "}", count: 10_001),
      messages: ["error:"]
    ),
    Mistake(
      testDescription: "ten megabytes",
      text: String(repeating: "a", count: 10_000_000),
      messages: ["this file has 10000000 bytes"]
    ),
    Mistake(
      testDescription: "an import found nowhere",
      text: "import Nowhere\n#Preview { Text(\"a\") }",
      messages: ["Nowhere.swift"]
    ),
  ]
}

@Suite struct `A mistake in a rendered scene` {
  @Test(arguments: Mistake.all)
  func `is told at its place, with exit code 1`(mistake: Mistake) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(mistake.text, to: "Scene.swift")
    let run = try ProgramRun.diptych([path])
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    for message in mistake.messages {
      #expect(run.complaint.contains(message), "\(run.complaint.prefix(2_000))")
    }
    #expect(run.complaint.hasPrefix("\(path):"))
    // Whoever pastes a megabyte does not want to read it.
    #expect(run.errors.count < 100_000)
  }

  @Test func `leaves the other scenes their pictures`() throws {
    let folder = try ScratchFolder()
    let wrong = try folder.write("#Preview { VStak {} }", to: "Wrong.swift")
    let right = try folder.write("#Preview { Text(\"Right\") }", to: "Right.swift")
    let run = try ProgramRun.diptych([wrong, folder.path("Missing.swift"), right])
    #expect(run.code == 1)
    #expect(run.text.contains("Right"))
    #expect(run.complaint.contains("'\(folder.path("Missing.swift"))' does not exist"))
  }
}
