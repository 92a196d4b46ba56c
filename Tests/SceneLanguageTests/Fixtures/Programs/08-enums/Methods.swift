enum Token: CustomStringConvertible, Hashable {
  case number(Double), op(Character), paren(open: Bool)
  var description: String { switch self { case .number(let n): "\(n)"; case .op(let c): String(c); case .paren(let open): open ? "(" : ")" } }
  static func lex(_ text: String) -> [Token] {
    var result: [Token] = [], digits = ""
    func flush() { if let n = Double(digits) { result.append(.number(n)) }; digits = "" }
    for c in text {
      switch c {
      case "0"..."9", ".": digits.append(c)
      case "+", "-", "*", "/": flush(); result.append(.op(c))
      case "(", ")": flush(); result.append(.paren(open: c == "("))
      default: flush()
      }
    }
    flush()
    return result
  }
}
struct Parser {
  var tokens: ArraySlice<Token>
  init(_ text: String) { tokens = Token.lex(text)[...] }
  mutating func expression() -> Double {
    var value = term()
    while case .op(let c)? = tokens.first, c == "+" || c == "-" { tokens.removeFirst(); let t = term(); value = c == "+" ? value + t : value - t }
    return value
  }
  mutating func term() -> Double {
    var value = factor()
    while case .op(let c)? = tokens.first, "*/".contains(c) { tokens = tokens.dropFirst(); let f = factor(); value = c == "*" ? value * f : value / f }
    return value
  }
  mutating func factor() -> Double {
    switch tokens.popFirst() {
    case .number(let n)?: return n
    case .op("-")?: return -factor()
    case .paren(open: true)?: defer { tokens.removeFirst() }; return expression()
    default: return .nan
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-4 / (2 - 4)", "2*(3+4)*5"] { var p = Parser(text); print(text, "=", p.expression()) }
print(Token.lex("1+(2)"), Set(Token.lex("1+1")).count)
