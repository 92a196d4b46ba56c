let a: Int? = 1, b: String? = "two", c: Double? = nil
if let a, let b { print(a, b) }
if let a, a > 5 { print(a) } else if let b { print(b) }
if let x = a, case let y = x * 2, y > 1 { print(x, y) }
guard let a else { fatalError() }
print(a + 1)
func f(_ v: Int?) -> String { guard let v = v, v >= 0 else { return "none" }; return "v\(v)" }
print(f(3), f(nil), f(-1))
while let _ = c { print("never") }
let dict: [String: Any] = ["name": "N", "age": 3, "tags": ["x", "y"], "nested": ["deep": 1.5]]
if let name = dict["name"] as? String, let age = dict["age"] as? Int { print(name, age) }
if let tags = dict["tags"] as? [String] { print(tags) }
if let deep = (dict["nested"] as? [String: Any])?["deep"] as? Double { print(deep) }
print((dict["age"] as? String) ?? "no", dict["missing"] as? Int ?? -1)
switch (a as Int?, b) { case let (x?, y?): print("both", x, y); case (nil, _), (_, nil): print("missing") }
let numbers = ["1", "two", "3"].map { Int($0) }
for case let n? in numbers { print(n, terminator: " ") }
for n in numbers { if let n { print(n, terminator: ";") } else { print("nil", terminator: ";") } }
print(numbers.compactMap { $0 }.reduce(0, +), numbers)
if let first = numbers.first, let value = first { print(value) }
let result = if let c { "c \(c)" } else { "no c" }
print(result, c.map { "\($0)" } ?? "nil", c == nil ? 1 : 2)
var cache: [Int: Int?] = [1: nil, 2: 5]
print(cache[1] as Any, cache[3] as Any, cache[2]!! + 1, cache.count)
cache[2] = nil; cache[1] = .some(nil); print(cache.count)
