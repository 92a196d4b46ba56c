// Closures whose parameters get their types late.
struct Item {
  var name: String
  var tags: [String]
  var price: Double
  var children: [Item] = []
}
let items = [
  Item(name: "b", tags: ["x", "y"], price: 2),
  Item(name: "a", tags: ["y"], price: 3, children: [Item(name: "c", tags: [], price: 1)]),
]
let byTag = items.reduce(into: [String: [Item]]()) { acc, i in
  for t in i.tags { acc[t, default: [Item]()].append(i) }
}
print(
  byTag.mapValues { $0.sorted { $0.price > $1.price }.map(\.name) }.sorted { $0.key < $1.key }.map {
    "\($0.key)\($0.value)"
  }
)
let index = items.reduce(into: [String: [Item]]()) {
  $0[String($1.name.prefix(1)), default: []].append($1)
}
print(
  index.map { ($0, $1.sorted { $0.name < $1.name }) }.sorted { $0.0 < $1.0 }.map {
    "\($0.0):\($0.1.count)"
  }
)
let sections = Dictionary(grouping: items) { $0.price > 2 ? "high" : "low" }.map {
  (title: $0.key, rows: $0.value.sorted { $0.name < $1.name })
}.sorted { $0.title < $1.title }
for s in sections { print(s.title, s.rows.map { $0.name }) }
func flatten(_ i: Item) -> [Item] { [i] + i.children.flatMap { flatten($0) } }
print(
  items.flatMap { flatten($0) }.map { $0.name }.sorted { $0 < $1 }.joined(),
  items.flatMap(\.tags).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.max {
    $0.value < $1.value
  }!.key
)
let pipeline = [
  { (x: [Int]) in x.filter { $0 > 1 } }, { $0.map { $0 * 2 } }, { $0.sorted { $0 > $1 } },
]
print(pipeline.reduce([1, 2, 3]) { $1($0) })
let nested = [[3, 1], [2]].map { row in row.map { n in (n, row.count) }.sorted { $0.0 < $1.0 } }
  .flatMap { $0 }.map { "\($0.0)/\($0.1)" }
print(nested)
let zipped =
  zip(items, items.dropFirst()).map { a, b in (a.name, b.name) }.first.map { $0 + $1 } ?? "-"
print(zipped)
func animate(_ d: Double = 0.3, _ body: () -> Void, completion: ((Bool) -> Void)? = nil) {
  body()
  completion?(true)
}
animate {
  print("body")
} completion: { done in
  print("done", done)
}
animate(1) { print("b2") }
func build<T>(_ make: () -> T, transform: (T) -> T, then: (T) -> Void) { then(transform(make())) }
build {
  [3, 1, 2]
} transform: {
  $0.sorted { $0 < $1 }
} then: { xs in
  print(xs.map { $0 * $0 })
}
func load(id: Int, onSuccess: (String) -> Void, onError: (String) -> Void = { _ in }) {
  id > 0 ? onSuccess("ok\(id)") : onError("bad")
}
load(id: 1) { print($0) }
load(id: 0) {
  print($0)
} onError: {
  print("E", $0)
}
let sorted = { (xs: [Item]) in xs.sorted { ($0.price, $0.name) < ($1.price, $1.name) } }(items).map(
  \.name
)
print(sorted)
var cache: [String: () -> [Int]] = [:]
cache["a"] = { [3, 2].sorted { $0 < $1 } }
print(cache["a"]?().map { $0 + 1 } ?? [])
let ranks = items.enumerated().map { i, item in (rank: i + 1, item) }.filter { $0.rank > 0 }.map {
  "\($0.rank)\($0.1.name)"
}
print(ranks)
let best =
  items.max { a, b in a.price < b.price }.map { best in items.filter { $0.price < best.price }.count
  } ?? -1
print(best)
let groups = Dictionary(grouping: 1...10, by: { $0 % 3 }).sorted { $0.key < $1.key }.map {
  key,
  values in "\(key):" + values.map { String($0) }.joined(separator: ",")
}
print(groups)
let anyOf = [{ (s: String) in s.isEmpty }, { $0.count > 3 }, { $0.hasPrefix("x") }]
print(["", "ab", "abcd", "xy"].map { s in anyOf.contains { $0(s) } })
let lookup = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0) })
print(
  lookup.compactMapValues { $0.children.first?.name },
  lookup.filter { !$0.value.tags.isEmpty }.keys.sorted { $0 > $1 }
)
let matrix = (0..<2).map { r in (0..<3).map { c in r * 3 + c } }
print(
  matrix.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "|"),
  matrix.reduce([]) { $0 + $1.filter { $0 % 2 == 0 } }
)
let steps: [(String, ([Int]) -> [Int])] = [
  ("rev", { $0.reversed() }), ("sq", { $0.map { $0 * $0 } }),
  ("top", { Array($0.sorted { $0 > $1 }.prefix(2)) }),
]
print(steps.reduce([1, 2, 3]) { acc, s in s.1(acc) }, steps.map { $0.0 })
let opt: [Int]? = [2, 1]
print(
  opt?.sorted { $0 < $1 }.first ?? 0,
  opt.map { $0.sorted { $0 > $1 } } ?? [],
  (opt ?? []).sorted(by: <)
)
