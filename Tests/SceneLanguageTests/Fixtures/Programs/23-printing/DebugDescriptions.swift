// Inside of others a value shows its `debugDescription`, by itself its `description`.
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  let number: Int
  var description: String { "B\(number)" }
  var debugDescription: String { "debug \(number)" }
}
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "only" } }
struct Described: CustomStringConvertible { var description: String { "plain" } }
struct Pair<First> { let first: First }
print(Both(number: 1), [Both(number: 2)], ["key": Both(number: 3)], (Both(number: 4), 1))
print(Optional(Both(number: 5)) as Any, Pair(first: Both(number: 6)), "\([Both(number: 7)])")
print(Debugged(), [Debugged()], "\(Debugged())", [Described()])
debugPrint(Both(number: 8), Debugged(), Described(), "text", [Both(number: 9)])
print(String(describing: Both(number: 10)), String(reflecting: Both(number: 11)))
print([Int.self, String.self] as [Any.Type], [Both.self], Both.self, [[Int].self])
print(String(reflecting: Both.self), String(reflecting: Pair(first: 1)), Pair(first: "a"))
print([1, 2].lazy.map { $0 * 2 }.count, [1, 2, 3].lazy.filter { $0 > 1 }.last!)
