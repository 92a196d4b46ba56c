struct Counter {
  var n = 0
  lazy var bump: () -> Int = { 4 }
  lazy var total: Int = { n += 1; return n * 2 }()
  lazy var list = [n, n + 1].map { $0 * 2 }
  lazy var both = total + list.count
}
var c = Counter(n: 3)
print(c.total, c.n, c.total, c.list)
c.n = 9
print(c.list, c.bump(), c.both)
var d = Counter(n: 1)
print(d.both, d.n)
final class Holder { var c = Counter(n: 5); lazy var x: Int = { c.n += 1; return c.total }() }
let h = Holder()
print(h.x, h.c.n, h.c.both)
