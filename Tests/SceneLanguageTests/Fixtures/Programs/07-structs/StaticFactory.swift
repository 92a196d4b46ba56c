struct Color: Equatable {
  let r: Int, g: Int, b: Int
  static let black = Color(r: 0, g: 0, b: 0)
  static let red = Color(r: 255, g: 0, b: 0)
  static func gray(_ v: Int) -> Color { Color(r: v, g: v, b: v) }
  static func + (l: Color, r: Color) -> Color { Color(r: min(255, l.r + r.r), g: min(255, l.g + r.g), b: min(255, l.b + r.b)) }
  var hex: String { [r, g, b].map { let h = String($0, radix: 16); return h.count == 1 ? "0" + h : h }.joined() }
}
let c: Color = .gray(16) + .red
print(c, c.hex, Color.black.hex, c == .red, [Color.red, .gray(1)].map(\.hex))
