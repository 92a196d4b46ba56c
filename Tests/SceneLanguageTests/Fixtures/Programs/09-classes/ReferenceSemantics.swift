final class Model { var items: [String] = []; var onChange: ((Int) -> Void)?
  func add(_ s: String) { items.append(s); onChange?(items.count) } }
struct Screen { let model: Model; var title = "t"; func touch() { model.add(title) } }
let m = Model()
var log: [Int] = []
m.onChange = { log.append($0) }
let s1 = Screen(model: m)
var s2 = s1
s2.title = "u"
s1.touch(); s2.touch(); s2.touch()
print(m.items, log, s1.title)
func change(_ m: Model) { m.items = ["new"]; m.onChange = nil }
change(m)
print(m.items, m.onChange == nil)
class Parent { var children: [Child] = []; func adopt(_ c: Child) { children.append(c); c.parent = self } }
class Child { weak var parent: Parent?; unowned let home: Parent; let n: Int; init(_ n: Int, home: Parent) { self.n = n; self.home = home } }
let par = Parent()
for i in 1...3 { par.adopt(Child(i, home: par)) }
print(par.children.map(\.n), par.children[0].parent === par, par.children[1].home.children.count)
var array = [m, m]
array[0].items.append("x")
print(array[1].items, array.allSatisfy { $0 === m })
var dict = ["a": m]
dict["a"]?.items.removeAll()
print(m.items.isEmpty, ObjectIdentifier(m) == ObjectIdentifier(array[0]))
let late = Model()
late.add("z")
print(late.items)
class Cache { private var store: [Int: Int] = [:]; private(set) var hits = 0
  func fib(_ n: Int) -> Int { if n < 2 { return n }; if let v = store[n] { hits += 1; return v }; let v = fib(n - 1) + fib(n - 2); store[n] = v; return v } }
let c = Cache(); print(c.fib(40), c.hits)
let lock = Model(); (lock.items, lock.onChange) = (["p"], nil); print(lock.items)
