// What the place expects tells which of several subscripts makes a member of a name.
@dynamicMemberLookup struct Tree {
  var values: [String: Any]
  subscript(dynamicMember name: String) -> Tree {
    Tree(values: values[name] as? [String: Any] ?? [:])
  }
  subscript(dynamicMember name: String) -> Int? { values[name] as? Int }
}
let tree = Tree(values: ["a": ["b": 3]])
let found: Int? = tree.a.b
print(found as Any, (tree.x.y as Int?) as Any)
