func side(_ s: String, _ v: Int) -> Int { print(s); return v }
var a = [0, 0]; a[side("i", 0)] = side("v", 4); print(a)
a[side("i", 1)] += side("v", 4); print(a)
class C { var x = 1; var items = [1, 2] }
func c() -> C { print("c"); return C() }
c().x = side("v", 4)
var count = 0
func next() -> Int { count += 1; return count * 10 }
var buffer = [0, 0, 0]
buffer[count] = next()
buffer[count] = next()
print(buffer, count)
let o = C(); o.items[side("i", 1)] = side("w", 9); print(o.items)
struct S { var c = C(); var grid = [[1, 2], [3, 4]]; mutating func set() { grid[side("r", 1)][side("c", 0)] = side("v", 7) } }
var s = S(); s.set(); print(s.grid); s.c.x = side("x", 3); print(s.c.x)
var d: [String: Int] = [:]; func key() -> String { print("key"); return "k" }
d[key()] = side("v", 1); d[key(), default: 0] += side("v", 2); print(d)
