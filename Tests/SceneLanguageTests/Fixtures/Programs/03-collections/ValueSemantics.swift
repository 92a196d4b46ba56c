var a = [1, 2, 3]
var b = a
b.append(4); b[0] = 9
print(a, b)
struct Inner { var list = [1] }
struct Outer { var inner = Inner(); var table = ["k": [1]] }
var o = Outer()
var p = o
p.inner.list.append(2); p.table["k"]!.append(7); p.table["n"] = []
print(o.inner.list, p.inner.list, o.table["k"]!, p.table["k"]!, o.table.count, p.table.count)
func grow(_ list: [Int]) -> [Int] { var list = list; list.append(0); return list }
print(grow(a), a)
var list = [Outer(), Outer()]
list[0].inner.list[0] = 5
var first = list[0]
first.inner.list = []
print(list[0].inner.list, list[1].inner.list, first.inner.list)
for var x in list { x.inner.list.append(100); print(x.inner.list, terminator: " ") }
print(list.map(\.inner.list))
for i in list.indices { list[i].inner.list.append(i) }
print(list.map(\.inner.list))
let snapshot = list
list.removeAll()
print(snapshot.count, list.count)
var t = (1, [2]); var u = t; u.1.append(3); t.0 = 5
print(t, u)
var loop = [1, 2, 3]
for x in loop { loop.append(x * 10) }
print(loop)
