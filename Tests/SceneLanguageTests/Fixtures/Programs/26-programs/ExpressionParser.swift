enum Token: Equatable, CustomStringConvertible { case num(Double), op(Character), lp, rp, id(String)
  var description: String { switch self { case .num(let d): return d == d.rounded() ? String(Int(d)) : String(d); case .op(let c): return String(c); case .lp: return "("; case .rp: return ")"; case .id(let s): return s } } }
enum ParseError: Error { case unexpected(Character, at: Int), end, unknown(String) }
struct Lexer { let s: [Character]; var i = 0; init(_ t: String) { s = Array(t) }
  mutating func tokens() throws -> [Token] { var r: [Token] = []
    while i < s.count { let c = s[i]
      switch c { case " ": i += 1
      case "0"..."9", ".": var n = ""; while i < s.count, s[i].isNumber || s[i] == "." { n.append(s[i]); i += 1 }; r.append(.num(Double(n)!))
      case "+", "-", "*", "/", "^": r.append(.op(c)); i += 1
      case "(": r.append(.lp); i += 1
      case ")": r.append(.rp); i += 1
      case _ where c.isLetter: let st = i; while i < s.count && s[i].isLetter { i += 1 }; r.append(.id(String(s[st..<i])))
      default: throw ParseError.unexpected(c, at: i) } }
    return r } }
indirect enum Expr { case num(Double), bin(Character, Expr, Expr), neg(Expr), v(String) 
  func eval(_ env: [String: Double]) throws -> Double { switch self { case .num(let d): return d; case .neg(let e): return try -e.eval(env); case .v(let n): guard let x = env[n] else { throw ParseError.unknown(n) }; return x
    case .bin(let o, let l, let r): let (a, b) = (try l.eval(env), try r.eval(env)); switch o { case "+": return a + b; case "-": return a - b; case "*": return a * b; case "/": return a / b; default: return (0..<Int(b)).reduce(1.0) { x, _ in x * a } } } } }
struct Parser { var t: ArraySlice<Token>; init(_ t: [Token]) { self.t = t[...] }
  private static let prec: [Character: (Int, Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func atom() throws -> Expr { guard let x = t.popFirst() else { throw ParseError.end }
    switch x { case .num(let d): return .num(d); case .id(let s): return .v(s); case .op("-"): return .neg(try atom()); case .lp: let e = try expr(1); guard t.popFirst() == .rp else { throw ParseError.end }; return e; case .rp, .op: throw ParseError.unknown(x.description) } }
  mutating func expr(_ min: Int = 1) throws -> Expr { var l = try atom()
    while case .op(let o)? = t.first, let (p, right) = Parser.prec[o], p >= min { t.removeFirst(); l = .bin(o, l, try expr(right ? p : p + 1)) }
    return l } }
for src in ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-x * 2 + y", "1 +", "4 $ 4", "q"] {
  do { var lx = Lexer(src); let ts = try lx.tokens(); var p = Parser(ts); let e = try p.expr(); print(ts, try e.eval(["x": 3, "y": 10])) }
  catch ParseError.unexpected(let c, let at) { print("unexpected \(c) at \(at)") } catch ParseError.end { print("end") } catch { print("error: \(error)") } }
