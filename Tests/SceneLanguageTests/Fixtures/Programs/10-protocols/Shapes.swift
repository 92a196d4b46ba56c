protocol Shape { var area: Double { get }; var name: String { get } }
extension Shape { var name: String { "\(type(of: self))" }; func describe() -> String { "\(name): \(area)" } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Rectangle: Shape { let w: Double, h: Double; var area: Double { w * h }; var name: String { "Rect" } }
let shapes: [any Shape] = [Square(side: 2), Rectangle(w: 2, h: 3)]
for s in shapes { print(s.describe()) }
print(shapes.map(\.area).reduce(0, +), shapes.max { $0.area < $1.area }!.name)
