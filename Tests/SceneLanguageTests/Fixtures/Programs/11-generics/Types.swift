struct Pair<A, B> { var a: A, b: B; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) }; func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) } ; static func both(_ x: A) -> Pair<A, A> { Pair<A, A>(a: x, b: x) } }
let p = Pair(a: 1, b: "x")
print(p, p.swapped.a, p.map { Double($0) / 2 }.a, Pair<Int, Int>.both(3), type(of: p))
struct Queue<Element> { private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.isEmpty ? nil : items.removeFirst() }; var count: Int { items.count }; init(_ items: Element...) { self.items = items } }
var q = Queue(1, 2)
q.push(3)
print(q.pop()!, q.pop()!, q.count, q.pop() as Any, q.pop() as Any)
extension Queue where Element: Numeric { mutating func total() -> Element { var t: Element = 0; while let x = pop() { t += x }; return t } }
extension Queue: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { self.init(); for e in elements { push(e) } } }
var lit: Queue<Double> = [1.5, 2.5]
print(lit.total(), lit.count)
enum Either<L, R> { case left(L), right(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } } }
let es: [Either<Int, String>] = [.left(1), .right("r")]
print(es.map { $0.fold({ "L\($0)" }, { "R\($0)" }) })
final class Ref<T> { var value: T; init(_ v: T) { value = v }; func update(_ f: (inout T) -> Void) { f(&value) } }
let r = Ref([1]); r.update { $0.append(2) }; print(r.value)
typealias IntPair = Pair<Int, Int>; typealias Named<T> = Pair<String, T>; typealias Op<T> = (T, T) -> T
let n: Named<Int> = .init(a: "k", b: 5); let add: Op<Int> = (+)
print(IntPair(a: 1, b: 2), n.b, add(2, 3))
struct Matrix<T: Numeric> { let rows: Int, columns: Int; var grid: [T]
  init(_ rows: Int, _ columns: Int, fill: T = 0) { self.rows = rows; self.columns = columns; grid = Array(repeating: fill, count: rows * columns) }
  subscript(r: Int, c: Int) -> T { get { grid[r * columns + c] } set { grid[r * columns + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.columns); for i in 0..<a.rows { for j in 0..<b.columns { for k in 0..<a.columns { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
var x = Matrix<Int>(2, 2, fill: 1); x[0, 1] = 3; x[1, 1] *= 5
print((x * x).grid)
struct LinkedList<T>: Sequence { indirect enum Node { case end, cons(T, Node) }; var head = Node.end
  mutating func prepend(_ t: T) { head = .cons(t, head) }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { if case .cons(let v, let next) = n { n = next; return v }; return nil } } }
var l = LinkedList<Int>(); l.prepend(1); l.prepend(2); print(l.map { $0 * 10 }, l.contains(1), Array(l), l.reduce(0, +))
