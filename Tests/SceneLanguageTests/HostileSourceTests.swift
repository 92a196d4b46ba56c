import SceneLanguage
import Testing

/// Sources that take long to read, whatever they mean.
@Suite struct `Hostile sources` {
  private func errors(_ text: String, steps: Int = 100_000) -> [String] {
    var limits = EvaluationLimits()
    limits.steps = steps
    return SceneRun("import SwiftUI\n" + text + "\nText(\"x\")", limits: limits).messages
      .filter { $0.contains(" error: ") }
      .map { String($0.split(separator: " error: ", maxSplits: 1)[1]) }
  }

  private static let tooDeep = "levels deep; move inner parts into views of their own"

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("let a = " + String(repeating: "a<", count: 10_000), 48),
      ("let a: " + String(repeating: "Array<", count: 10_000), 48),
      (String(repeating: "#if true\n", count: 10_000), 256),
    ]
  )
  func `brackets of all kinds are nested so deep`(text: String, limit: Int) {
    #expect(errors(text) == ["this is nested more than \(limit) \(Self.tooDeep)"])
  }

  @Test func `types in types and comparisons are no depth`() {
    let types =
      String(repeating: "Optional<", count: 20) + "Int" + String(repeating: ">", count: 20)
    let comparisons = (0..<100).map { "print(1<2, 3 < 4, \($0)<5)" }.joined(separator: "\n")
    let conditions = String(repeating: "#if true\n#endif\n", count: 400)
    #expect(errors("var a: \(types)\n\(comparisons)\n\(conditions)") == [])
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `classes inherit from so many others`(isBackwards: Bool) {
    var classes = (1...300).map { "class A\($0): A\($0 - 1) {}" }
    if isBackwards { classes.reverse() }
    let found = errors("class A0 {}\n" + classes.joined(separator: "\n"))
    #expect(
      !found.isEmpty && found.allSatisfy { $0 == "this is nested more than 256 \(Self.tooDeep)" }
    )
  }

  @Test(.timeLimit(.minutes(1))) func `protocols inherit from very many others`() {
    let protocols = (1...300).map { "protocol A\($0): A\($0 - 1) {}" }
    let code = "protocol A0 {}\n" + protocols.joined(separator: "\n") + "\nstruct S: A300 {}"
    #expect(errors(code + "\nlet x: any A0 = S()") == [])
  }

  @Test func `of very many mistakes the first are told, and how many there are`() {
    let run = SceneRun(
      "func f(_ i: Int) { switch i { case 0\(String(repeating: ", 0", count: 1_200)): "
        + "break; default: break } }\nText(\"x\")"
    )
    #expect(run.messages.count == 1_001)
    #expect(run.messages.last?.contains("200 more mistakes from here on are not told") == true)
  }

  @Test func `a name that nobody has misspelt is compared with none`() {
    let name = String(repeating: "a", count: 50_000)
    #expect(errors("let \(name) = 1\nprint(\(name)b)") == ["cannot find '\(name)b' in scope"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "func f() async { async let a: Void = f(); async let b: Void = f(); _ = await (a, b) }",
      "func f() async { Task { await f() }; Task { await f() } }",
    ]
  )
  func `tasks that begin others without end are stopped`(code: String) {
    let preview = "#Preview { let _ = Task { await f() }; Text(\"x\") }"
    let found = SceneRun("import SwiftUI\n\(code)\n\(preview)").messages
    #expect(found.contains { $0.contains("did not finish") || $0.contains("nested more than") })
  }
}
