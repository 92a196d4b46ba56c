// What a generic type holds shows only by use where its name stands alone.
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } }
  var list: [T] { if case let .node(l, v, r) = self { return l.list + [v] + r.list }; return [] } }
struct Stack<E> { var a: [E] = []; func pushing(_ e: E) -> Stack { Stack(a: a + [e]) } }
let t = [5, 2, 8].reduce(Tree.leaf) { $0.inserting($1) }
print(t.list, t.list.contains(8))
let s = ["a", "b"].reduce(Stack()) { $0.pushing($1) }; print(s.a.joined(), s.a.contains("a"))
let u = [1, 2].reduce(into: Stack()) { $0.a.append($1) }; print(u.a.contains(2), u.a.reduce(0, +))
enum Opt<W> { case none, some(W); func orElse(_ w: W) -> W { if case .some(let x) = self { x } else { w } } }
func run<A>(_ o: Opt<A>, _ a: A) -> A { o.orElse(a) }
print(run(Opt.none, 3), run(.some("a"), "b"), run(Opt.none, 2.5 as Float))
let o = [1, 2].reduce(Opt.none) { a, x in .some(a.orElse(10) + x) }; print(o)
