let numbers = [4, 1, 3]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }), numbers.sorted(by: { a, b in a > b }), numbers.sorted { $0 > $1 }, numbers.sorted(by: >))
print(numbers.map { n -> String in let t = n * n; return "\(t)" }, numbers.map { (n) in n + 1 }, numbers.map { _ in 0 })
let pairs = [(1, "a"), (2, "b")]
print(pairs.map { $0.1 }, pairs.map { n, s in "\(n)\(s)" }, pairs.map { (n, s) in s }, pairs.filter { $0.0 > 1 }.count)
print(["k": 1].map { key, value in "\(key)\(value)" }, ["a": 1].reduce(0) { sum, item in sum + item.value })
func twice(_ body: () -> Void) { body(); body() }
twice { print("hi", terminator: " ") }
func build(first: () -> String, second: (Int) -> String, third: () -> String = { "-" }) -> String { first() + second(2) + third() }
print(build { "a" } second: { "b\($0)" }, build { "a" } second: { _ in "c" } third: { "d" }, build(first: { "x" }) { "y\($0)" })
func optional(_ body: ((Int) -> Int)? = nil) -> Int { body?(3) ?? 0 }
print(optional(), optional { $0 * 3 }, optional(nil))
let fact: (Int) -> Int = { n in (1...max(n, 1)).reduce(1, *) }
print(fact(5), [1, 2, 3].map { [$0, $0 * 2] }.flatMap { $0 }, numbers.map { $0 % 2 == 0 ? "even" : "odd" })
let multi: (Int) -> String = { n in
  switch n { case 0: return "zero"; case let x where x < 0: return "neg"; default: return "pos" }
}
print([0, -1, 5].map(multi))
let nestedClosures = [1, 2].map { a in [10, 20].map { b in a * b } }
print(nestedClosures, numbers.reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })
func withResult<T>(_ body: () throws -> T) rethrows -> T { try body() }
print(withResult { 3 + 4 }, withResult { "text" })
let keyed = numbers.map { (value: $0, square: $0 * $0) }
print(keyed[0].square, keyed.map(\.value), keyed.first { $0.square > 10 }!.value)
