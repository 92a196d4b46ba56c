// An operator that assigns is a function that changes its first argument.
print([1, 2, 3].reduce(into: 0, +=), [2, 3].reduce(into: 1, *=))
print(["a", "b"].reduce(into: "", +=), [[1], [2, 3]].reduce(into: [], +=))
func fold<T>(_ values: [T], _ result: inout T, _ change: (inout T, T) -> Void) {
  for value in values { change(&result, value) }
}
var number = 10
fold([1, 2, 3], &number, -=)
print(number)
struct Vector {
  var x: Int
  static func += (left: inout Vector, right: Vector) { left.x += right.x * 2 }
}
print([Vector(x: 1), Vector(x: 2)].reduce(into: Vector(x: 0), +=).x)
let add: (inout Double, Double) -> Void = (+=)
var sum = 1.5
add(&sum, 2)
print(sum)
