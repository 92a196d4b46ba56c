// Result builder for HTML with control flow
protocol Node { func render(indent: Int) -> String }
extension Node { func render() -> String { render(indent: 0) } }
struct Text: Node, ExpressibleByStringLiteral, ExpressibleByStringInterpolation { let s: String
  init(_ s: String) { self.s = s }
  init(stringLiteral v: String) { s = v }
  func render(indent: Int) -> String { String(repeating: "  ", count: indent) + s.replacing("<", with: "&lt;") + "\n" } }
struct Group: Node { let children: [any Node]
  func render(indent: Int) -> String { children.map { $0.render(indent: indent) }.joined() } }
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ e: some Node) -> [any Node] { [e] }
  static func buildExpression(_ s: String) -> [any Node] { [Text(s)] }
  static func buildExpression(_ n: Int) -> [any Node] { [Text("#\(n)")] }
  static func buildExpression(_ v: ()) -> [any Node] { [] }
  static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [any Node]?) -> [any Node] { p ?? [] }
  static func buildEither(first: [any Node]) -> [any Node] { first }
  static func buildEither(second: [any Node]) -> [any Node] { second }
  static func buildArray(_ parts: [[any Node]]) -> [any Node] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [any Node]) -> [any Node] { p }
  static func buildFinalResult(_ p: [any Node]) -> Group { Group(children: p) }
}
@dynamicMemberLookup
struct Element: Node {
  let name: String; var attributes: KeyValuePairs<String, String> = [:]; let body: Group
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], @HTMLBuilder body: () -> Group) { self.name = name; self.attributes = attributes; self.body = body() }
  subscript(dynamicMember key: String) -> String? { attributes.first { $0.key == key }?.value }
  func render(indent: Int) -> String {
    let pad = String(repeating: "  ", count: indent)
    let attrs = attributes.map { " \($0)=\"\($1)\"" }.joined()
    return "\(pad)<\(name)\(attrs)>\n\(body.render(indent: indent + 1))\(pad)</\(name)>\n"
  }
}
func page(title: String, items: [String], admin: Bool) -> Element {
  Element("div", ["id": "main", "class": "wide"]) {
    Element("h1") { title; "by <me>" }
    if admin { "secret" } else { "public"; 42 }
    let shown = items.filter { !$0.isEmpty }
    for (i, item) in shown.enumerated() where i != 1 {
      Element("li", ["n": "\(i)"]) { item; if i > 1 { "late" } }
    }
    switch shown.count {
    case 0: "none"
    case 1...2: "few"
    default: Text("many: \(shown.count)")
    }
    print("built \(title)")
    if #available(iOS 15, *) { "new" }
    if let first = items.first, first.hasPrefix("a") { "first \(first)" }
  }
}
let p = page(title: "Hi", items: ["a", "", "b", "c"], admin: false)
print(p.render(), terminator: "")
print(p.id ?? "-", p.style ?? "-")
