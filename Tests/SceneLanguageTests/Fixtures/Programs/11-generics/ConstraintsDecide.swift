// A generic function is called only with what its constraints allow.
func kind<T: StringProtocol>(_ value: T) -> String { "text" }
func kind<T: Sequence>(_ value: T) -> String { "sequence" }
print(kind([1]), kind("a"), kind([1: 2]), kind(1...3))
func any<T: StringProtocol>(_ value: T) -> String { "text" }
func any<T>(_ value: T) -> String { "any" }
print(any([1]), any(1), any("a"), any("abc".dropFirst()))
func one(_ value: Any) -> String { "any" }
func one<T: Collection>(_ value: T) -> String { "collection" }
print(one(Character("c")), one(true), one("s"), one([1]))
// What a list in the call holds tells what a closure takes.
func check<I>(_ cases: [(I, Int)], _ make: (I) -> Int) { for (i, wanted) in cases { print(make(i) == wanted) } }
check([("7", 7), ("8", 9)]) { Int($0)! }
struct Case<Input, Output: Equatable> {
  let input: Input
  let output: Output
}
func run<I, O: Equatable>(_ cases: [Case<I, O>], _ make: (I) -> O) {
  for one in cases { print(make(one.input) == one.output) }
}
run([Case(input: "7", output: 7)]) { Int($0)! }
run([Case(input: "7", output: 1)]) { $0.count }
run([Case(input: 2, output: "2")]) { "\($0)" }
