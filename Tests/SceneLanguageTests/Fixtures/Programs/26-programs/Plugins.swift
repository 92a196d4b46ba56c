protocol Plugin: AnyObject { var name: String { get }; func run(_ input: [Int]) -> [Int] }
class Base: Plugin { var name: String { "base" }; func run(_ input: [Int]) -> [Int] { input } }
final class Doubler: Base { override var name: String { "doubler(" + super.name + ")" }; override func run(_ input: [Int]) -> [Int] { super.run(input).map { $0 * 2 } } }
final class Filter: Base { let keep: (Int) -> Bool; init(keep: @escaping (Int) -> Bool) { self.keep = keep }; override func run(_ i: [Int]) -> [Int] { i.filter(keep) } }
struct Pipeline { var plugins: [any Plugin] = []
  static func + (l: Pipeline, r: any Plugin) -> Pipeline { Pipeline(plugins: l.plugins + [r]) }
  func callAsFunction(_ xs: Int...) -> [Int] { plugins.reduce(xs) { $1.run($0) } }
  subscript(name: String) -> (any Plugin)? { plugins.first { $0.name.hasPrefix(name) } } }
let p = Pipeline() + Doubler() + Filter { $0 > 4 } + Base()
print(p(1, 2, 3, 4), p.plugins.map(\.name), p["doub"]?.name ?? "-", p["zzz"] == nil, p[""] === p.plugins[0])
print(p.plugins.contains { $0 is Filter }, (p.plugins[1] as? Filter)?.keep(9) as Any)
