// Operators and initializers beside those of the standard library.
protocol Shape { var sides: Int { get } }
func == (left: any Shape, right: any Shape) -> Bool { left.sides == right.sides }
func != (left: any Shape, right: any Shape) -> Bool { !(left == right) }
struct Square: Shape { var sides = 4 }
struct Rhombus: Shape { var sides = 4 }
let first: any Shape = Square(), second: any Shape = Rhombus()
print(first == second, first != second)

struct Vector {
  var x: Int, y: Int
  static func .== (left: Vector, right: Vector) -> [Bool] { [left.x == right.x, left.y == right.y] }
  static func .< (left: Vector, right: Vector) -> [Bool] { [left.x < right.x, left.y < right.y] }
}
print(Vector(x: 1, y: 2) .== Vector(x: 1, y: 3), Vector(x: 1, y: 2) .< Vector(x: 1, y: 3))

extension CaseIterable { init() { self = Self.allCases.first! } }
enum Season: CaseIterable { case spring, summer }
func firstCase<T: CaseIterable>(_ type: T.Type) -> T { T() }
print(firstCase(Season.self))

let implicit: Int! = 4
print(String(implicit))
let anything: () -> Any = { return }
print(anything())

func count(_ numbers: Int...) -> String { "many" }
func count(_ number: Int) -> String { "one" }
func pair<T>(_ values: T...) -> String { "many" }
func pair<T>(_ first: T, _ second: T) -> String { "two" }
print(count(1), count(1, 2), count(), pair(1, 2), pair("a"))

func && <T>(left: T?, right: T?) -> T? { left == nil ? nil : right }
let isOn = true
print(isOn && isOn && isOn && isOn && isOn && isOn && isOn && isOn && isOn && isOn && isOn && isOn)
let one: Int? = 1, two: Int? = 2
print((one && two) ?? 0)

struct Column: Sequence {
  var map: (Int) -> Int
  func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
}
print(Column { $0 }.map { $0 + 1 }, Column { $0 * 3 }.map(2))
