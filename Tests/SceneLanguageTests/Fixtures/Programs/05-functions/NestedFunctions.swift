func outer(_ n: Int) -> [Int] {
  var results: [Int] = []
  func add(_ x: Int) { if x > 0 { results.append(x); add(x - 2) } }
  func isLast(_ x: Int) -> Bool { x == results.last }
  add(n)
  return results + (isLast(1) ? [100] : [200])
}
print(outer(5), outer(4))
