// A builder with every form, and wrappers that limit and log.
@resultBuilder enum HTML {
  static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildExpression(_ n: [Node]) -> [Node] { n }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [Node]?) -> [Node] { p ?? [] }
  static func buildEither(first: [Node]) -> [Node] { first }
  static func buildEither(second: [Node]) -> [Node] { second }
  static func buildArray(_ a: [[Node]]) -> [Node] { Array(a.joined()) }
  static func buildLimitedAvailability(_ p: [Node]) -> [Node] { p }
  static func buildFinalResult(_ n: [Node]) -> Node { .group(n) }
}
indirect enum Node: CustomStringConvertible {
  case text(String)
  case element(String, attributes: [(String, String)], Node)
  case group([Node])
  var description: String {
    switch self {
    case .text(let t): return t
    case .element(let name, let attributes, let inner):
      let a = attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
      return "<\(name)\(a)>\(inner)</\(name)>"
    case .group(let ns): return ns.map(\.description).joined()
    }
  }
  func attribute(_ k: String, _ v: String) -> Node {
    guard case .element(let n, var attrs, let inner) = self else { return self }
    attrs.append((k, v))
    return .element(n, attributes: attrs, inner)
  }
}
func tag(_ name: String, @HTML _ content: () -> Node) -> Node {
  .element(name, attributes: [], content())
}
func div(@HTML _ c: () -> Node) -> Node { tag("div", c) }
struct Page {
  var title: String
  var items: [String]
  var note: String?
  @HTML var body: Node {
    tag("h1") { title }.attribute("class", "big")
    if items.isEmpty {
      "nothing"
    } else if items.count == 1 {
      items[0]
    } else {
      tag("ul") {
        for (i, item) in items.enumerated() {
          tag("li") {
            item
            if i == 0 { "*" }
          }
        }
      }
    }
    if let note { div { note } }
    switch items.count {
    case 0: "zero"
    case 1...2: div { "few" }
    default: "many"
    }
    let total = items.reduce(0) { $0 + $1.count }
    "\(total)"
    if #available(iOS 17, *) { "new" }
  }
}
print(Page(title: "T", items: ["a", "bb"], note: "n").body)
print(Page(title: "T", items: []).body)
print(Page(title: "T", items: ["x"], note: nil).body)
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  private(set) var projectedValue = 0
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set {
      let c = min(max(newValue, range.lowerBound), range.upperBound)
      if c != newValue { projectedValue += 1 }
      value = c
    }
  }
}
@propertyWrapper final class Logged<V> {
  var wrappedValue: V { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  var log: [String] = []
  var projectedValue: Logged<V> { self }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = String(wrappedValue.filter { $0 != " " }) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}
struct Player {
  @Clamped(0...100) var health = 150
  @Clamped(-1...1) var balance: Double = 0.5
  @Logged var name = "p"
  @Trimmed var tag: String = " a b "
}
var pl = Player()
pl.health -= 120
pl.health += 50
pl.balance = 3
pl.name = "q"
pl.name += "r"
pl.tag = "x y"
print(pl.health, pl.$health, pl.balance, pl.$balance, pl.$name.log, pl.tag)
func scaled(@Clamped(0...10) n: Int) -> Int { n * 2 }
@propertyWrapper struct Lazy2<T> {
  private var make: () -> T
  private var stored: T?
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T {
    mutating get {
      if let s = stored { return s }
      let v = make()
      stored = v
      return v
    }
    set { stored = newValue }
  }
}
struct L {
  @Lazy2 var x: Int = {
    print("computed")
    return 42
  }()
}
var l = L()
print("before")
print(l.x, l.x)
l.x = 3
print(l.x)
func local() {
  @Clamped(1...5) var k = 9
  k += 1
  print(k, $k)
  k = 0
  print(k)
}
local()
