// The place of a function's name chooses among functions of that name.
print(["x": 1].merging(["x": 7, "y": 2], uniquingKeysWith: max).sorted { $0.key < $1.key }.map(\.value))
print(Dictionary([("a", 1), ("a", 3)], uniquingKeysWith: min)["a"]!, [3, 9, 4].reduce(0, max))
print([Int].init(repeating: 2, count: 3), [String: Int].init().count, [[1], [2]].map([Int].init))
func shown(_ number: Int) -> String { "int \(number)" }
func shown(_ text: String) -> String { "text \(text)" }
print([1, 2].map(shown), ["a"].map(shown))
print([1, 2].flatMap { first in [3, 4].map { (first, $0) } }.filter { $0.0 + $0.1 == 5 }.map { "\($0)-\($1)" })
func doubled(all numbers: Double...) -> [Double] { numbers.map { $0 * 2 } }
func doubled(_ number: Double) -> Double { number * 2 }
print(doubled(all: 0.5, 1, 2), doubled(all: 3), doubled(4))
enum Shape { case circle(radius: Double), none }
func told(_ shape: Shape) -> String { if case .circle(let radius) = shape { "\(radius)" } else { "none" } }
print([.circle(radius: 2), .none].map(told))
