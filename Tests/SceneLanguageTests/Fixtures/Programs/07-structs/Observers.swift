struct Gauge {
  var level = 0 {
    willSet { print("will", level, newValue) }
    didSet { print("did", oldValue, level); if level > 10 { level = 10 } }
  }
  var list: [Int] = [] { didSet { print("list", oldValue.count, list.count) } }
  var named: String = "" { willSet(next) { print("next", next) } didSet(last) { print("last", last) } }
  init() { level = 3 }
  mutating func bump() { level += 5 }
}
var g = Gauge()
print(g.level)
g.level = 7; g.bump(); print(g.level)
g.list.append(1); g.list[0] = 4; g.list.removeAll()
g.named = "n"
var global = 1 { didSet { print("global", oldValue, global) } }
global = 2; global += 1
class Model { var value = 1 { didSet { total += value } }; var total = 0 }
let m = Model()
m.value = 5; m.value += 1
print(m.total)
func local() { var v = 0 { didSet { print("local", v) } }; v = 1; v += 2 }
local()
func change(_ x: inout Int) { x += 1; x += 1; print("in") }
change(&g.level)
print(g.level)
