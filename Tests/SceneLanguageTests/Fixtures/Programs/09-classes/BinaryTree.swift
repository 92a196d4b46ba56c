final class Tree { var value: Int; var left: Tree?, right: Tree?; init(_ v: Int) { value = v }
  func insert(_ v: Int) { if v < value { if let left { left.insert(v) } else { left = Tree(v) } } else { if let right { right.insert(v) } else { right = Tree(v) } } }
  var sorted: [Int] { (left?.sorted ?? []) + [value] + (right?.sorted ?? []) }
  var depth: Int { 1 + max(left?.depth ?? 0, right?.depth ?? 0) } }
let tree = Tree(5); [3, 8, 1, 4, 9].forEach(tree.insert)
print(tree.sorted, tree.depth, tree.left?.right?.value ?? 0, tree.right?.left?.value as Any)
