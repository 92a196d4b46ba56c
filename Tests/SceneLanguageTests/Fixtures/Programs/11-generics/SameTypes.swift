struct Box<Value> {
  var value: Value
  func a<W>() -> Box<W>? where Optional<W> == Value { guard let v = value else { return nil }; return Box<W>(value: v) }
  func b<W>() -> W? where Value == W? { value }
  func c<W>(_ d: W) -> W where Value == Optional<W> { value ?? d }
}
extension Box { func d<W>() -> Int where Value == [W] { value.count } 
  func e() -> String where Value == String { value.uppercased() } }
let x = Box<Int?>(value: 3)
print(x.a()?.value ?? -1, x.b() ?? 0, x.c(9), Box(value: [1, 2]).d(), Box(value: "u").e())
