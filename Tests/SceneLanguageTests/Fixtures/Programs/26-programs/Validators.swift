// Lenses, builders with generic parameters, validators, reducers.
import Foundation

@dynamicMemberLookup struct Ref<Root> {
  private let get: () -> Root, set: (Root) -> Void
  init(_ g: @escaping () -> Root, _ s: @escaping (Root) -> Void) {
    get = g
    set = s
  }
  var value: Root {
    get { get() }
    nonmutating set { set(newValue) }
  }
  subscript<V>(dynamicMember k: WritableKeyPath<Root, V>) -> Ref<V> {
    Ref<V>({ value[keyPath: k] }, { value[keyPath: k] = $0 })
  }
  func map<V>(_ g: @escaping (Root) -> V, _ s: @escaping (V) -> Root) -> Ref<V> {
    Ref<V>({ g(value) }, { value = s($0) })
  }
}
struct Profile {
  struct Name {
    var first = "A", last = "B"
    var full: String {
      get { first + " " + last }
      set {
        let p = newValue.split(separator: " ", maxSplits: 1).map(String.init)
        (first, last) = (p.first ?? "", p.count > 1 ? p[1] : "")
      }
    }
  }
  var name = Name()
  var tags: [String] = []
  var age = 1
}
var model = Profile()
let ref = Ref({ model }, { model = $0 })
ref.name.first.value = "Zed"
ref.name.full.value += "by"
ref.tags.value.append("t")
let years = ref.age.map({ "\($0)" }, { Int($0) ?? 0 })
years.value = "41"
print(model.name.full, model.tags, model.age, ref.name.last.value, years.value)
struct ID<Tag>: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let raw: String
  init(stringLiteral s: String) { raw = s }
  init(_ s: String) { raw = s }
  var description: String { "\(Tag.self)#\(raw)" }
}
struct User: Identifiable {
  let id: ID<User>
  var friends: [ID<User>] = []
}
struct Post: Identifiable {
  let id: ID<Post>
  var author: User.ID
}
let u = User(id: "u1", friends: ["u2"])
let post = Post(id: "p1", author: u.id)
print(u.id, post.id, post.author == "u1", Set([u.id, "u1"]).count)
struct Repo<M: Identifiable> {
  private var s: [M.ID: M] = [:]
  subscript(id: M.ID) -> M? {
    get { s[id] }
    set { s[id] = newValue }
  }
  mutating func upsert(_ m: M) { s[m.id] = m }
  func all<K: Comparable>(by k: KeyPath<M, K>) -> [M] {
    s.values.sorted { $0[keyPath: k] < $1[keyPath: k] }
  }
  var isEmpty: Bool { s.isEmpty }
}
struct Task2: Identifiable {
  let id = UUID()
  var title: String
  var order: Int
}
var repo = Repo<Task2>()
let t = Task2(title: "b", order: 2)
repo.upsert(t)
repo.upsert(Task2(title: "a", order: 1))
repo[t.id]?.title = "c"
print(repo.all(by: \.order).map(\.title), repo.all(by: \.title).map(\.order), repo.isEmpty)
@resultBuilder struct ListBuilder<E> {
  static func buildBlock(_ e: [E]...) -> [E] { e.flatMap { $0 } }
  static func buildExpression(_ e: E) -> [E] { [e] }
  static func buildExpression(_ e: [E]) -> [E] { e }
  static func buildExpression(_ e: E?) -> [E] { e.map { [$0] } ?? [] }
  static func buildOptional(_ e: [E]?) -> [E] { e ?? [] }
  static func buildEither(first e: [E]) -> [E] { e }
  static func buildEither(second e: [E]) -> [E] { e }
  static func buildArray(_ e: [[E]]) -> [E] { e.flatMap { $0 } }
}
func list<E>(@ListBuilder<E> _ c: () -> [E]) -> [E] { c() }
extension Array { init(@ListBuilder<Element> _ b: () -> [Element]) { self = b() } }
let flag = true
print(
  list {
    1
    2
    if flag { 3 } else { 4 }
    for i in 5...6 { i * 10 }
  } as [Int]
)
let texts: [String] = list {
  "a"
  if !flag { "b" }
  ["c", "d"]
}
print(texts)
struct Validator<T> {
  let check: (T) -> String?
  static func && (a: Self, b: Self) -> Self { Self { a.check($0) ?? b.check($0) } }
  static func || (a: Self, b: Self) -> Self {
    Self { v in a.check(v) == nil || b.check(v) == nil ? nil : a.check(v) }
  }
  static prefix func ! (a: Self) -> Self { Self { a.check($0) == nil ? "negated" : nil } }
  func callAsFunction(_ v: T) -> Bool { check(v) == nil }
  func pull<U>(_ k: KeyPath<U, T>) -> Validator<U> { .init { check($0[keyPath: k]) } }
}
extension Validator where T: Collection {
  static var notEmpty: Self { Self { $0.isEmpty ? "empty" : nil } }
  static func count(_ r: ClosedRange<Int>) -> Self {
    Self { r ~= $0.count ? nil : "count \($0.count)" }
  }
}
extension Validator where T == String {
  static let letters = Validator { $0.allSatisfy(\.isLetter) ? nil : "letters" }
}

let name = Validator<String>.notEmpty && .count(2...5) && .letters
print(
  ["", "a", "abc", "a1c", "abcdef"].map { name.check($0) ?? "ok" },
  name("ok"),
  (!name)("ok"),
  (Validator<String>.count(1...1) || .letters)("abc"),
  name.pull(\Profile.Name.first).check(Profile.Name()) ?? "-"
)
struct Reducer<S, A> {
  let run: (inout S, A) -> [A]
  func callAsFunction(_ s: inout S, _ a: A) {
    var q = [a]
    while !q.isEmpty { q += run(&s, q.removeFirst()) }
  }
  static func combine(_ rs: Self...) -> Self { Self { s, a in rs.flatMap { $0.run(&s, a) } } }
  func pullback<GS, GA>(
    _ k: WritableKeyPath<GS, S>,
    _ f: @escaping (GA) -> A?,
    _ g: @escaping (A) -> GA
  ) -> Reducer<GS, GA> {
    .init { gs, ga in
      guard let a = f(ga) else { return [] }
      return run(&gs[keyPath: k], a).map(g)
    }
  }
}
enum CA { case inc, incTwice, reset }
enum AppA {
  case counter(CA)
  case log(String)
  var counter: CA? { if case .counter(let c) = self { c } else { nil } }
}
struct App {
  var n = 0
  var logs: [String] = []
}
let counter = Reducer<Int, CA> { s, a in
  switch a {
  case .inc:
    s += 1
    return []
  case .incTwice: return [.inc, .inc]
  case .reset:
    s = 0
    return []
  }
}
let app = Reducer<App, AppA>.combine(
  counter.pullback(\.n, \.counter, AppA.counter),
  Reducer { s, a in
    if case .log(let m) = a { s.logs.append(m) }
    return []
  }
)
var st = App()
for a: AppA in [.counter(.inc), .log("x"), .counter(.incTwice)] { app(&st, a) }
print(st.n, st.logs, st)
