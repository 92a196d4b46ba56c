@resultBuilder struct Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ list: [String]) -> [String] { list }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["(none)"] }
  static func buildEither(first p: [String]) -> [String] { p }
  static func buildEither(second p: [String]) -> [String] { p.map { $0.uppercased() } }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "|") }
}
func text(@Lines _ body: () -> String) -> String { body() }
func make(_ flag: Bool, _ n: Int) -> String {
  text {
    "start"
    let doubled = n * 2
    doubled
    if flag { "yes" } else { "no" }
    if n > 5 { "big" }
    for i in 0..<n { "i\(i)"; if i == 1 { "one" } }
    switch n { case 0: "zero"; case 1, 2: "few"; default: "many"; "really" }
    ["x", "y"]
    if #available(iOS 15, *) { "new" }
    if let v = Int("7"), flag { v }
    if n == 0 { "a" } else if n == 1 { "b" } else { "c" }
  }
}
print(make(true, 2)); print(make(false, 0)); print(make(true, 6))
struct Doc { @Lines var body: String { "a"; 1 }; @Lines func more(_ x: Int) -> String { "m"; x } }
print(Doc().body, Doc().more(5), text { })
@Lines var global: String { "g"; "h" }
print(global)
