class Node {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end", name) }
  var title: String { "<\(name)>" }
  func count() -> Int { name.count }
  func me() -> Node { self }
}
func measure(_ node: Node) -> Int { print("measure", terminator: " "); return node.count() }

print(Node("a").title)
print(Node("b").count(), Node("c").me().title)
print(measure(Node("d")))
let sum = measure(Node("e")) + measure(Node("f"))
print([Node("g"), Node("h")].map { $0.count() }, sum)
if Node("i").count() == 1 { print("then") }
var kept: Node? = Node("j")
let identity = kept.map(ObjectIdentifier.init)
kept = nil
print("gone", identity == nil)

// What closures hold weakly ends with its block, although no class has an end to tell.
protocol Observer: AnyObject { var name: String { get } }
final class Plain: Observer {
  let name: String
  init(_ name: String) { self.name = name }
}
var observers: [() -> Observer?] = []
func add(_ observer: Observer) { observers.append { [weak observer] in observer } }
do {
  let plain = Plain("weak")
  add(plain)
  print(observers.compactMap { $0()?.name })
}
print(observers.compactMap { $0()?.name })
