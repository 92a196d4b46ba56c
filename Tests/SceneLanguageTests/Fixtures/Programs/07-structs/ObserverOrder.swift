class Log { static var lines: [String] = [] }
struct Temp { var celsius: Double = 0 { willSet { print("will", celsius, newValue) } didSet { print("did", oldValue, celsius); if celsius > 100 { celsius = 100 } } } }
var t = Temp()
t.celsius = 50
t.celsius = 200
print(t.celsius)
t.celsius += 1
func bump(_ x: inout Double) { x += 1; x += 1 }
bump(&t.celsius)
print(t.celsius)
class Acc { var total = 0 { didSet(old) { print("\(old)->\(total)") } }; init(_ n: Int) { total = n } }
let a = Acc(5)
a.total = 6
a.total += 4
class Base { var v = 1 { didSet { print("base did", v) } } }
class Derived: Base { override var v: Int { willSet { print("derived will", newValue) } didSet { print("derived did", oldValue, v) } } }
let d = Derived(); d.v = 7
var global = 1 { didSet { print("global", oldValue, global) } }
global = 2
func f() { var local = [1] { didSet { print("local", local.count) } }; local.append(3); local[0] = 9; print(local) }
f()
struct Box { var items: [Int] = [] { didSet { print("items", items) } } }
var b = Box(); b.items.append(1); b.items[0] += 5; b.items.removeAll()
