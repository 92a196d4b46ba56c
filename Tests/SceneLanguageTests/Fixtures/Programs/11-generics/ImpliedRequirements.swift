protocol Body { associatedtype Inner; var inner: Inner { get }; func text() -> String }
struct Leaf: Body { var inner: Int { 1 }; func text() -> String { "leaf" } }
struct Field<Content: Body> { let content: Content; init(_ c: Content) { content = c } }
struct Box<T: Comparable & CustomStringConvertible> { var items: [T]; func largest() -> T { items.max()! } }
struct Form {
  let t: String
  init<C>(_ f: Field<C>) { t = f.content.text() + "\(f.content.inner)" }
  func show<C>(_ f: Field<C>) -> String { f.content.text() }
}
func show<C>(_ f: Field<C>, _ g: Field<C>) -> [String] { [f, g].map { $0.content.text() } }
func top<T>(_ b: Box<T>, than other: T) -> T { b.largest() > other ? b.items.sorted()[0] : other }
func make<T>(_ x: T) -> Box<T> { Box(items: [x, x].sorted()) }
func keys<K, V>(_ d: [K: V]) -> Set<K> { var s = Set<K>(); for (k, _) in d where k == k { s.insert(k) }; return s }
extension Form { init<C>(many: [Field<C>]) { t = many.map { $0.content.text() }.joined(separator: "+") } }
extension Field { func again() -> Field<Content> { Field(content) } }
print(Form(Field(Leaf())).t, Form(many: [Field(Leaf()), Field(Leaf())]).t, show(Field(Leaf()), Field(Leaf())))
print(top(Box(items: [3, 1, 2]), than: 2), make("a").largest(), keys([1: 2, 3: 4]).sorted())
extension Sequence { func boxed<U>(_ f: (Element) -> U) -> Box<U> { Box(items: map(f).sorted(by: >)) } }
print([1, 2].boxed { "\($0)" }.items)
struct Cell<T> { }
extension Cell { func grid<U>(_ x: U) -> Grid<U> { Grid(rows: 1, v: x) } }
struct Grid<T: Numeric> { var rows: Int; var v: T
  func map<U>(_ f: (T) -> U) -> Grid<U> { var g = Grid<U>(rows: rows, v: .zero); g.v = f(v); g.v += 1; return g } }
print(Grid(rows: 2, v: 3).map { Double($0) / 2 }.v, Cell<Int>().grid(4).v)
