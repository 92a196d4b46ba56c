import Testing

@Suite struct `Language` {
  @Test(arguments: [
    ("let x: CGFloat = 5/2\nprint(x)", "2.5"),
    ("let n = 5/2\nprint(n)", "2"),
    ("print(7 % 3, -7 / 2, 2 * 3 + 1)", "1 -3 7"),
    ("print([1.5, 2].reduce(0, +))", "3.5"),
    ("print([3, 1, 2].sorted())", "[1, 2, 3]"),
    ("print([3, 1, 2].sorted(by: >))", "[3, 2, 1]"),
    ("print([1, 2, 3].map { $0 * 2 }.filter { $0 > 2 })", "[4, 6]"),
    ("print(zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" })", "[\"1a\", \"2b\"]"),
    ("for (i, c) in [\"a\", \"b\"].enumerated() { print(i, c) }", "0 a|1 b"),
    ("var a = [1, 2]\na.append(3)\na[0] += 10\nprint(a, a.count)", "[11, 2, 3] 3"),
    ("print(max(0, 1.5), min(3, 2, 1))", "1.5 1"),
    ("let s: Int? = nil\nprint(s ?? 4)", "4"),
    ("let s: Int? = 3\nif let s { print(s) }", "3"),
    ("let a = \"x\", b = 2\nprint(\"\\(a)-\\(b)\")", "x-2"),
    ("func f(_ x: Int, by y: Int = 2) -> Int { x * y }\nprint(f(3), f(3, by: 3))", "6 9"),
    ("var i = 0\nwhile i < 3 { i += 1; if i == 2 { continue }; print(i) }", "1|3"),
    ("let t = (a: 1, b: 2)\nprint(t.a + t.1)", "3"),
    ("struct P { var x = 1; mutating func up() { x += 1 } }\nvar p = P()\np.up()\nprint(p.x)", "2"),
    (
      "enum E { case a, b(Int) }\nlet e = E.b(4)\nswitch e { case .a: print(0); case .b(let n): print(n) }",
      "4"
    ),
    (
      "enum E: String, CaseIterable { case a, b }\nprint(E.allCases.map(\\.rawValue))",
      "[\"a\", \"b\"]"
    ),
    ("let d = [\"a\": 1]\nprint(d[\"a\"] ?? 0, d[\"b\", default: 7])", "1 7"),
    ("func g(_ x: inout Int) { x += 1 }\nvar v = 1\ng(&v)\nprint(v)", "2"),
    ("class C { var n = 0 }\nlet c = C()\nlet d = c\nd.n = 5\nprint(c.n)", "5"),
    (
      "var fs: [() -> Int] = []\nfor i in 0..<3 { fs.append({ i * i }) }\nprint(fs.map { $0() })",
      "[0, 1, 4]"
    ),
    ("print((1...4).map { $0 }.dropFirst().prefix(2))", "[2, 3]"),
    ("print(stride(from: 0, to: 1, by: 0.25).map { $0 })", "[0.0, 0.25, 0.5, 0.75]"),
    (
      "func f() -> [Int] { struct Bag { typealias Item = Int; var items: [Item] = [1] }; return Bag().items }\nprint(f())",
      "[1]"
    ),
    (
      """
      func name(_ a: Int) -> String { "global" }
      class Base { func name(_ a: Int) -> String { "base" } }
      class Next: Base { func go() -> String { name(1) } }
      struct Own { func name(_ a: Int) -> String { "own" }; func go() -> String { name(1) } }
      print(Next().go(), Own().go(), name(2))
      """,
      "base own global"
    ),
    ("let x = 3\nlet s = switch x { case 1...3: \"few\" ; default: \"many\" }\nprint(s)", "few"),
    ("print(String(format: \"%.2f %d\", 3.14159, 7))", "3.14 7"),
    (
      "protocol P { var n: Int { get } }\nextension P { var twice: Int { n * 2 } }\nstruct S: P { let n: Int }\nprint(S(n: 4).twice)",
      "8"
    ),
    ("struct Box<T> { var v: T }\nprint(Box(v: 3).v + 1)", "4"),
    (
      """
      import SwiftUI
      func names<S: ShapeStyle, B: Shape>(_ s: S, in b: B) -> String { "\\(S.self) \\(B.self)" }
      print(names(.yellow, in: .circle), names(.red.gradient, in: .capsule))
      """,
      "Color Circle AnyGradient Capsule"
    ),
    (
      "print(\"abc\".uppercased(), \"a,b\".split(separator: \",\"), \"abc\".count)",
      "ABC [\"a\", \"b\"] 3"
    ),
    ("extension Int { var doubled: Int { self * 2 } }\nprint(4.doubled)", "8"),
    (
      "let words = [\"b\", \"a\"]\nprint(words.joined(separator: \"-\"), words.min() ?? \"\")",
      "b-a a"
    ),
    (
      "func make() -> (Int) -> Int { var n = 0; return { n += $0; return n } }\nlet f = make()\n_ = f(2)\nprint(f(3))",
      "5"
    ),
    ("guard let x = Int(\"5\") else { fatalError() }\nprint(x)", "5"),
  ])
  func `a program prints what Swift prints`(program: String, output: String) {
    let run = SceneRun(program)
    #expect(run.messages == [])
    #expect(run.console.joined(separator: "|") == output)
  }
}
