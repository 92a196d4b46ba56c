// The objects of a function end one by one, the last first: each finds those before it alive.
class Named {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("~" + name) }
}
class Holder {
  let told: () -> Void
  unowned var named: Named
  init(_ named: Named, _ told: @escaping () -> Void) { self.told = told; self.named = named }
  deinit { told() }
}
func hold() {
  let named = Named("held")
  let holder = Holder(named) { [weak named] in print("alive", named != nil) }
  print(holder.named.name)
}
hold()
class Root { var count = 0; deinit { print("~root", count) } }
class Node {
  unowned let root: Root
  init(_ root: Root) { self.root = root; root.count += 1 }
  deinit { root.count -= 1; print("~node", root.count) }
}
func grow(_ root: Root) -> Int {
  let node = Node(root), other = Node(root)
  defer { print("deferred", root.count) }
  return node.root.count + other.root.count
}
do {
  let root = Root()
  print(grow(root), root.count)
}
func early(_ stops: Bool) throws -> String {
  let root = Root()
  let node = Node(root)
  if stops { throw CancellationError() }
  let second = Node(root)
  guard second.root.count > 2 else { return "left \(node.root.count)" }
  return "right"
}
print((try? early(true)) ?? "thrown")
print((try? early(false)) ?? "thrown")
struct Plant {
  let root = Root()
  func water() -> Int {
    let node = Node(root)
    let closure = { node.root.count + 1 }
    return closure()
  }
}
print(Plant().water())
let run = { (name: String) -> Int in
  let first = Named(name + "1"), second = Named(name + "2")
  return first.name.count + second.name.count
}
print(run("c"))
final class Owner {
  let parts: [Named]
  init(_ names: [String]) { let made = names.map(Named.init); parts = made; let extra = Named("extra"); print(extra.name) }
  var last: Named? { let found = parts.last; let other = Named("other"); return other.name == "x" ? nil : found }
}
print(Owner(["p", "q"]).last?.name ?? "none")
