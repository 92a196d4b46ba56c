// Local functions that name types and variables of the block, before which and behind which they are.
func types() -> String {
  struct Point {
    var x = 1, y = 2
    var sum: Int { x + y }
  }
  func scaled(_ point: Point) -> Int { point.sum * scale }
  let scale = 10
  return "\(scaled(Point()))"
}
print(types())
func chain() -> Int {
  func first() -> Int { second() + base }
  func second() -> Int { base * 2 }
  let base = 5
  return first()
}
print(chain())
func counting() -> [Int] {
  var count = 0
  func step() -> Int {
    count += by
    return count
  }
  let by = 2
  return [step(), step()]
}
print(counting())
