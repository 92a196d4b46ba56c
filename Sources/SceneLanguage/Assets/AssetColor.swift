internal import LayoutEngine

/// A colour of a catalog of assets.
package struct AssetColor: Equatable, Sendable {
  /// The components, each 0...1.
  ///
  /// Those of a wider space than sRGB are taken as its own, which a terminal does not tell apart.
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  /// Reads the text of a `Contents.json`: the colour for every device and light surroundings.
  ///
  /// It is `nil` where the text is not that of a colour, or names one of the system's.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(json text: String) {
    guard case .array(let colors)? = CodedValue(json: text)?["colors"] else { return nil }
    let plain = colors.filter { $0["appearances"] == nil && $0["color"] != nil }
    let chosen = plain.first { ["universal", "iphone"].contains($0["idiom"]?.text) } ?? plain.first
    guard let components = chosen?["color"]?["components"] else { return nil }
    func part(_ name: String) -> Double? { components[name]?.text.flatMap(Self.component) }
    opacity = part("alpha") ?? 1
    if let white = part("white") {
      (red, green, blue) = (white, white, white)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      (self.red, self.green, self.blue) = (red, green, blue)
    } else {
      return nil
    }
  }

  /// A component as Xcode writes it: `0xFF`, `255`, or `1.000`.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if let whole = Int(text) { return Double(whole) / 255 }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  var paint: Paint {
    Paint(
      red: red.inUnitInterval(),
      green: green.inUnitInterval(),
      blue: blue.inUnitInterval(),
      opacity: opacity.inUnitInterval()
    )
  }
}
