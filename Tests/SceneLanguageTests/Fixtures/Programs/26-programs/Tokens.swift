protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ b: Bin) -> R }
protocol Expr { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Expr { let v: Double; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Bin: Expr { let op: Character; let l: any Expr, r: any Expr; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Double { n.v }; func visit(_ b: Bin) -> Double { let (l, r) = (b.l.accept(self), b.r.accept(self)); switch b.op { case "+": return l + r; case "*": return l * r; case "-": return l - r; default: return l / r } } }
struct Show: Visitor { func visit(_ n: Num) -> String { n.v == n.v.rounded() ? String(Int(n.v)) : String(n.v) }; func visit(_ b: Bin) -> String { "(\(b.l.accept(self)) \(b.op) \(b.r.accept(self)))" } }
let e: any Expr = Bin(op: "+", l: Num(v: 1), r: Bin(op: "*", l: Num(v: 2.5), r: Num(v: 4)))
print(e.accept(Show()), "=", e.accept(Eval()))
