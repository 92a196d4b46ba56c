// Patterns of tuples, ranges, casts and optionals as they are used.
import Foundation

enum Weekday: Int, CaseIterable, Comparable {
  case mon = 1
  case tue, wed, thu, fri, sat, sun
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var isWeekend: Bool { self >= .sat }
  var name: String { "\(self)".capitalized }
  func advanced(by n: Int) -> Self {
    let c = Self.allCases.count
    return Self(rawValue: ((rawValue - 1 + n) % c + c) % c + 1)!
  }
}
print(
  Weekday.allCases.filter(\.isWeekend).map(\.name),
  Weekday.fri.advanced(by: 4),
  Weekday.mon.advanced(by: -1),
  (Weekday.tue...(.thu)).contains(.wed),
  Weekday.allCases[1...3].map(\.rawValue),
  Weekday(rawValue: 9) as Any,
  [Weekday.sun, .mon].min()!,
  Weekday.mon < .tue
)
enum Size: Comparable {
  case small
  case medium(Int)
  case large(String, Int)
}
print(
  [Size.large("b", 1), .medium(3), .small, .medium(1), .large("a", 9)].sorted(),
  Size.medium(2) < .large("", 0),
  max(Size.small, .medium(0))
)
func route(_ path: String) -> String {
  let p = path.split(separator: "/").map(String.init)
  switch (p.first, p.dropFirst().first, p.count) {
  case (nil, _, _): return "home"
  case ("user"?, let id?, 2) where Int(id) != nil: return "user \(id)"
  case ("user", _?, 2): return "bad user"
  case (let first?, nil, 1): return "page \(first)"
  case (let a?, let b?, let n) where n > 2: return "deep \(a)/\(b)+\(n - 2)"
  default: return "404"
  }
}
print(["/", "/user/5", "/user/x", "/about", "/a/b/c/d", "/a/b"].map(route))
func grade(_ s: Int?) -> String {
  switch s {
  case nil: "none"
  case (90...)?: "A"
  case (80..<90)?: "B"
  case .some(let n) where n < 0: "neg"
  case .some: "C"
  }
}
print([nil, 95, 85, 60, 10, -1].map(grade))
func fizz(_ n: Int) -> String {
  switch (n % 3, n % 5) {
  case (0, 0): "FizzBuzz"
  case (0, _): "Fizz"
  case (_, 0): "Buzz"
  default: "\(n)"
  }
}
print((1...15).map(fizz).joined(separator: " "))
func char(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z", "A"..."Z": "letter"
  case _ where c.isNumber: "digit"
  case " ", "\t": "space"
  default: "other"
  }
}
print("aZ5 ?".map(char))
struct Address {
  var city: String?
  var geo: (lat: Double, lon: Double)?
}
struct Company {
  var address: Address?
  var employees: [String: Int?] = [:]
}
var co: Company? = Company(address: Address(city: "X", geo: (1, 2)), employees: ["a": 1, "b": nil])
print(
  co?.address?.city?.count ?? -1,
  co?.address?.geo?.lat as Any,
  co?.employees["b"] as Any,
  co?.employees["zz"] as Any,
  (co?.employees["a"] ?? nil) ?? 0
)
co?.address?.city?.append("Y")
co?.address?.geo?.lon *= 3
co?.employees["c"] = 5
co?.employees["a"]? = 9
print(co!.address!.city!, co!.address!.geo!.lon, co!.employees.count, co!.employees["a"]!! as Int)
func check(_ d: [String: Any]) -> String {
  guard let n = d["n"] as? Int, n > 0, case let name as String = d["name"], !name.isEmpty,
    let tags = d["tags"] as? [String], let t = tags.first
  else { return "invalid" }
  if let opt = d["opt"], let o = opt as? Double { return "\(n)\(name)\(t)\(o)" }
  return "\(n)\(name)\(t)"
}
print(
  check(["n": 1, "name": "x", "tags": ["t"]]),
  check(["n": 0, "name": "x", "tags": ["t"]]),
  check(["n": 2, "name": "y", "tags": ["u"], "opt": 1.5]),
  check([:]),
  check(["n": 1, "name": "", "tags": []])
)
var found: (Int, Int)?
search: for i in 1... {
  for j in 1...i {
    if i * j > 50 { break search }
    if i * j == 42 {
      found = (i, j)
      break search
    }
    if j > 6 { continue search }
  }
}
print(found as Any)
if let (a, b) = found { print(a + b) }
var n = 27
var steps = 0
while n != 1 {
  n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
  steps += 1
}
print(steps)
var k = 10
repeat { k -= 3 } while k > 0
print(k)
for (i, c) in "abc".enumerated().reversed() where i != 1 { print(i, c, terminator: ",") }
print()
for x in stride(from: 5, through: -5, by: -5) { print(x, terminator: " ") }
print()
let v: Any = 3
if v is any Numeric { print("numeric") }
if let i = v as? any BinaryInteger { print("\(i)", type(of: i)) }
switch v {
case let i as Int where i > 2: print("big")
case is String: break
default: print("no")
}
let mixed: [Any?] = [1, nil, "s", 2.5, [1], ["k": 1], (1, 2)]
for case let x? in mixed {
  switch x {
  case let i as Int: print("I\(i)", terminator: " ")
  case let s as String: print("S\(s)", terminator: " ")
  case let d as Double: print("D\(d)", terminator: " ")
  case let a as [Int]: print("A\(a)", terminator: " ")
  case let d as [String: Int]: print("M\(d)", terminator: " ")
  default: print("?", terminator: " ")
  }
}
print()
let desc = { (x: Int) in
  if x < 0 { return "neg" }
  return x == 0 ? "zero" : "pos"
}
print([-1, 0, 1].map(desc))
let res = [1, 2, 3].first { $0 > 1 }.map { $0 * 10 } ?? 0
print(res)
let t = (a: 1, b: (c: 2, d: [3, 4]))
let (x, (y, z)) = t
print(x, y, z[1], t.b.d.last!)
func many() -> (min: Int, max: Int)? { [3, 1, 2].isEmpty ? nil : (1, 3) }
if let m = many() { print(m.min, m.max) }
if case (let lo, let hi)? = many(), lo < hi { print(hi - lo) }
func validate(_ age: Int) throws(V) -> Int {
  guard age >= 0 else { throw .negative }
  guard age < 150 else { throw .tooOld(age - 150) }
  return age
}
enum V: Error, CustomStringConvertible {
  case negative
  case tooOld(Int)
  var description: String {
    switch self {
    case .negative: "neg"
    case .tooOld(let by): "old+\(by)"
    }
  }
}
for a in [5, -1, 200] {
  do { print(try validate(a)) } catch .negative { print("N") } catch { print(error) }
}
let rs = [5, -1].map { a in Result { try validate(a) } }
print(
  rs.compactMap { try? $0.get() },
  rs.map { if case .failure(let e) = $0 { "\(e)" } else { "ok" } }
)
