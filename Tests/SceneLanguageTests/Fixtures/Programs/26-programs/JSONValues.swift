// A recursive value made of literals, its parser, and casts of Any.
import Foundation

indirect enum JSON: Equatable, CustomStringConvertible, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])
  init(stringLiteral v: String) { self = .string(v) }
  init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(floatLiteral v: Double) { self = .number(v) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) {
    self = .object(e.map { (key: $0.0, value: $0.1) })
  }
  init(nilLiteral: ()) { self = .null }
  static func == (a: JSON, b: JSON) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)):
      x.count == y.count && zip(x, y).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let b): "\(b)"
    case .number(let n) where n == n.rounded(): "\(Int(n))"
    case .number(let n): "\(n)"
    case .string(let s): "\"\(s)\""
    case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"
    case .object(let o): "{" + o.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? {
    if case .object(let o) = self { o.first { $0.key == key }?.value } else { nil }
  }
  subscript(i: Int) -> JSON? {
    guard case .array(let a) = self, a.indices ~= i else { return nil }
    return a[i]
  }
  var string: String? {
    guard case .string(let s) = self else { return nil }
    return s
  }
  var depth: Int {
    switch self {
    case .array(let a): 1 + (a.map(\.depth).max() ?? 0)
    case .object(let o): 1 + (o.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }
}
struct Parser {
  enum Failure: Error, Equatable {
    case unexpected(Character, at: Int)
    case end
    case number(String)
  }
  private let chars: [Character]
  private var i = 0
  init(_ s: String) { chars = Array(s) }
  static func parse(_ s: String) throws -> JSON {
    var p = Parser(s)
    let v = try p.value()
    p.skip()
    guard p.i == p.chars.count else { throw Failure.unexpected(p.chars[p.i], at: p.i) }
    return v
  }
  private var peek: Character? { i < chars.count ? chars[i] : nil }
  private mutating func next() throws -> Character {
    guard let c = peek else { throw Failure.end }
    i += 1
    return c
  }
  private mutating func skip() { while let c = peek, c.isWhitespace { i += 1 } }
  private mutating func expect(_ c: Character) throws {
    skip()
    let n = try next()
    guard n == c else { throw Failure.unexpected(n, at: i - 1) }
  }
  private mutating func word(_ w: String, _ v: JSON) throws -> JSON {
    for c in w { try expect(c) }
    return v
  }
  private mutating func list<T>(
    _ close: Character,
    _ element: (inout Parser) throws -> T
  ) throws -> [T] {
    var out: [T] = []
    skip()
    if peek == close {
      i += 1
      return out
    }
    repeat {
      out.append(try element(&self))
      skip()
      switch try next() {
      case ",": continue
      case close: return out
      case let c: throw Failure.unexpected(c, at: i - 1)
      }
    } while true
  }
  private mutating func text() throws -> String {
    var s = ""
    try expect("\"")
    while true {
      switch try next() {
      case "\"": return s
      case "\\":
        let e = try next()
        s.append(e == "n" ? "\n" : e)
      case let c: s.append(c)
      }
    }
  }
  mutating func value() throws -> JSON {
    skip()
    switch peek {
    case nil: throw Failure.end
    case "{":
      i += 1
      return .object(
        try list("}") { p in
          p.skip()
          let k = try p.text()
          try p.expect(":")
          return (key: k, value: try p.value())
        }
      )
    case "[":
      i += 1
      return .array(try list("]") { try $0.value() })
    case "\"": return .string(try text())
    case "t": return try word("true", true)
    case "f": return try word("false", false)
    case "n": return try word("null", nil)
    case let c? where c.isNumber || c == "-":
      let start = i
      while let c = peek, c.isNumber || "+-.eE".contains(c) { i += 1 }
      let t = String(chars[start..<i])
      guard let d = Double(t) else { throw Failure.number(t) }
      return .number(d)
    case let c?: throw Failure.unexpected(c, at: i)
    }
  }
}
let v: JSON = ["a": 1, "b": [true, nil, "x", 2.5], "c": ["d": []]]
print(v, v.depth, v["b"]?[2]?.string ?? "-", v["b"]?[9] as Any, v["zz"] == nil)
let p = try Parser.parse(#" { "a" : 1, "b":[true,null,"x",2.5] , "c":{"d":[]}} "#)
print(p == v, p)
for bad in ["[1,", "{\"a\" 1}", "[1 2]", "-", "", "tru"] {
  do { print(try Parser.parse(bad)) } catch let e as Parser.Failure { print(bad, e) }
}
enum Light {
  case red, green, yellow
  indirect enum Ev { case tick, force(Light), both(Ev, Ev) }
  mutating func handle(_ e: Ev) {
    switch (self, e) {
    case (.red, .tick): self = .green
    case (.green, .tick): self = .yellow
    case (.yellow, .tick): self = .red
    case (_, .force(let l)) where l != self: self = l
    case (_, .force): break
    case (_, .both(let a, let b)):
      handle(a)
      handle(b)
    }
  }
}
var l = Light.red
for e in [Light.Ev.tick, .tick, .force(.red), .both(.tick, .both(.tick, .force(.yellow)))] {
  l.handle(e)
  print(l, terminator: " ")
}
print()
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var cache: [A: R] = [:]
  func g(_ a: A) -> R {
    if let r = cache[a] { return r }
    let r = f(g, a)
    cache[a] = r
    return r
  }
  return g
}
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(50))
func classify(_ v: Any) -> String {
  switch v {
  case is Int: "int"
  case let d as Double where d > 1: "big"
  case is Double: "double"
  case let s as String: "s\(s.count)"
  case let a as [Int]: "ints\(a.count)"
  case let (a, b) as (Int, String): "pair\(a)\(b)"
  case Optional<Any>.none: "nil"
  case let f as (Int) -> Int: "f\(f(1))"
  case let x as CustomStringConvertible: "c\(x)"
  default: "?"
  }
}
print(
  [1, 2.5, 0.5, "abc", [1, 2], (1, "x"), { (x: Int) in x + 1 }, Set([1])].map { classify($0) }
)
let pt = (x: 3, y: -3)
switch pt {
case (0, 0): print("o")
case (let x, 0): print(x)
case (let x, let y) where x == -y: print("anti", x)
case (1...5, _): print("r")
default: print("d")
}
if case (let a?, nil) = (Optional(1), Optional<Int>.none), case 1..<3 = a { print("ok", a) }
let arr: [Int?] = [1, nil, 3]
for case let x? in arr where x > 1 { print(x) }
print(arr.compactMap { $0 }.reduce(0, +), arr.map { $0.map(String.init) ?? "nil" })
