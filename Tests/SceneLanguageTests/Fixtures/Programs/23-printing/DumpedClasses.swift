class Base {
  var id = 7
  let name: String? = "n"
}
class Middle: Base {}
class Leaf: Middle {
  var inner = [1, 2]
  var other: Base? = nil
}
struct Custom: CustomReflectable {
  var value = 1
  var customMirror: Mirror { Mirror(self, children: ["tenfold": value * 10, "kind": "own"]) }
}
dump(Leaf())
dump(Middle())
dump([Leaf(), Leaf()], maxDepth: 2)
let leaf = Leaf()
leaf.other = leaf
dump(leaf)
dump([Int.self, String.self, Int.self] as [Any.Type])
dump(Custom())
dump(Base.self)
