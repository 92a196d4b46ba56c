// What is declared with `!` is unwrapped where a generic parameter does not take the optional.
var numbers: [Int]! = [3, 1, 2]
var names: [String]! = ["c", "a", "b"]
print(zip(numbers, names).map { "\($0)\($1)" })
print(Array(numbers), Set(numbers).count, Dictionary(uniqueKeysWithValues: zip(names, numbers)).count)

func total<Numbers: Sequence>(_ numbers: Numbers) -> Int where Numbers.Element == Int {
  numbers.reduce(0, +)
}
print(total(numbers))

struct Card {
  let rank: Int!
}
func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
func larger<Value: Comparable>(_ one: Value, _ other: Value) -> Value { one > other ? one : other }
print(isSame(Card(rank: 1).rank, 1), isSame(Card(rank: nil).rank, 1))
print(larger(Card(rank: 3).rank, 4), min(Card(rank: 3).rank, 4), max(2, Card(rank: 3).rank))

func kind<Value>(_ value: Value) -> String { "\(Value.self)" }
print(kind(numbers), kind(Card(rank: 1).rank))

final class Light {
  var isOn = false
}
func set<Root: AnyObject, Value>(
  _ path: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
) {
  object[keyPath: path] = value
}
var light: Light! = Light()
set(\.isOn, of: light, to: true)
print(light.isOn, kind(light))
