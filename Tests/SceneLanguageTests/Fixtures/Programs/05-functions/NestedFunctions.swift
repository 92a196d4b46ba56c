func outer(_ n: Int) -> [Int] {
  var results: [Int] = []
  func add(_ x: Int) { if x > 0 { results.append(x); add(x - 2) } }
  func isLast(_ x: Int) -> Bool { x == results.last }
  add(n)
  return results + (isLast(1) ? [100] : [200])
}
print(outer(5), outer(4))

struct Lines {
  var rows: [Int] = []
  init(count: Int) {
    var sum = 0
    for (index, number) in zip(0..<count, 5...) {
      if index == 1 { finish(number) }
      add(number)
    }
    func before() -> Int { sum > 0 ? 1 : 0 }
    func add(_ number: Int) { sum += number + before() }
    func finish(_ number: Int) { rows.append(number); sum = 0 }
    rows.append(sum)
  }
}
print(Lines(count: 3).rows)
func early() -> String {
  return greeting()
  func greeting() -> String { isEven(4) ? "hi" : "no" }
  func isEven(_ number: Int) -> Bool { number == 0 || isOdd(number - 1) }
  func isOdd(_ number: Int) -> Bool { number != 0 && isEven(number - 1) }
}
print(early())
