// A whole number is no fraction where a generic function takes it.
import Foundation

func pow<T: BinaryInteger>(_ b: T, _ e: Int) -> T { e == 0 ? 1 : b * pow(b, e - 1) }
print(pow(2, 20), pow(3 as Int64, 5), pow(2.0, 0.5))
func show<T>(_ t: T) -> String { "g" }
func show(_ d: Double) -> String { "d" }
func show(_ s: String) -> String { "s" }
print(show(1), show(1.5), show("x"), show([1]))
func two<T: Numeric>(_ a: T, _ b: T) -> String { "n" }
func two(_ a: Double, _ b: Double) -> String { "dd" }
print(two(1, 2), two(1.0, 2), two(1, 2.5))
let xs: [Any] = [1, 2.5, "a"]
print(xs.map { "\(type(of: $0))" })
print([1, 2.5].map { $0 * 2 }, ["a": 1, "b": 2.5].values.max()!)
