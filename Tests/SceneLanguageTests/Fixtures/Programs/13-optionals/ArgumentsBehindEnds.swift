final class Holder {
  var l: [Int] = []
  var t: Part? = Part()
  func m(_ n: Int) -> Int { n }
}
struct Part {
  var l = [1]
  mutating func add(_ n: Int) { l.append(n) }
}
func f(_ n: Int) -> Int {
  print("f", n)
  return n
}
var c: Holder? = nil
c?.l.append(f(1))
_ = c?.m(f(2))
c?.t?.add(f(3))
var s: Part? = nil
s?.add(f(4))
s?.l.append(f(5))
s?.l += [f(6)]
var d: [String: [Int]] = [:]
d["a"]?.append(f(7))
d["a"]?.sort { f($0) < $1 }
d["b"]? += [f(8)]
d["q"]?[f(9)] = f(10)
let x: Int?? = nil
print(c?.m(f(11)) as Any, c?.t?.l[f(12)] as Any)
