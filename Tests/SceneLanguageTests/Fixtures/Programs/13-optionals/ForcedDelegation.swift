class Shape {
  let sides: Int
  init?(sides: Int) {
    if sides < 3 { return nil }
    self.sides = sides
  }
}

class Square: Shape {
  var side: Double
  init(side: Double) {
    self.side = side
    super.init(sides: 4)!
  }
  convenience init?(_ text: String) {
    guard let side = Double(text) else { return nil }
    self.init(side: side)
  }
  convenience init(certain text: String) {
    self.init(text)!
  }
}

final class Tile: Square {
  override init(side: Double) {
    super.init(side: side + 1)
  }
  convenience init(certain text: String) { self.init(text)! }
}

struct Age {
  var years: Int
  init?(years: Int) {
    if years < 0 { return nil }
    self.years = years
  }
  init(months: Int) { self.init(years: months / 12)! }
}

print(Square(certain: "2.5").side, Square(side: 3).sides)
print(Tile(certain: "4").side, Tile("x") == nil, Tile("7")?.side ?? 0)
print(Age(months: 30).years)
