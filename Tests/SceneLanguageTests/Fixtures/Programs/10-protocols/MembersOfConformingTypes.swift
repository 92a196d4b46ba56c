protocol Style { func make(_ s: String) -> String }
struct Big: Style { func make(_ s: String) -> String { s.uppercased() } }
struct Rep: Style { var n: Int; func make(_ s: String) -> String { String(repeating: s, count: n) } }
extension Style where Self == Big { static var big: Big { Big() }; static var alsoBig: Self { Self() } }
extension Style where Self == Rep { static func rep(_ n: Int) -> Rep { Rep(n: n) }; static var twice: Self { .rep(2) } }
func apply<S: Style>(_ s: S) -> String { s.make("ab") }
func applyAny(_ s: any Style) -> String { s.make("ab") }
func applySome(_ s: some Style) -> String { s.make("ab") }
print(apply(.big), applyAny(.rep(3)), applySome(.twice), apply(.alsoBig))
let a: any Style = .rep(4)
print(a.make("x"))
struct Holder<S: Style> { var s: S }
print(Holder(s: .big).s.make("q"))
var list: [any Style] = [.big, .rep(2)]
list.append(.twice)
print(list.map { $0.make("z") })
func def(_ s: some Style = .big) -> String { s.make("d") }
print(def())
let cond = list.count > 2
print(applyAny(cond ? .big : .twice))
