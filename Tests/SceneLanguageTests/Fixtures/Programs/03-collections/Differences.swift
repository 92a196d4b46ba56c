let a = [1, 2, 3, 5]
let b = [1, 3, 4, 5]
let d = b.difference(from: a)
for change in d {
  switch change {
  case .insert(let offset, let element, _): print("insert", offset, element)
  case .remove(let offset, let element, _): print("remove", offset, element)
  }
}
print(d.insertions.count, d.removals.count)
print(a.applying(d)!)
print(d.isEmpty, d.count)
