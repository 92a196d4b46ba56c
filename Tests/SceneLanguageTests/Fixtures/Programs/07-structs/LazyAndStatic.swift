struct Loader {
  lazy var data: [Int] = { print("loading"); return [1, 2, 3] }()
  lazy var count = data.count
  let name = "L"
  static let shared: Loader = { print("making shared"); return Loader() }()
  static var log: [String] = []
  static func note(_ s: String) { log.append(s) }
}
var l = Loader()
print("start")
print(l.data, l.data.count, l.count)
l.data.append(4)
print(l.data, l.count)
print(Loader.shared.name, Loader.shared.name)
Loader.note("a"); Loader.note("b")
print(Loader.log, Loader.log.count)
class View { let id: Int; lazy var title = "View \(id)"; init(id: Int) { self.id = id; print("init", id) } }
let v = View(id: 3)
v.title += "!"
print(v.title)
struct Consts { static let size = 4.0; static let double = size * 2; static var computed: String { "c\(Int(double))" }; let own = Consts.size }
print(Consts.double, Consts.computed, Consts().own)
let eager = [1, 2, 3].lazy.map { n -> Int in print("map", n); return n * 2 }
print("before")
print(eager.first!, eager.contains(4))
enum Namespace { static let a = 1; static let b = a + 1; enum Inner { static let c = b + 1 } }
print(Namespace.Inner.c)
