class Shape { func area() -> Double { 0 }; var label: String { "\(type(of: self)) \(area())" } }
class Circle: Shape { let r: Double; init(_ r: Double) { self.r = r }; override func area() -> Double { 3 * r * r } }
class Square: Shape { let s: Double; init(_ s: Double) { self.s = s }; override func area() -> Double { s * s }; override var label: String { "[" + super.label + "]" } }
let shapes: [Shape] = [Circle(1), Square(2), Shape()]
shapes.forEach { print($0.label) }
print(shapes.map { $0.area() }.reduce(0, +), shapes.filter { $0 is Circle }.count, (shapes[1] as! Square).s)
