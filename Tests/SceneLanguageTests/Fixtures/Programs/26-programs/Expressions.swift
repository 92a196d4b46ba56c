// A parser, and visitors of what it makes.
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ b: Bin) -> R }
protocol Expr { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Expr { let v: Double; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Bin: Expr { let op: Character; let l, r: any Expr; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Double { n.v }
  func visit(_ b: Bin) -> Double { let x = b.l.accept(self), y = b.r.accept(self)
    switch b.op { case "+": return x + y; case "-": return x - y; case "*": return x * y; default: return x / y } } }
struct Show: Visitor { func visit(_ n: Num) -> String { n.v == n.v.rounded() ? "\(Int(n.v))" : "\(n.v)" }
  func visit(_ b: Bin) -> String { "(\(b.l.accept(self)) \(b.op) \(b.r.accept(self)))" } }
struct Parser { var toks: [Character]; var i = 0
  init(_ s: String) { toks = Array(s.filter { !$0.isWhitespace }) }
  var peek: Character? { i < toks.count ? toks[i] : nil }
  mutating func eat(_ cs: Character...) -> Character? { guard let p = peek, cs.contains(p) else { return nil }; i += 1; return p }
  mutating func expr() throws -> any Expr { var l = try term(); while let o = eat("+", "-") { l = Bin(op: o, l: l, r: try term()) }; return l }
  mutating func term() throws -> any Expr { var l = try atom(); while let o = eat("*", "/") { l = Bin(op: o, l: l, r: try atom()) }; return l }
  mutating func atom() throws -> any Expr {
    if eat("(") != nil { let e = try expr(); guard eat(")") != nil else { throw ParseError.expected(")", at: i) }; return e }
    if eat("-") != nil { return Bin(op: "-", l: Num(v: 0), r: try atom()) }
    var s = ""; while let p = peek, p.isNumber || p == "." { s.append(p); i += 1 }
    guard let d = Double(s) else { throw peek.map { .unexpected($0, at: i) } ?? ParseError.end }
    return Num(v: d) } }
enum ParseError: Error, CustomStringConvertible { case expected(Character, at: Int), unexpected(Character, at: Int), end
  var description: String { switch self { case let .expected(c, p): return "expected '\(c)' at \(p)"; case .unexpected(let c, at: let p): return "unexpected '\(c)' at \(p)"; case .end: return "unexpected end" } } }
for s in ["1 + 2 * 3", "(1+2)*3 - 4/2", "-(2.5)", "2*(3", "2*", "2 $ 3", "x"] {
  do { var p = Parser(s); let e = try p.expr(); if let rest = p.peek { throw ParseError.unexpected(rest, at: p.i) }; print(e.accept(Show()), "=", e.accept(Eval())) }
  catch let e as ParseError { print("error: \(e)") } }
