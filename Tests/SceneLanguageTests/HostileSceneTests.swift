import SceneLanguage
import Testing

/// Scenes that ask for more than there is: of time, of memory, of numbers.
@Suite struct `Hostile scenes` {
  private func errors(
    _ text: String,
    _ change: (inout EvaluationLimits) -> Void = { _ in }
  ) -> [String] {
    var limits = EvaluationLimits()
    change(&limits)
    let messages = SceneRun("import SwiftUI\n" + text + "\nText(\"x\")", limits: limits).messages
    return messages.filter { $0.contains(" error: ") }
      .map { String($0.split(separator: " error: ", maxSplits: 1)[1]) }
  }

  private func printed(_ code: String) -> [String] {
    SceneRun("import SwiftUI\n" + code + "\nText(\"x\")").console
  }

  @Test func `move a dump by no less than nothing, and by no more than is seen`() {
    #expect(printed("dump(1, indent: -4)") == ["- 1"])
    #expect(printed("dump(1, indent: .max)").map(\.count) == [1003])
  }

  @Test(arguments: longWork)
  func `what the library does at length counts as steps`(code: String) {
    let found = errors(code) { $0.steps = 200_000 }
    #expect(found.map { $0.prefix(23) } == ["this scene did not fini"])
  }

  @Test(arguments: [
    "func f() -> [Any] { var a: [Any] = [1]; for _ in 0..<60 { a = [a, a] }; return a }\nprint(f())",
    "func f() -> Text { var t = Text(\"a\"); for _ in 0..<60 { t = t + t }; return t }\nf()",
    """
    func f() -> Path {
      var p = Path()
      p.addRect(.zero)
      for _ in 0..<60 { p.addPath(p) }
      return p
    }
    f()
    """,
    """
    func f() -> String {
      var s = "ab"
      for _ in 0..<60 { s = s.replacingOccurrences(of: "b", with: s + "b") }
      return s
    }
    print(f())
    """,
    """
    let row = Array(repeating: 0, count: 100)
    print(Array(repeating: row, count: 100_000).flatMap { $0 }.count)
    """,
    "print(\"ab\".padding(toLength: 1_000_000_000, withPad: \"xyz\", startingAt: .max))",
  ])
  func `what doubles again and again counts as elements`(code: String) {
    let found = errors(code) { $0.elements = 200_000 }
    #expect(found.map { $0.prefix(26) } == ["this scene makes collectio"])
  }

  /// What makes a value that holds another, `a`, again and again; the type, and what is declared.
  static let chains: [(value: String, type: String, declaration: String)] = [
    ("[a]", "Any", ""),
    ("[\"key\": a]", "Any", ""),
    ("(a, 1)", "Any", ""),
    ("Optional(a) as Any", "Any", ""),
    ("Node.next(a)", "Node", "indirect enum Node { case end, next(Node) }"),
    ("Node(a)", "Any", "class Node { let a: Any; init(_ a: Any) { self.a = a } }"),
    ("Node(a: a)", "Any", "struct Node { let a: Any }"),
    ("{ [a] in a() + 1 }", "() -> Int", ""),
    ("AnySequence(a.lazy.map { $0 })", "AnySequence<Int>", ""),
  ]

  @Test(arguments: chains.indices)
  func `chains of values end before the stack does`(index: Int) {
    let (value, type, declaration) = Self.chains[index]
    let start = [
      "Any": "1", "Node": "Node.end", "() -> Int": "{ 1 }", "AnySequence<Int>": "AnySequence([1])",
    ]
    let found = errors(
      """
      \(declaration)
      func f() -> \(type) {
        var a: \(type) = \(start[type]!)
        while true { a = \(value) }
        return a
      }
      _ = f()
      """
    ) { ($0.elements, $0.steps) = (200_000, .max) }
    #expect(found.map { $0.prefix(26) } == ["this scene makes collectio"])
  }

  @Test func `modifiers around modifiers end before the stack does`() {
    let found = errors(
      """
      func f(_ count: Int) -> AnyView {
        var a = AnyView(Text("a"))
        for _ in 0..<count { a = AnyView(a.padding(1)) }
        return a
      }
      f(100_000)
      """
    )
    #expect(found.map { $0.prefix(20) } == ["more than 10000 view"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("var a = Array(repeating: 0, count: 100_000)", "a[i] = i", "a[99_999]"),
      ("var a = Array(repeating: 0, count: 100_000)[...]", "a[i] += i", "a[99_999]"),
      ("var a: [Int: Int] = [:]", "a[i] = i", "a[99_999]!"),
      ("var a: [Int: [Int]] = [:]", "a[0, default: []].append(i)", "a[0]!.last!"),
      ("var a: [Int: Int] = [:]", "a.updateValue(i, forKey: i)", "a[99_999]!"),
      ("var a: Set<Int> = []", "a.insert(i)", "a.count - 1"),
      ("var a: [Int] = []", "a += [i]", "a[99_999]"),
      ("var a = (list: [0], name: \"\")", "a.list += [i]", "a.list[100_000]"),
      ("var a = \"\"", "a += \"x\"", "a.count - 1"),
      ("var a = [\"\"]", "a[0] += \"\\(i % 10)\"", "a[0].count - 1"),
      ("var a = Set(-1..<100_000)", "a.remove(i - 1)", "a.first ?? 0"),
      ("var a = CharacterSet()", "if let c = Unicode.Scalar(i) { a.insert(c) }", "99_999"),
      ("var a = [0: 0]", "a[i + 1] = a.removeValue(forKey: i)", "a.keys.first.map { $0 - 1 } ?? 0"),
    ]
  )
  func `collections are changed in their places`(start: String, change: String, end: String) {
    let code = """
      func f() {
        \(start)
        for i in 0..<100_000 { \(change) }
        print(\(end))
      }
      f()
      """
    #expect(printed(code) == ["99999"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "text.range(of: part) == nil", "text.components(separatedBy: part).count == 1",
      "text.replacingOccurrences(of: part, with: \"x\") == text",
      "text.split(separator: part).count == 1", "text.ranges(of: part).isEmpty",
      "text.replacing(part, with: \"\") == text", "!text.localizedStandardContains(part)",
      "text.range(of: part, options: [.backwards, .caseInsensitive]) == nil",
    ]
  )
  func `texts are searched without going back`(question: String) {
    let code = """
      import Foundation
      let text = String(repeating: "a", count: 100_000)
      let part = String(repeating: "a", count: 50_000) + "b"
      print(\(question))
      """
    #expect(printed(code) == ["true"])
  }

  @Test(arguments: ["[", "(", "(?:", "[^[", "\\\\p{L}[", "a|("])
  func `a regular expression is not taken apart without end`(opening: String) {
    let code = """
      do {
        print(try Regex(String(repeating: "\(opening)", count: 100_000)))
      } catch {
        print("malformed")
      }
      """
    #expect(
      errors(code) == ["Diptych does not support a regular expression nested this deep yet"]
    )
  }

  @Test(arguments: ["*a [", "[", "](b)", "`", "**_~~a", "^[1 a](inflect: true)", "# a\\n- b\\n\\n"])
  func `texts with very many marks are read`(mark: String) {
    let code = """
      import Foundation
      let text = try AttributedString(markdown: String(repeating: "\(mark)", count: 20_000))
      print(text.characters.isEmpty)
      """
    #expect(printed(code) == ["false"])
  }

  @Test func `values that share their parts have a hash`() {
    let code = """
      struct Tree: Hashable { var parts: [Tree] }
      indirect enum Pair: Hashable { case end, of(Pair, Pair) }
      struct Bag: Hashable { var parts: [Int: Bag] }
      func f() {
        var (tree, pair, bag) = (Tree(parts: []), Pair.end, Bag(parts: [:]))
        for _ in 0..<60 {
          (tree, pair) = (Tree(parts: [tree, tree]), .of(pair, pair))
          bag = Bag(parts: [1: bag, 2: bag])
        }
        print(Set([tree]).count, Set([pair]).count, Set([bag]).count)
        print(tree.hashValue == tree.hashValue, pair.hashValue == bag.hashValue)
        print(Bag(parts: [1: bag, 2: bag]).hashValue == Bag(parts: [2: bag, 1: bag]).hashValue)
      }
      f()
      """
    #expect(printed(code) == ["1 1 1", "true false", "true"])
  }

  @Test func `a value of very many levels is not written out`() {
    let code = """
      indirect enum List { case end, node(List) }
      func f() -> List { var l = List.end; for _ in 0..<5_000 { l = .node(l) }; return l }
      print(f())
      """
    #expect(errors(code).map { $0.prefix(22) } == ["calls are nested more "])
  }

  @Test(arguments: ["s.union(s)", "s.inverted"])
  func `a set of characters is not made of others without end`(change: String) {
    let code = """
      func f() -> CharacterSet {
        var s = CharacterSet.letters
        for _ in 0..<100 { s = \(change) }
        return s
      }
      print("abc".trimmingCharacters(in: f()))
      """
    #expect(
      errors(code) == [
        "Diptych does not support a 'CharacterSet' made of others more than 16 times yet"
      ]
    )
  }

  @Test(arguments: [
    ("print((Int.min..<Int.max).count)", "arithmetic operation 'count' results in an overflow"),
    ("print((Int.min...Int.max).count)", "arithmetic operation 'count' results in an overflow"),
    ("print((0...Int.max).count)", "arithmetic operation 'count' results in an overflow"),
    (
      "print(Double.random(in: 0...Double.infinity))",
      "there is no uniform distribution on an infinite range"
    ),
    (
      "print([1, 2].prefix(through: .max))",
      "index 9223372036854775807 out of range; there are 2 elements"
    ),
    ("print([1, 2].prefix(upTo: 3))", "index 3 out of range; there are 2 elements"),
    ("print([1, 2].suffix(from: -1))", "index -1 out of range; there are 2 elements"),
    (
      "let s = \"ab\"\nprint(s.prefix(through: s.endIndex))",
      "index 2 out of range; there are 2 elements"
    ),
    (
      "var s = [1, 2, 3, 4][1...]\ns.removeSubrange(Int.min..<2)",
      "index -9223372036854775808 out of range; there are 3 elements"
    ),
    (
      "print(Duration.seconds(999_999_999_999) * 999_999_999)",
      "arithmetic operation '*' results in an overflow"
    ),
    (
      "print(Duration.seconds(999_999_999_999) * 999_999_999.5)",
      "arithmetic operation '*' results in an overflow"
    ),
    (
      "print(Int.min.quotientAndRemainder(dividingBy: -1))",
      "arithmetic operation 'quotientAndRemainder' results in an overflow"
    ),
    ("print(Duration.seconds(1) / 1e-20)", "arithmetic operation '/' results in an overflow"),
    ("print(Duration.seconds(1) * Double.nan)", "arithmetic operation '*' results in an overflow"),
    (
      "print(Duration.seconds(Int.max) + .seconds(1))",
      "arithmetic operation '+' results in an overflow"
    ),
    (
      "print(Duration(secondsComponent: .max, attosecondsComponent: .max))",
      "arithmetic operation 'Duration(secondsComponent: 9223372036854775807)' "
        + "results in an overflow"
    ),
  ])
  func `numbers beyond all bounds are told`(code: String, expected: String) {
    #expect(errors(code) == [expected])
  }

  @Test(arguments: [
    ("print(Duration.seconds(Int.min).formatted())", "-2562047788015215:30:08"),
    ("print(Duration.seconds(9_000_000_000_000_000_000) * 0.5)", "4.5e+18 seconds"),
    ("print(Decimal(sign: .plus, exponent: Int.max, significand: Decimal(100000)))", "NaN"),
    ("print(Decimal(sign: .plus, exponent: Int.min, significand: 0.1))", "0"),
    ("print(Decimal(Double.infinity), pow(Decimal(3), Int.max))", "NaN NaN"),
    ("print(pow(Decimal(1), Int.min))", "1"),
    ("print(\"ab\".padding(toLength: 7, withPad: \"123\", startingAt: 1), 1)", "ab23123 1"),
    ("print(String(repeating: \"\", count: .max).count)", "0"),
  ])
  func `numbers at the bounds have an outcome`(code: String, expected: String) {
    #expect(printed("import Foundation\n" + code) == [expected])
  }

  @Test func `changes of a part of a text count what lies around it`() {
    let code = """
      func f(_ whole: String) {
        var part = whole.prefix(1)
        for _ in 0..<10_000 { part.append("a") }
      }
      f(String(repeating: "a", count: 100_000))
      """
    let found = errors(code) { $0.steps = 200_000 }
    #expect(found.map { $0.prefix(23) } == ["this scene did not fini"])
  }

  @Test func `parts of arrays are cut at their own positions`() {
    let code = """
      let part = [1, 2, 3, 4][1...]
      print(part.prefix(upTo: 2), part.prefix(through: 2), part.suffix(from: 2))
      """
    #expect(printed(code) == ["[2] [2, 3] [3, 4]"])
  }

  @Test func `a week begins on any day`() {
    let code = """
      var calendar = Calendar.current
      for day in [Int.min, -6, 1, 8, Int.max] {
        calendar.firstWeekday = day
        print(calendar.component(.weekOfMonth, from: Date()))
      }
      """
    #expect(printed(code).count == 5)
    #expect(Set(printed(code)[1...3]).count == 1)
  }

  @Test func `types that double again and again are told of`() {
    var code = "typealias A0 = (Int, Int)\n"
    for index in 1...40 { code += "typealias A\(index) = (A\(index - 1), A\(index - 1))\n" }
    let found = errors(code + "var a: A40? = nil")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("Diptych is unable to type-check this expression") })
  }

  @Test func `protocols that are inherited on very many ways are asked once`() {
    var code = "protocol P0 {}\nprotocol Q0 {}\n"
    for index in 1...40 {
      let above = "P\(index - 1), Q\(index - 1)"
      code += "protocol P\(index): \(above) {}\nprotocol Q\(index): \(above) {}\n"
    }
    #expect(errors(code + "struct S: P40 {}\nfunc f(_ p: any Q0) {}\nf(S())") == [])
  }

  @Test func `of very many broken statements the first are told`() {
    let code = "func f(_ all: Int...) {}\n" + String(repeating: "f(1 2)\n", count: 10_000)
    let count = errors(code).count
    #expect(count > 100 && count < 1_000)
  }
}
