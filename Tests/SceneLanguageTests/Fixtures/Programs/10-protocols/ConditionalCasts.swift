// Casts ask what extensions and protocols ask for.
protocol Scored { var score: Int { get } }
extension Int: Scored { var score: Int { self } }
extension Array: Scored where Element: Scored { var score: Int { map(\.score).reduce(0, +) } }
extension Optional: Scored where Wrapped: Scored { var score: Int { self?.score ?? -1 } }
extension Dictionary: Scored where Value: Scored { var score: Int { count } }
struct Box<Value> { let value: Value }
extension Box: Scored where Value: Scored { var score: Int { value.score } }
struct Pair<A, B> { let a: A, b: B }
extension Pair: Scored where A: Scored, B == String { var score: Int { a.score } }
func isScored(_ x: Any) -> Bool { x is any Scored }
func score(_ x: Any) -> Int? { (x as? any Scored)?.score }
print(isScored([1]), isScored([2.5]), isScored(["a"]), isScored([[1], [2]]), isScored([["a"]]))
print(isScored(Box(value: 1)), isScored(Box(value: "s")), isScored(Box(value: [1])), isScored(Box(value: Box(value: 2.5))))
print(isScored(Pair(a: 1, b: "b")), isScored(Pair(a: 1, b: 2)), isScored(Pair(a: "a", b: "b")))
print(isScored(["k": 1]), isScored(["k": "v"]), isScored(2.5), isScored(7))
print(score([1, 2]) as Any, score(["a"]) as Any, score(Box(value: [3, 4])) as Any, score(Box(value: ())) as Any)
for item in [1, "x", [5], ["y"], Box(value: 6)] as [Any] {
  switch item {
  case let scored as any Scored: print("scored", scored.score)
  default: print("plain", item)
  }
}
func kind<T>(_ x: T) -> String { x is any Scored ? "scored" : "plain" }
print(kind([1]), kind([1.5]), kind(Box(value: 1)), kind(Box(value: 1.5)))
protocol Named { var name: String { get } }
struct Cat: Named { let name = "cat" }
extension Box: Named where Value: Named { var name: String { value.name } }
print((Box(value: Cat()) as Any as? any Named)?.name ?? "none", (Box(value: 1) as Any as? any Named)?.name ?? "none")
print([Box(value: 1) as Any, Box(value: "s"), Box(value: Cat())].compactMap { $0 as? any Scored }.count)
struct Tree<T> { let leaf: T }
extension Tree: Equatable where T: Equatable {}
extension Tree: CustomStringConvertible where T: CustomStringConvertible { var description: String { "tree \(leaf)" } }
print(Tree(leaf: 1), Tree(leaf: 1) == Tree(leaf: 1), Tree(leaf: 1) as Any is any CustomStringConvertible)
protocol Animal<Food> { associatedtype Food; var food: Food { get } }
struct Grass {}
struct Cow: Animal { let food = Grass() }
struct Hen: Animal { let food = 3 }
struct Keeper<Food>: Animal { let food: Food }
let all: [any Animal] = [Cow(), Hen(), Keeper(food: Grass()), Keeper(food: "hay")]
print(all.compactMap { $0 as? any Animal<Grass> }.count, all.map { $0 is any Animal<Int> })
print(all.compactMap { ($0 as? any Animal<String>)?.food })
