import Foundation
// Spreadsheet: cells with formula graph, observers, error propagation
struct CellRef: Hashable, CustomStringConvertible, LosslessStringConvertible {
  let column: Int, row: Int
  init(column: Int, row: Int) { self.column = column; self.row = row }
  init?(_ s: String) {
    let letters = s.prefix(while: \.isLetter), digits = s.dropFirst(letters.count)
    guard !letters.isEmpty, let row = Int(digits), row > 0 else { return nil }
    column = letters.uppercased().unicodeScalars.reduce(0) { $0 * 26 + Int($1.value) - 64 }; self.row = row
  }
  var description: String { var n = column, s = ""; while n > 0 { n -= 1; s = String(UnicodeScalar(UInt8(65 + n % 26))) + s; n /= 26 }; return s + String(row) }
}
enum Value: Equatable { case number(Double), text(String), error(Problem), empty
  enum Problem: String, Error { case cycle = "#CYCLE", ref = "#REF", div = "#DIV/0", type = "#VALUE" }
  var number: Double? { switch self { case .number(let n): n; case .empty: 0; default: nil } } }
extension Value: ExpressibleByFloatLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
  init(floatLiteral v: Double) { self = .number(v) }; init(stringLiteral v: String) { self = .text(v) }
  var description: String { switch self { case .number(let n): n.formatted(.number.grouping(.never).precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US"))); case .text(let t): t; case .error(let p): p.rawValue; case .empty: "" } } }
indirect enum Formula { case value(Value), ref(CellRef), range(CellRef, CellRef), binary((Double, Double) throws(Value.Problem) -> Double, Formula, Formula), call(String, [Formula]) }
final class Sheet { private var cells: [CellRef: Formula] = [:]; private var cache: [CellRef: Value] = [:]; private var visiting: Set<CellRef> = []; var evaluations = 0
  static let functions: [String: ([Double]) -> Double] = ["SUM": { $0.reduce(0, +) }, "AVG": { $0.isEmpty ? 0 : $0.reduce(0, +) / Double($0.count) }, "MAX": { $0.max() ?? 0 }, "COUNT": { Double($0.count) }]
  subscript(_ s: String) -> Value { get { CellRef(s).map(evaluate) ?? .error(.ref) } set { if let r = CellRef(s) { cells[r] = .value(newValue); cache.removeAll() } } }
  func set(_ s: String, _ f: Formula) { guard let r = CellRef(s) else { return }; cells[r] = f; cache.removeAll() }
  private func evaluate(_ r: CellRef) -> Value {
    if let c = cache[r] { return c }
    guard visiting.insert(r).inserted else { return .error(.cycle) }
    defer { visiting.remove(r) }
    evaluations += 1
    let v = cells[r].map(evaluate) ?? .empty
    cache[r] = v
    return v
  }
  private func numbers(_ f: Formula) throws -> [Double] {
    switch f {
    case .range(let a, let b): return try (a.row...b.row).flatMap { row in (a.column...b.column).map { CellRef(column: $0, row: row) } }.map(evaluate).filter { $0 != .empty }.map { try number($0) }
    default: return [try number(evaluate(f))]
    }
  }
  private func number(_ v: Value) throws -> Double { if case .error(let p) = v { throw p }; guard let n = v.number else { throw Value.Problem.type }; return n }
  private func evaluate(_ f: Formula) -> Value {
    do {
      switch f {
      case .value(let v): return v
      case .ref(let r): return evaluate(r)
      case .range: throw Value.Problem.type
      case let .binary(op, l, r): return .number(try op(try number(evaluate(l)), try number(evaluate(r))))
      case .call("IF", let args) where args.count == 3: return try number(evaluate(args[0])) != 0 ? evaluate(args[1]) : evaluate(args[2])
      case let .call(name, args): guard let fn = Self.functions[name.uppercased()] else { throw Value.Problem.ref }; return .number(fn(try args.flatMap(numbers)))
      }
    } catch let p as Value.Problem { return .error(p) } catch { return .error(.ref) }
  }
}
let sheet = Sheet()
sheet["A1"] = 10.0; sheet["A2"] = 2.5; sheet["A3"] = "hi"; sheet["zz"] = 1.0
let ref = { (s: String) in Formula.ref(CellRef(s)!) }
sheet.set("B1", .binary(+, ref("A1"), ref("A2")))
sheet.set("B2", .binary({ a, b throws(Value.Problem) in if b == 0 { throw .div }; return a / b }, ref("B1"), ref("C9")))
sheet.set("B3", .call("sum", [.range(CellRef("A1")!, CellRef("A2")!), ref("B1"), .value(1.0)]))
sheet.set("B4", .call("avg", [.range(CellRef("A1")!, CellRef("A3")!)]))
sheet.set("C1", ref("C2")); sheet.set("C2", ref("C1"))
sheet.set("C3", .call("IF", [ref("A1"), .value("yes"), .value(.error(.ref))]))
sheet.set("C4", .call("COUNT", [.range(CellRef("A1")!, CellRef("B1")!)]))
for c in ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C3", "C4", "D1", "??"] { print(c, sheet[c], terminator: "; ") }
print()
let before = sheet.evaluations; _ = sheet["B3"]; print(sheet.evaluations == before); sheet["A1"] = 1234.567; print(sheet["B3"], sheet["B1"] == .number(1237.067))
print(["A1", "Z9", "AA10", "BC3"].compactMap { CellRef($0) }.map { "\($0.column)" + $0.description }, CellRef("1A") as Any, CellRef(column: 703, row: 1))
