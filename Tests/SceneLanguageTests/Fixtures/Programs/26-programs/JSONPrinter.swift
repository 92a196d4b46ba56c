import Foundation
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, Equatable {
  case null, bool(Bool), num(Double), str(String), arr([JSON]), obj([(String, JSON)])
  init(stringLiteral v: String) { self = .str(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(floatLiteral v: Double) { self = .num(v) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(arrayLiteral e: JSON...) { self = .arr(e) }; init(dictionaryLiteral e: (String, JSON)...) { self = .obj(e) }; init(nilLiteral: ()) { self = .null }
  static func == (a: JSON, b: JSON) -> Bool { switch (a, b) { case (.null, .null): true; case let (.bool(x), .bool(y)): x == y; case let (.num(x), .num(y)): x == y; case let (.str(x), .str(y)): x == y; case let (.arr(x), .arr(y)): x == y; case let (.obj(x), .obj(y)): x.count == y.count && zip(x, y).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }; default: false } }
  func text(_ indent: Int = 0) -> String { let pad = String(repeating: "  ", count: indent)
    switch self { case .null: return "null"; case .bool(let b): return "\(b)"; case .num(let n): return n.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(n))" : "\(n)"; case .str(let s): return "\"\(s)\""
    case .arr(let a) where a.isEmpty: return "[]"
    case .arr(let a): return "[\n" + a.map { pad + "  " + $0.text(indent + 1) }.joined(separator: ",\n") + "\n\(pad)]"
    case .obj(let o): return "{\n" + o.map { "\(pad)  \"\($0)\": \($1.text(indent + 1))" }.joined(separator: ",\n") + "\n\(pad)}" } }
  subscript(k: String) -> JSON? { guard case .obj(let o) = self else { return nil }; return o.first { $0.0 == k }?.1 }
  subscript(i: Int) -> JSON? { if case .arr(let a) = self, a.indices.contains(i) { return a[i] }; return nil } }
let j: JSON = ["name": "Bob", "age": 42, "tags": ["a", 1.5, true, nil, []], "nested": ["k": ["x": -1]]]
print(j.text()); print(j["tags"]?[1] as Any, j["nested"]?["k"]?["x"]?.text() ?? "-", j["zz"] == nil, j["age"] == 42)
