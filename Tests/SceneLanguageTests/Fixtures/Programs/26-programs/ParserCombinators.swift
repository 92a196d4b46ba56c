import Foundation
// Parser combinators
struct Parser<Output> {
  let run: (inout Substring) throws -> Output
  struct Failure: Error, CustomStringConvertible { let expected: String; let rest: String; var description: String { "expected \(expected) before '\(rest.prefix(8))'" } }
  func parse(_ s: String) throws -> Output { var r = Substring(s); let o = try run(&r); guard r.isEmpty else { throw Failure(expected: "end", rest: String(r)) }; return o }
  func map<T>(_ f: @escaping (Output) throws -> T) -> Parser<T> { .init { try f(run(&$0)) } }
  func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> { .init { r in try f(run(&r)).run(&r) } }
  func many(min: Int = 0, separatedBy sep: Parser<Void>? = nil) -> Parser<[Output]> {
    .init { r in
      var out: [Output] = []
      while true {
        let save = r
        do { if !out.isEmpty, let sep { try sep.run(&r) }; out.append(try run(&r)) } catch { r = save; break }
      }
      guard out.count >= min else { throw Failure(expected: "at least \(min)", rest: String(r)) }
      return out
    }
  }
  static func | (a: Parser, b: Parser) -> Parser { .init { r in let save = r; do { return try a.run(&r) } catch { r = save; return try b.run(&r) } } }
  static func <* <T>(a: Parser, b: Parser<T>) -> Parser { .init { r in let o = try a.run(&r); _ = try b.run(&r); return o } }
  static func *> <T>(a: Parser<T>, b: Parser) -> Parser { .init { r in _ = try a.run(&r); return try b.run(&r) } }
  static func <*> <T>(a: Parser, b: Parser<T>) -> Parser<(Output, T)> { .init { r in (try a.run(&r), try b.run(&r)) } }
}
infix operator <*: AdditionPrecedence
infix operator *>: AdditionPrecedence
infix operator <*>: AdditionPrecedence
extension Parser where Output == Void { static func string(_ s: String) -> Self { .init { r in guard r.hasPrefix(s) else { throw Failure(expected: "'\(s)'", rest: String(r)) }; r.removeFirst(s.count) } } }
extension Parser where Output == Character { static func any(_ name: String, _ p: @escaping (Character) -> Bool) -> Self { .init { r in guard let c = r.first, p(c) else { throw Failure(expected: name, rest: String(r)) }; return r.removeFirst() } } }
func lazily<T>(_ p: @escaping @autoclosure () -> Parser<T>) -> Parser<T> { Parser { try p().run(&$0) } }
extension Parser: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral where Output == Void { init(stringLiteral v: String) { self = .string(v) } }
let ws = Parser.any("space", \.isWhitespace).many()
func token<T>(_ p: Parser<T>) -> Parser<T> { p <* ws }
let digits = Parser.any("digit", \.isNumber).many(min: 1).map { String($0) }
let number = token((digits <*> ((Parser<Void>.string(".") *> digits).map { "." + $0 } | Parser<String> { _ in "" })).map { Double($0.0 + $0.1)! })
func op(_ s: String) -> Parser<String> { token(.string(s)).map { s } }
func chain(_ p: Parser<Double>, _ ops: Parser<String>) -> Parser<Double> {
  (p <*> (ops <*> p).many()).map { first, rest in rest.reduce(first) { acc, x in switch x.0 { case "+": acc + x.1; case "-": acc - x.1; case "*": acc * x.1; default: acc / x.1 } } }
}
let factor: Parser<Double> = number | (op("(") *> lazily(sum) <* op(")")) | (op("-") *> lazily(factor)).map { -$0 }
let product = chain(factor, op("*") | op("/"))
let sum: Parser<Double> = chain(product, op("+") | op("-"))
for s in ["1 + 2 * 3", "(1+2)*3", "-4 / (2 - 1.5)", "1 +", "2 $", "7"] { do { print(s, "=", try (ws *> sum).parse(s)) } catch { print(s, "!", error) } }
indirect enum JSON: Equatable { case null, bool(Bool), num(Double), str(String), arr([JSON]), obj([String: JSON]) }
let quoted = token(("\"" as Parser<Void>) *> Parser.any("char") { $0 != "\"" }.many() <* Parser<Void>.string("\"")).map { String($0) }
let comma = op(",").map { _ in }
let json: Parser<JSON> = op("null").map { _ in .null } | op("true").map { _ in .bool(true) } | op("false").map { _ in JSON.bool(false) } | number.map(JSON.num) | quoted.map(JSON.str)
  | (op("[") *> lazily(json).many(separatedBy: comma) <* op("]")).map(JSON.arr)
  | (op("{") *> ((quoted <* op(":")) <*> lazily(json)).many(separatedBy: comma) <* op("}")).map { .obj(Dictionary(uniqueKeysWithValues: $0)) }
let v = try json.parse(#"{"a": [1, 2.5, null], "b": {"c": true}, "d": "x y"}"#)
if case .obj(let o) = v { for k in o.keys.sorted() { print(k, o[k]!) } }
print((try? json.parse("[1,")) as Any, try json.parse("[]") == .arr([]))
