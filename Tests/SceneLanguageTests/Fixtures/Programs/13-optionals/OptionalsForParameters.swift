class Node {
  var next: Node?
  let value: Int
  init(_ value: Int, _ next: Node? = nil) { (self.value, self.next) = (value, next) }
}
// What stands for the parameter is the optional, though its place takes one anyway.
func chain(_ count: Int) -> Node? { (1...count).reversed().reduce(nil as Node?) { Node($1, $0) } }
var node = chain(3)
while let current = node { print(current.value); node = current.next }
func same<Value>(_ value: Value) -> Value { value }
let number: Int? = 4
let kept: Int? = same(number)
let text: String? = ["a", "b"].reduce("") { $0 + $1 }
print(kept as Any, text as Any, same(nil as Int?) as Any)
func pick<Value>(_ first: Value, _ second: Value) -> Value { second }
let picked: Int? = pick(1, number)
print(picked as Any, pick(number, 2) as Any)
