import SceneLanguage
import Testing

@Suite struct `Budgets` {
  private func messages(_ text: String, _ change: (inout EvaluationLimits) -> Void) -> [String] {
    var limits = EvaluationLimits()
    change(&limits)
    return SceneRun(text, limits: limits).messages
  }

  @Test func `a loop without end is stopped at its place`() {
    let messages = messages("func f() -> Int { while true { } }\nprint(f())") { $0.steps = 1_000 }
    #expect(
      messages == [
        "1:19: error: this scene did not finish within 1000 steps; "
          + "look for a loop without end, or raise the limit with --max-steps",
        "2:7: note: called from here",
      ]
    )
  }

  @Test func `a recursion without end is stopped`() {
    let messages = messages("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))") {
      $0.callDepth = 100
    }
    #expect(
      messages == [
        "1:27: error: calls are nested more than 100 deep; "
          + "look for a recursion without end, or raise the limit with --max-depth",
        "2:7: note: called from here",
      ]
    )
  }

  @Test func `a view that contains itself is stopped`() {
    let messages = messages("struct A: View { var body: some View { VStack { A() } } }") {
      $0.viewDepth = 20
    }
    #expect(
      messages == [
        "1:8: error: views are nested more than 20 deep; does the body of 'A' contain 'A'?"
      ]
    )
  }

  @Test func `a thousand million views are too many`() {
    let messages = messages("ForEach(0..<1_000_000_000, id: \\.self) { i in Text(\"a\") }") {
      $0.views = 100
    }
    #expect(
      messages == [
        "1:1: error: this scene makes more than 100 views; "
          + "show fewer of them, or raise the limit with --max-views"
      ]
    )
  }

  @Test(arguments: [
    "Text(String(repeating: \"x\", count: 1 << 40))",
    "Text(\"\\(Array(repeating: 1, count: 1 << 40).count)\")",
    "func f() -> String { var s = \"ab\"; for _ in 0..<100 { s += s }; return s }\nText(f())",
    "Text(\"\\(Array(0..<2_000_000_000).count)\")",
  ])
  func `memory is bounded`(text: String) {
    let messages = SceneRun(text).messages
    #expect(messages.filter { $0.contains("error:") }.count == 1)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "final class Log { var lines: [Int] = [] }",
      "final class Log: ObservableObject { @Published var lines: [Int] = [] }",
      "@Observable final class Log { var lines: [Int] = [] }",
      "final class Log { var count = 0\nvar lines: [Int] = [] { didSet { count += 1 } } }",
    ]
  )
  func `an array in an object grows without being copied`(declaration: String) {
    // As many copies as there are elements would move half a terabyte.
    let text = """
      import SwiftUI
      \(declaration)
      let filled = Log()
      for number in 0..<200_000 { filled.lines.append(number) }
      print(filled.lines.count)
      """
    var limits = EvaluationLimits()
    limits.steps = 10_000_000
    #expect(SceneRun(text, limits: limits).console == ["200000"])
  }

  @Test func `what is read while it changes is told of`() {
    let text = """
      final class Store { var items = [3, 1, 2] }
      let store = Store()
      store.items.sort { $0 < $1 && !store.items.isEmpty }
      """
    #expect(
      messages(text) { _ in } == [
        "3:32: error: simultaneous accesses to 'items', but modification requires exclusive access"
      ]
    )
  }

  @Test func `a hundred thousand nested stacks are told of`() {
    let text = String(repeating: "V{", count: 100_000) + String(repeating: "}", count: 100_000)
    #expect(
      SceneRun(text).messages == [
        "1:514: error: this is nested more than 256 levels deep; "
          + "move inner parts into views of their own"
      ]
    )
  }

  @Test func `brackets in comments and strings are no nesting`() {
    let brackets = String(repeating: "(", count: 1_000)
    #expect(SceneRun("// \(brackets)\nText(\"\(brackets)\")").messages == [])
  }

  @Test func `two hundred nested stacks are shown`() {
    let text =
      String(repeating: "VStack { ", count: 200) + "Text(\"a\")"
      + String(repeating: " }", count: 200)
    #expect(SceneRun(text).messages == [])
  }

  @Test func `an endless line of modifiers is told of`() {
    let text = "Text(\"a\")" + String(repeating: ".bold()", count: 5_000)
    #expect(SceneRun(text).messages.count == 1)
  }

  @Test func `literals in literals are bound once`() {
    let depth = 12
    let text =
      "func f() -> Int { 1 }\nlet x = " + String(repeating: "[", count: depth) + "f()"
      + String(repeating: "]", count: depth) + "\nText(\"a\")"
    #expect(SceneRun(text).messages == [])
  }

  @Test func `lists beside each other are no nesting`() {
    let lists = Array(repeating: "[1]", count: 40).joined(separator: ", ")
    #expect(SceneRun("let x = [\(lists)]\nText(\"a\")").messages == [])
  }

  @Test func `brackets that the parser would take too long for are told of`() {
    let text = "let x = " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(
      SceneRun(text).messages == [
        "1:21: error: this is nested more than 12 levels deep; "
          + "move inner parts into views of their own"
      ]
    )
  }

  @Test func `an empty file has nothing to preview`() {
    #expect(
      SceneRun("").messages == [
        "1:1: error: nothing to preview; add '#Preview { … }', "
          + "or a 'View' that can be made without arguments"
      ]
    )
  }

  @Test func `bytes that are not UTF-8 are told with their place`() {
    #expect {
      try SceneSource(path: "a.swift", bytes: [0x61, 0x0A, 0x62, 0xFF])
    } throws: { error in
      guard let diagnostic = error as? SceneDiagnostic else { return false }
      return diagnostic.line == 2 && diagnostic.column == 2
        && diagnostic.mistake == .notUTF8
    }
  }
}
