struct Ref: Hashable { let n: Int }
enum Formula { case value(Int), ref(Ref) }
final class Sheet {
  var cells: [Ref: Formula] = [Ref(n: 1): .value(7), Ref(n: 2): .ref(Ref(n: 1))]
  subscript(n: Int) -> String { Optional(Ref(n: n)).map(evaluate) ?? "none" }
  private func evaluate(_ r: Ref) -> String { cells[r].map(evaluate) ?? "empty" }
  private func evaluate(_ f: Formula) -> String { switch f { case .value(let v): "\(v)"; case .ref(let r): "->" + evaluate(r) } }
  func all() -> [String] { let fs: [Formula] = [.value(1), .ref(Ref(n: 2))]; return fs.map(evaluate) + [Ref(n: 1)].map(self.evaluate) }
}
let s = Sheet()
print(s[1], s[2], s[3], s.all())
func show(_ i: Int) -> String { "int \(i)" }
func show(_ s: String) -> String { "string \(s)" }
print([1].map(show), ["a"].map(show), Optional(3).map(show)!, ["k": "v"].mapValues(show), ["k": 1].mapValues(show))
struct Fmt { func f(_ x: Double) -> String { "d\(x)" }; func f(_ x: Int) -> String { "i\(x)" }; static func g(_ x: Bool) -> String { "b" }; static func g(_ x: Int) -> String { "g\(x)" } }
let fmt = Fmt(), whole = [2]
print([1.5].map(fmt.f), whole.map(fmt.f), [3].map(Fmt.g), [true].map(Fmt.g), Optional(1).flatMap { Optional($0) }.map(fmt.f)!)
