let changes = "kitten".difference(from: "sitting")
print(changes.count)
for change in changes {
  switch change {
  case .insert(let offset, let letter, _): print("+", offset, letter)
  case .remove(let offset, let letter, _): print("-", offset, letter)
  }
}
print("sitting".applying(changes) ?? "none")
let steps = [1, 3, 4][...].difference(from: [1, 2, 3])
print(steps.insertions.count, steps.removals.count, [1, 2, 3].applying(steps) ?? [])
