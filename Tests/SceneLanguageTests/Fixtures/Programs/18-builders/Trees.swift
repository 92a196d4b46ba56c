struct Node: CustomStringConvertible { let name: String; var children: [Node] = []
  init(_ name: String, @NodeBuilder _ children: () -> [Node] = { [] }) { self.name = name; self.children = children() }
  var description: String { children.isEmpty ? name : "\(name)(\(children.map(\.description).joined(separator: " ")))" }
  func tag(_ s: String) -> Node { var c = self; c.children.append(Node("@" + s)); return c } }
@resultBuilder enum NodeBuilder {
  static func buildPartialBlock(first: Node) -> [Node] { [first] }
  static func buildPartialBlock(first: [Node]) -> [Node] { first }
  static func buildPartialBlock(accumulated: [Node], next: Node) -> [Node] { accumulated + [next] }
  static func buildPartialBlock(accumulated: [Node], next: [Node]) -> [Node] { accumulated + next }
  static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }
  static func buildEither(first: [Node]) -> [Node] { first }
  static func buildEither(second: [Node]) -> [Node] { second }
  static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } }
}
let show = true
let tree = Node("html") {
  Node("head") { Node("title") }
  Node("body") {
    Node("h1").tag("big")
    if show { Node("p"); Node("q") }
    for i in 1...3 { Node("li\(i)") }
    if !show { Node("x") } else { Node("y") }
  }
}
print(tree)
@resultBuilder struct Sum { static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) } }
func total(@Sum _ f: () -> Int) -> Int { f() }
print(total { 1; 2; 3 }, total { let x = 5; x; x * 2 }, total { })
protocol HTML { func render() -> String }
struct Text2: HTML { let s: String; init(_ s: String) { self.s = s }; func render() -> String { s } }
struct Group2<A: HTML, B: HTML>: HTML { let a: A, b: B; func render() -> String { a.render() + "," + b.render() } }
@resultBuilder struct HB { static func buildBlock<A: HTML>(_ a: A) -> A { a }; static func buildBlock<A: HTML, B: HTML>(_ a: A, _ b: B) -> Group2<A, B> { Group2(a: a, b: b) } }
func page<C: HTML>(@HB _ c: () -> C) -> String { c().render() }
print(page { Text2("a") }, page { Text2("a"); Text2("b") })
