final class Root {
  var count = 0
  deinit { print("root ends at", count) }
}
final class Part {
  unowned let root: Root
  let name: String
  init(_ name: String, of root: Root) { (self.name, self.root) = (name, root) }
  deinit {
    root.count -= 1
    print(name, "ends, left", root.count)
  }
}
do {
  let root = Root()
  root.count = 2
  let first = Part("first", of: root)
  let second = Part("second", of: first.root)
  print(first.name, second.name, root.count)
}
for round in 1...2 {
  let root = Root()
  weak var seen = root
  let part = Part("part \(round)", of: root)
  root.count = round
  print(part.name, seen === root)
}
print("end")
