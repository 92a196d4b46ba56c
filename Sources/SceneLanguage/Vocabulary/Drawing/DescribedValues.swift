internal import Diptych
internal import LayoutEngine

extension NativeBox {
  /// The text by which Apple's frameworks describe a colour, a point, a size, or a rectangle.
  var description: String? {
    switch value {
    case let color as Color: color.text
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect:
      "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    default: nil
    }
  }
}

extension Color {
  private static let names: [Color: String] = [
    .red: "red", .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint",
    .teal: "teal", .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple",
    .pink: "pink", .brown: "brown", .white: "white", .gray: "gray", .black: "black",
    .clear: "clear", .primary: "primary", .secondary: "secondary",
    .accentColor: "AccentColorProvider()",
  ]

  /// Its name, how much there is of a colour with a name, or its components in hexadecimal digits:
  /// `red`, `50% red`, `#FF3B30FF`.
  var text: String {
    if let name = Color.names[self] { return name }
    let paint = paint(in: EnvironmentValues())
    var opaque = paint
    opaque.opacity = 1
    if let name = Color.names[Color(opaque)] {
      return "\(Int((paint.opacity * 100).rounded()))% \(name)"
    }
    let components = paint.color.components
    return [components.x, components.y, components.z, paint.opacity].reduce(into: "#") {
      let byte = UInt8((min(max($1, 0), 1) * 255).rounded())
      $0 += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
