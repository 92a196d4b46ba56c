import SceneLanguage
import Testing

@Suite struct `Fix-its` {
  @Test(arguments: [
    ("Text(\"a\").paddng()", "Text(\"a\").padding()"),
    ("VStck { Text(\"a\") }", "VStack { Text(\"a\") }"),
    (
      "let count = 1\nfunc f() { count = 2 }\nText(\"a\")",
      "var count = 1\nfunc f() { count = 2 }\nText(\"a\")"
    ),
    (
      "func g(_ x: inout Int) {}\nfunc f() { var a = 1; g(a) }\nText(\"a\")",
      "func g(_ x: inout Int) {}\nfunc f() { var a = 1; g(&a) }\nText(\"a\")"
    ),
    (
      "struct A: View { @State var on = true\n var body: some View { Toggle(\"a\", isOn: on) } }",
      "struct A: View { @State var on = true\n var body: some View { Toggle(\"a\", isOn: $on) } }"
    ),
    (
      "func m(to x: Int) {}\nfunc f() { m(3) }\nText(\"a\")",
      "func m(to x: Int) {}\nfunc f() { m(to: 3) }\nText(\"a\")"
    ),
    (
      "let a = 3\nfunc f() { if a = 3 {} }\nText(\"a\")",
      "let a = 3\nfunc f() { if a == 3 {} }\nText(\"a\")"
    ),
    (
      "func t() throws {}\nfunc f() throws { t() }\nText(\"a\")",
      "func t() throws {}\nfunc f() throws { try t() }\nText(\"a\")"
    ),
  ])
  func `mend what they are for`(text: String, mended: String) {
    #expect(Self.applyingFixIts(to: text) == mended)
    #expect(SceneRun(mended).messages == [])
  }

  private static func applyingFixIts(to text: String) -> String {
    onDeepStack {
      let program = SceneProgram(SceneSource(path: "Scene.swift", text: text))
      var bytes = Array(text.utf8)
      for fixIt in program.diagnostics.compactMap(\.fixIts.first).reversed() {
        bytes.replaceSubrange(fixIt.range, with: Array(fixIt.replacement.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
