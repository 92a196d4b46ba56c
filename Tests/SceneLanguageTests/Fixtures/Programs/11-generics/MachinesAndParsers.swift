protocol M {
  associatedtype S: Hashable
  static var initial: S { get }
}
final class R<T: M> {
  private(set) var state = T.initial
  private var h: [T.S] = [T.initial]
  private var m: [T.S: [T.S]] = [T.initial: [T.initial]]
  var all: [T.S] { h }
  var s: Set<T.S> = [T.initial]
  var o: T.S? = T.initial
  var f: () -> T.S = { T.initial }
}
enum E: M {
  enum S: String { case a, b }
  static let initial = S.a
}
let r = R<E>()
print(r.all, r.state, r.s, r.o as Any, r.f())
struct Stack<Element> {
  private(set) var storage: [Element] = []
  mutating func push(_ e: Element) { storage.append(e) }
  mutating func pop() -> Element? { storage.popLast() }
  func map<T>(_ t: (Element) throws -> T) rethrows -> Stack<T> {
    var s = Stack<T>()
    for e in storage { s.push(try t(e)) }
    return s
  }
  func peek<T>(as: T.Type) -> T? { storage.last as? T }
}
var st = Stack<Any>()
st.push(1)
st.push("two")
print(st.peek(as: String.self) ?? "-", st.peek(as: Int.self) as Any, st.map { "\($0)" }.storage)
enum Either<L, R> {
  case left(L)
  case right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let x): l(x)
    case .right(let x): r(x)
    }
  }
  func mapRight<T>(_ f: (R) -> T) -> Either<L, T> {
    switch self {
    case .left(let l): .left(l)
    case .right(let r): .right(f(r))
    }
  }
  func flatMap<T>(_ f: (R) -> Either<L, T>) -> Either<L, T> { fold(Either<L, T>.left, f) }
}
extension Either: Equatable where L: Equatable, R: Equatable {}
extension Either: CustomStringConvertible
where L: CustomStringConvertible, R: CustomStringConvertible {
  var description: String { fold({ "L(\($0))" }, { "R(\($0))" }) }
}
func parse(_ s: String) -> Either<String, Int> { Int(s).map(Either.right) ?? .left("bad \(s)") }
print(
  parse("4"),
  parse("x"),
  parse("4").mapRight { $0 * 2 },
  parse("5").flatMap { $0 > 4 ? .left("big") : .right(Double($0)) },
  parse("1") == .right(1),
  ["1", "z"].map(parse)
)
struct Parser<A> {
  let run: (Substring) -> (A, Substring)?
  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> {
    Parser<B> { s in self.run(s).map { (f($0.0), $0.1) } }
  }
  func then<B>(_ p: @escaping @autoclosure () -> Parser<B>) -> Parser<(A, B)> {
    Parser<(A, B)> { s in
      guard let (a, r) = self.run(s), let (b, r2) = p().run(r) else { return nil }
      return ((a, b), r2)
    }
  }
  func or(_ p: Parser) -> Parser { Parser { self.run($0) ?? p.run($0) } }
  var many: Parser<[A]> {
    Parser<[A]> { s in
      var r = s
      var o: [A] = []
      while let (a, n) = self.run(r) {
        o.append(a)
        r = n
      }
      return (o, r)
    }
  }
  static func always(_ a: A) -> Parser { Parser { (a, $0) } }
}
func char(_ f: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { s in
    guard let c = s.first, f(c) else { return nil }
    return (c, s.dropFirst())
  }
}
func lit(_ c: Character) -> Parser<Character> { char { $0 == c } }
let digit = char(\.isNumber)
let number = digit.then(digit.many).map { Int(String([$0.0] + $0.1))! }
func expr() -> Parser<Int> {
  term().then(lit("+").then(term()).map(\.1).many).map { $0.1.reduce($0.0, +) }
}
func term() -> Parser<Int> {
  factor().then(lit("*").then(factor()).map { $1 }.many).map { $0.0 * $0.1.reduce(1, *) }
}
func factor() -> Parser<Int> {
  number.or(lit("(").then(Parser { expr().run($0) }).then(lit(")")).map { $0.0.1 })
}
print(expr().run("2*(3+4)*5+1rest")!, expr().run("") == nil, Parser.always(5).run("z")!.0)
struct Lens<A, B> {
  let get: (A) -> B
  let set: (B, A) -> A
  func compose<C>(_ o: Lens<B, C>) -> Lens<A, C> {
    Lens<A, C>(get: { o.get(self.get($0)) }, set: { c, a in self.set(o.set(c, self.get(a)), a) })
  }
  init(get: @escaping (A) -> B, set: @escaping (B, A) -> A) {
    self.get = get
    self.set = set
  }
  init(_ k: WritableKeyPath<A, B>) {
    self.init(
      get: { $0[keyPath: k] },
      set: { b, a in
        var a = a
        a[keyPath: k] = b
        return a
      }
    )
  }
}
struct In { var v = 1 }
struct Out { var i = In() }
print(Lens(\Out.i).compose(Lens(\.v)).set(9, Out()).i.v)
struct Reader<Env, A> {
  let run: (Env) -> A
  func flatMap<B>(_ f: @escaping (A) -> Reader<Env, B>) -> Reader<Env, B> {
    .init { e in f(run(e)).run(e) }
  }
  static var ask: Reader<Env, Env> { .init { $0 } }
}
print(Reader<Int, Int>.ask.flatMap { n in Reader { e in n + e } }.run(21))
struct State<S, A> {
  let run: (inout S) -> A
  func map<B>(_ f: @escaping (A) -> B) -> State<S, B> { .init { f(self.run(&$0)) } }
  func flatMap<B>(_ f: @escaping (A) -> State<S, B>) -> State<S, B> {
    .init { s in f(self.run(&s)).run(&s) }
  }
}
let tick = State<Int, Int> { s in
  defer { s += 1 }
  return s
}
var sv = 5
print(tick.flatMap { a in tick.map { (a, $0) } }.run(&sv), sv)
