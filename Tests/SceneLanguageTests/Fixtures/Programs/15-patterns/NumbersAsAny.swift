let items: [Any] = [1.5, Float(2.5), 3, "a", 4.0 as Float, CGFloat(2)]
import Foundation
for i in items {
  switch i {
  case let x as Float: print("Float", x)
  case let x as CGFloat: print("CGFloat", x)
  case let x as Double: print("Double", x)
  case let x as Int: print("Int", x)
  default: print("other", i)
  }
}
let d: Any = 1.5
print(d as? Float as Any, d is Float, d is Double, d as? Double as Any, d is CGFloat)
let f: Any = Float(1.5)
print(f as? Double as Any, f is Float, type(of: f), type(of: d))
struct B<T> { let v: T }
let bd: Any = B(v: 1.5)
print(bd is B<Float>, bd is B<Double>)
let arr: Any = [1.5]
print(arr is [Float], arr is [Double], type(of: arr))
let arf: Any = [Float(1.5)]
print(arf is [Float], arf is [Double], type(of: arf))
func kind<T>(_ x: T) -> String { if x is Float { return "F" }; if x is Double { return "D" }; return "\(T.self)" }
print(kind(1.5), kind(Float(1.5)), kind(CGFloat(1)))
let oi: Any = Int8(3)
print(oi is Int, oi is Int8, oi as? UInt8 as Any)
let dict: [String: Any] = ["a": 1.5, "b": Float(0.5), "c": [1, 2]]
print(dict["a"] as? Float as Any, dict["b"] as? Float as Any, dict["c"] as? [Double] as Any, dict["c"] as? [Int] as Any)
