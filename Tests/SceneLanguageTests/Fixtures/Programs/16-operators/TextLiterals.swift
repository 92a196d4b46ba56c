// Recursion, trees, indirect enums, expression simplifier
indirect enum Expr: Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { case num(Int), v(String), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  init(integerLiteral n: Int) { self = .num(n) }; init(stringLiteral s: String) { self = .v(s) }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }; static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }; static prefix func - (a: Expr) -> Expr { .neg(a) }
  var simplified: Expr { switch self {
    case .num, .v: return self
    case .neg(.neg(let e)): return e.simplified
    case .neg(let e): if case .num(let n) = e.simplified { return .num(-n) }; return .neg(e.simplified)
    case let .add(a, b): switch (a.simplified, b.simplified) { case (.num(0), let x), (let x, .num(0)): return x; case let (.num(x), .num(y)): return .num(x + y); case let (x, y) where x == y: return (2 * x).simplified; case let (x, y): return x + y }
    case let .mul(a, b): switch (a.simplified, b.simplified) { case (.num(0), _), (_, .num(0)): return 0; case (.num(1), let x), (let x, .num(1)): return x; case let (.num(x), .num(y)): return .num(x * y); case let (x, y): return x * y } } }
  func eval(_ env: [String: Int]) throws -> Int { switch self { case .num(let n): n; case .v(let s): try env[s] ?? { throw Unbound(name: s) }(); case let .add(a, b): try a.eval(env) + b.eval(env); case let .mul(a, b): try a.eval(env) * b.eval(env); case .neg(let e): try -e.eval(env) } }
  func d(_ x: String) -> Expr { switch self { case .num: 0; case .v(x): 1; case .v: 0; case let .add(a, b): a.d(x) + b.d(x); case let .mul(a, b): a.d(x) * b + a * b.d(x); case let .neg(e): -e.d(x) } } }
struct Unbound: Error { let name: String }
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let n): "\(n)"; case .v(let s): s; case let .add(a, b): "(\(a) + \(b))"; case let .mul(a, b): "\(a)*\(b)"; case let .neg(e): "-\(e)" } } }
let e: Expr = "x" * "x" + 3 * "x" + -(-("y"))
print(e, e.d("x"), e.d("x").simplified, separator: "  |  ")
print(try e.eval(["x": 4, "y": 1])); do { _ = try e.eval(["x": 1]) } catch let u as Unbound { print("unbound", u.name) }
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  init(_ xs: T...) { self = xs.reduce(.leaf) { $0.inserting($1) } }
  func inserting(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r) where x < v: .node(l.inserting(x), v, r); case let .node(l, v, r) where x > v: .node(l, v, r.inserting(x)); default: self } }
  var depth: Int { guard case let .node(l, _, r) = self else { return 0 }; return 1 + Swift.max(l.depth, r.depth) }
  func fold<R>(_ z: R, _ f: (R, T, R) -> R) -> R { switch self { case .leaf: z; case let .node(l, v, r): f(l.fold(z, f), v, r.fold(z, f)) } } }
extension Tree: Sequence { func makeIterator() -> AnyIterator<T> { var stack: [Tree] = [], cur = self
  return AnyIterator { while case let .node(l, _, _) = cur { stack.append(cur); cur = l }; guard case let .node(_, v, r)? = stack.popLast() else { return nil }; cur = r; return v } } }
let t = Tree(5, 2, 8, 1, 9, 3); print(Array(t), t.depth, t.fold(0) { $0 + $1 + $2 }, t.map { $0 * $0 }.suffix(2), t.contains(8), t.first { $0 > 5 } ?? 0)
func perms<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
print(perms([1, 2, 3]), perms(Array("ab")).map { String($0) })
func hanoi(_ n: Int, _ a: Character, _ b: Character, _ c: Character, _ moves: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves.append("\(a)\(c)"); hanoi(n - 1, b, a, c, &moves) }
var mv: [String] = []; hanoi(3, "A", "B", "C", &mv); print(mv.joined(separator: " "))
func powerset<S: Collection>(_ s: S) -> [[S.Element]] { guard let f = s.first else { return [[]] }; let rest = powerset(s.dropFirst()); return rest + rest.map { [f] + $0 } }
print(powerset("abc").map { String($0) }); func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; print(gcd(84, 36))
func ack(_ m: Int, _ n: Int) -> Int { switch (m, n) { case (0, _): n + 1; case (_, 0): ack(m - 1, 1); default: ack(m - 1, ack(m, n - 1)) } }; print(ack(2, 3))
func flatten(_ a: [Any]) -> [Int] { a.flatMap { x -> [Int] in switch x { case let n as Int: [n]; case let l as [Any]: flatten(l); default: [] } } }
print(flatten([1, [2, [3, "x", [4]]], 5]))
