enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"
  func apply(_ a: Double, _ b: Double) throws -> Double { switch self { case .add: return a + b; case .sub: return a - b; case .mul: return a * b; case .div: guard b != 0 else { throw CalcError.divisionByZero }; return a / b } }
  var precedence: Int { self == .mul || self == .div ? 2 : 1 } }
enum CalcError: Error { case divisionByZero, bad(String) }
func evaluate(_ text: String) throws -> Double {
  var values: [Double] = [], ops: [Op] = []
  func reduceTop() throws { guard let op = ops.popLast(), let b = values.popLast(), let a = values.popLast() else { throw CalcError.bad(text) }; values.append(try op.apply(a, b)) }
  for token in text.split(separator: " ") {
    if let n = Double(token) { values.append(n) }
    else if let c = token.first, let op = Op(rawValue: c) { while let top = ops.last, top.precedence >= op.precedence { try reduceTop() }; ops.append(op) }
    else { throw CalcError.bad(String(token)) }
  }
  while !ops.isEmpty { try reduceTop() }
  guard values.count == 1 else { throw CalcError.bad("\(values.count) values") }
  return values[0]
}
for text in ["1 + 2 * 3", "10 / 4 - 1", "1 / 0", "1 +", "2 x 3"] { do { print(text, "=", try evaluate(text)) } catch { print(text, "->", error) } }
