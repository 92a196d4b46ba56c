struct C: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n
  }
}
var it = C(n: 3).makeIterator()
print(it.n, it.next() ?? -1, it.n, it, type(of: it))
for x in C(n: 3) { print(x) }
final class Tick: Sequence, IteratorProtocol {
  var n = 2
  func next() -> Int? { if n == 0 { return nil }; n -= 1; return n }
}
let t = Tick()
let ti = t.makeIterator()
print(ti === t, ti.next() as Any, t.n)
func first<S: Sequence>(_ s: S) -> S.Element? { var i = s.makeIterator(); return i.next() }
print(first(C(n: 5)) as Any, first([1, 2]) as Any)
var a = [1, 2].makeIterator()
print(a.next() as Any, type(of: a))
