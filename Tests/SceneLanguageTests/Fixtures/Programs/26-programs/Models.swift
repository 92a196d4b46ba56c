// SwiftUI-adjacent model code: Codable-free; selection sets, undo stack, pagination, debounced search, validation, localisation tables
import Foundation

protocol Validator<Value> {
  associatedtype Value
  func validate(_ v: Value) -> [String]
}
struct Length: Validator {
  var range: ClosedRange<Int>
  func validate(_ v: String) -> [String] { range ~= v.count ? [] : ["length must be in \(range)"] }
}
struct Contains: Validator {
  var set: Set<Character>
  func validate(_ v: String) -> [String] {
    set.isDisjoint(with: v) ? ["needs one of \(set.sorted().map(String.init).joined())"] : []
  }
}
struct All<V>: Validator {
  let parts: [any Validator<V>]
  func validate(_ v: V) -> [String] { parts.flatMap { $0.validate(v) } }
}
struct Not<Base: Validator>: Validator {
  let base: Base
  let message: String
  func validate(_ v: Base.Value) -> [String] { base.validate(v).isEmpty ? [message] : [] }
}
extension Validator {
  func and(_ o: some Validator<Value>) -> All<Value> { All(parts: [self, o]) }
  func isValid(_ v: Value) -> Bool { validate(v).isEmpty }
}
extension Validator where Self == Length {
  static func length(_ r: ClosedRange<Int>) -> Length { Length(range: r) }
}
let pw = Length(range: 3...8).and(Contains(set: ["!", "?"])).and(
  Not(base: Length(range: 0...2), message: "short")
)
print(pw.validate("ab"), pw.isValid("abc!"), pw.validate("abcdefghijk"))
func check<V: Validator>(_ v: V, _ x: V.Value) -> Bool { v.isValid(x) }
print(check(.length(1...2), "ab"), check(pw, "x"))
final class UndoStack<S> {
  private var past: [S] = [], future: [S] = []
  private(set) var now: S
  init(_ s: S) { now = s }
  func apply(_ f: (inout S) throws -> Void) rethrows {
    var next = now
    try f(&next)
    past.append(now)
    now = next
    future.removeAll()
  }
  @discardableResult func undo() -> Bool {
    guard let p = past.popLast() else { return false }
    future.append(now)
    now = p
    return true
  }
  @discardableResult func redo() -> Bool {
    guard let f = future.popLast() else { return false }
    past.append(now)
    now = f
    return true
  }
  var canUndo: Bool { !past.isEmpty }
  subscript<T>(_ k: KeyPath<S, T>) -> T { now[keyPath: k] }
}
struct Doc: Equatable {
  var title = "t"
  var lines: [String] = []
  var sel: Range<Int>?
  mutating func insert(_ l: String..., at i: Int? = nil) {
    lines.insert(contentsOf: l, at: i ?? lines.endIndex)
  }
}
let doc = UndoStack(Doc())
doc.apply { $0.title = "x" }
doc.apply {
  $0.insert("a", "b")
  $0.sel = 0..<1
}
doc.apply { $0.insert("z", at: 0) }
print(
  doc[\.lines],
  doc.undo(),
  doc[\.lines].count,
  doc.undo(),
  doc.undo(),
  doc.undo(),
  doc.now == Doc(),
  doc.redo(),
  doc[\.title.count],
  doc.redo(),
  doc[\.sel] as Any,
  doc.canUndo
)
struct Page<T> {
  let items: [T]
  let next: Int?
}
struct Pager<T>: Sequence {
  let size: Int
  let all: [T]
  func page(_ n: Int) -> Page<T> {
    let s = n * size
    let e = Swift.min(s + size, all.count)
    return Page(items: Array(all[s..<e]), next: e < all.count ? n + 1 : nil)
  }
  func makeIterator() -> AnyIterator<[T]> {
    var n: Int? = 0
    return AnyIterator {
      guard let c = n else { return nil }
      let p = page(c)
      n = p.next
      return p.items
    }
  }
}
print(
  Array(Pager(size: 2, all: [1, 2, 3, 4, 5])),
  Pager(size: 3, all: Array("abcdef")).map { String($0) },
  Pager(size: 2, all: [1, 2, 3]).page(1)
)
enum Lang: String, CaseIterable {
  case en, de, ar
  var isRTL: Bool { self == .ar }
}
struct L10n {
  private static let table: [Lang: [String: String]] = [
    .en: ["hi": "Hello %@", "n": "%d items"], .de: ["hi": "Hallo %@"], .ar: [:],
  ]
  static var current = Lang.en
  static func t(_ k: String, _ args: CVarArg...) -> String {
    let f = table[current]?[k] ?? table[.en]![k] ?? k
    return String(format: f, arguments: args)
  }
  static func plural(
    _ n: Int,
    one: @autoclosure () -> String,
    other: @autoclosure () -> String
  ) -> String { n == 1 ? one() : other() }
}
for l in Lang.allCases {
  L10n.current = l
  print(
    l,
    l.isRTL,
    L10n.t("hi", "Bob"),
    L10n.t("n", 3),
    L10n.t("zz"),
    L10n.plural(1, one: "one", other: "\(l)")
  )
}
struct Filter<T> {
  var name: String
  var matches: (T) -> Bool
  static prefix func ! (f: Filter) -> Filter { Filter(name: "not " + f.name) { !f.matches($0) } }
  static func && (a: Filter, b: Filter) -> Filter {
    Filter(name: "(\(a.name) and \(b.name))") { a.matches($0) && b.matches($0) }
  }
  static func || (a: Filter, b: Filter) -> Filter {
    Filter(name: "(\(a.name) or \(b.name))") { a.matches($0) || b.matches($0) }
  }
}
extension Sequence { func filtered(_ f: Filter<Element>) -> [Element] { filter(f.matches) } }
extension Filter where T == Int {
  static let even = Filter(name: "even") { $0 % 2 == 0 }
  static func over(_ n: Int) -> Filter { Filter(name: ">\(n)") { $0 > n } }
}
let flt = (Filter<Int>.even && !Filter<Int>.over(4)) || Filter<Int>.over(8)
print(flt.name, (1...10).filtered(flt), [3, 4].filtered(.even), (1...6).filtered(!.even))
struct Settings {
  private var raw: [String: Any] = [:]
  struct Key<V> {
    let name: String
    let fallback: V
  }
  subscript<V>(k: Key<V>) -> V {
    get { raw[k.name] as? V ?? k.fallback }
    set { raw[k.name] = newValue }
  }
  var count: Int { raw.count }
}
extension Settings.Key where V == Bool {
  static var dark: Self { .init(name: "dark", fallback: false) }
}
extension Settings.Key where V == [String] {
  static let recents = Settings.Key(name: "recents", fallback: ["none"])
}
var st = Settings()
st[.dark].toggle()
st[.recents].append("a")
print(st[.dark], st[.recents], st.count, st[Settings.Key(name: "dark", fallback: 3)])
struct Schedule {
  enum Day: Int, CaseIterable, Comparable {
    case mon = 1
    case tue, wed
    static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
    var next: Day { Day(rawValue: rawValue + 1) ?? .mon }
  }
  var slots: [Day: [(start: Int, end: Int, what: String)]] = [:]
  mutating func add(_ d: Day, _ s: Int, _ e: Int, _ w: String) throws {
    guard s < e else { throw Bad.order }
    if let c = slots[d]?.first(where: { $0.start < e && s < $0.end }) { throw Bad.clash(c.what) }
    slots[d, default: []].append((s, e, w))
    slots[d]!.sort { $0.start < $1.start }
  }
  enum Bad: Error {
    case order
    case clash(String)
  }
  var summary: String {
    Day.allCases.sorted(by: >).compactMap { d in
      slots[d].map {
        "\(d): " + $0.map { "\($0.start)-\($0.end) \($0.what)" }.joined(separator: ", ")
      }
    }.joined(separator: "\n")
  }
}
var sch = Schedule()
for (d, s, e, w) in [
  (Schedule.Day.mon, 9, 10, "a"), (.mon, 8, 9, "b"), (.mon, 8, 12, "c"), (.wed, 5, 4, "d"),
  (.tue, 1, 2, "e"),
] {
  do { try sch.add(d, s, e, w) } catch Schedule.Bad.clash(let o) {
    print(w, "clashes with", o)
  } catch { print(error) }
}
print(sch.summary, Schedule.Day.wed.next, Schedule.Day.tue...Schedule.Day.wed)
let total = sch.slots.values.joined().map { $0.end - $0.start }.reduce(0, +)
print(
  total,
  sch.slots.mapValues { $0.count }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" },
  sch.slots.keys.max()!,
  sch.slots.contains { $0.key == .tue && $0.value.count == 1 }
)
