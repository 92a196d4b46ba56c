// A trailing closure behind an initializer that takes none goes to `callAsFunction`.
struct Repeat {
  let count: Int
  func callAsFunction(_ body: (Int) -> String) -> String {
    (0..<count).map(body).joined(separator: " ")
  }
  func callAsFunction(by factor: Int) -> Repeat { Repeat(count: count * factor) }
}
print(Repeat(count: 3) { "\($0)" })
print(Repeat(count: 2)(by: 2).count)
let twice = Repeat(count: 2)
print(twice { String($0 + 10) })
struct Taking {
  let body: () -> Int
  func callAsFunction(_ other: () -> Int) -> Int { body() * other() }
}
print(Taking { 5 }.body(), Taking { 5 }({ 4 }))
