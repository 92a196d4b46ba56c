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
      ("let a = " + String(repeating: "[", count: 40), 12),
      ("let a = " + String(repeating: "([", count: 40), 12),
      ("let a = " + String(repeating: "[(", count: 40), 12),
      ("let a = " + String(repeating: "((b), [", count: 40), 12),
    ]
  )
  func `brackets of all kinds are nested so deep`(text: String, limit: Int) {
    #expect(errors(text) == ["this is nested more than \(limit) \(Self.tooDeep)"])
  }

  @Test func `lists in arguments, and beside each other in tuples, are no depth`() {
    let nested =
      String(repeating: "g([", count: 20) + "1" + String(repeating: "])", count: 20)
    let beside = String(repeating: "(1, [2]), ", count: 40)
    let text = "func g(_ list: [Int]) -> Int { list[0] }\nlet a = \(nested)\nlet b = [\(beside)]"
    #expect(errors(text) == [])
  }

  @Test(.timeLimit(.minutes(1))) func `numbers for closures in closures are tried two deep`() {
    let closures = (0..<10).map { "PhaseAnimator([0, 10]) { a\($0) in " }.joined()
    let found = errors(
      "let a = \(closures)Text(\"a\").offset(x: a9 as String)" + String(repeating: " }", count: 10)
    )
    #expect(!found.isEmpty && !found.contains { $0.contains("in reasonable time") })
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

  @Test func `a function declares a thousand types and no more`() {
    let types = (1...1_002).map { "struct A\($0) {}" }.joined(separator: "\n")
    let found = errors("func f() {\n\(types)\n}")
    let limit = "Diptych does not support more than 1000 types in a function yet"
    #expect(found == [limit, limit])
  }

  @Test func `of very many mistakes the first are told, and how many there are`() {
    let run = SceneRun(
      "func f(_ i: Int) { switch i { case 0\(String(repeating: ", 0", count: 1_200)): "
        + "break; default: break } }\nText(\"x\")"
    )
    #expect(run.messages.count == 1_001)
    #expect(run.messages.last?.contains("200 more mistakes from here on are not told") == true)
  }

  @Test func `a name that nobody has misspelt is compared with none, and is not told whole`() {
    let name = String(repeating: "a", count: 50_000)
    let told = String("cannot find '\(name)".prefix(1_000)) + "…"
    #expect(errors("let \(name) = 1\nprint(\(name)b)") == [told])
  }

  @Test func `of very many misspelt names the first are compared with others`() {
    let uses = String(repeating: "_ = lenght\n", count: 310)
    let found = errors("let length = 1\nfunc f() {\n\(uses)}")
    #expect(found.count == 310)
    #expect(found.prefix { $0.hasSuffix("did you mean 'length'?") }.count == 300)
  }

  @Test func `a line of very many operators is no nesting`() {
    let sum = Array(repeating: "1", count: 600).joined(separator: " + ")
    #expect(
      errors("let a = \(sum)") == [
        "Diptych is unable to type-check this expression in reasonable time; "
          + "try breaking up the expression into distinct sub-expressions"
      ]
    )
  }

  @Test func `mistakes in very long lists of statements are told at their places`() {
    let lines = (0..<200).map { "let a\($0): Int = b\($0).c\nlet b\($0) = (c: \"\")" }
    let places: [Substring] = SceneRun(lines.joined(separator: "\n") + "\nText(\"\")").messages
      .compactMap { $0.hasSuffix("type 'Int'") ? $0.prefix { $0 != " " } : nil }
    #expect(places == (0..<200).map { "\($0 * 2 + 1):\(16 + "\($0)".count * 2):" })
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "func f<T>(_ t: T, _ n: Int) -> Any { n > 90 ? type(of: t) : f((t, t), n + 1) }",
      "func f<T>(_ t: T, _ n: Int) -> Int { n > 90 ? n : f([t: t], n + 1) }",
      """
      struct Pair<T> { var t: T; func grow(_ n: Int) -> Any { n > 90 ? type(of: self) : \
      Pair<(T, T)>(t: (t, t)).grow(n + 1) } }
      func f(_ t: Int, _ n: Int) -> Any { Pair(t: t).grow(n) }
      """,
    ]
  )
  func `types that double with each call end it`(code: String) {
    let found = errors(code + "\nprint(f(1, 0))")
    #expect(
      found == [
        "a type in this call is made of more than 1000 others; "
          + "look for a recursion that goes on with a larger type each time"
      ]
    )
  }

  @Test(.timeLimit(.minutes(1))) func `very many overloads are compared at once`() {
    let overloads = (0..<1_500).map { "func f(_ a: T\($0)) {}\nstruct T\($0) {}" }
    let cases = (0..<1_500).map { "case c\($0) = \($0)" }
    let found = errors(
      """
      \(overloads.joined(separator: "\n"))
      func f(_ b: T7) {}
      enum E: Int {
      \(cases.joined(separator: "\n"))
      case c7, d = 7
      }
      """
    )
    #expect(
      found == [
        "invalid redeclaration of 'f'", "invalid redeclaration of 'c7'",
        "raw value for enum case is not unique",
      ]
    )
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
