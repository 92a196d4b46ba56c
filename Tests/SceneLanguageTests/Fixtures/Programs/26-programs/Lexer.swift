enum Token: Equatable { case num(Double), op(Character), lparen, rparen }
struct Lexer: Sequence, IteratorProtocol {
  private let chars: [Character]; private var i = 0
  init(_ s: String) { chars = Array(s) }
  mutating func next() -> Token? {
    while i < chars.count, chars[i].isWhitespace { i += 1 }
    guard i < chars.count else { return nil }
    let c = chars[i]
    switch c {
    case "0"..."9", ".":
      let start = i
      while i < chars.count, chars[i].isNumber || chars[i] == "." { i += 1 }
      return .num(Double(String(chars[start..<i]))!)
    case "(": i += 1; return .lparen
    case ")": i += 1; return .rparen
    default: i += 1; return .op(c)
    }
  }
}
struct Parser {
  var tokens: ArraySlice<Token>
  init(_ s: String) { tokens = Array(Lexer(s))[...] }
  mutating func expr() throws -> Double { var v = try term(); while case .op(let o)? = tokens.first, o == "+" || o == "-" { tokens.removeFirst(); let r = try term(); v = o == "+" ? v + r : v - r }; return v }
  mutating func term() throws -> Double { var v = try factor(); while let t = tokens.first, [.op("*"), .op("/")].contains(t) { tokens.removeFirst(); let r = try factor(); if t == .op("*") { v *= r } else { guard r != 0 else { throw Err.zero }; v /= r } }; return v }
  mutating func factor() throws -> Double { switch tokens.popFirst() { case .num(let n)?: return n; case .lparen?: let v = try expr(); guard tokens.popFirst() == .rparen else { throw Err.paren }; return v; case .op("-")?: return try -factor(); case let t: throw Err.unexpected(t) } }
  enum Err: Error { case zero, paren, unexpected(Token?) }
}
for s in ["1 + 2 * 3", "(1+2)*3 - -4", "2 / (1 - 1)", "(1", "*"] { var p = Parser(s); do { print(s, "=", try p.expr()) } catch { print(s, "failed:", error) } }
print(Array(Lexer("1.5*(x)")))
