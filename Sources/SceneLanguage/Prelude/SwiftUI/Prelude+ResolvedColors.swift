extension Prelude {
  /// The parts of SwiftUI's colours, as a scene asks for them.
  static let resolvedColors = Part(
    names: ["resolve", "Resolved"],
    source: """
      extension Color {
        struct Resolved: ShapeStyle, Hashable, Codable {
          var red: Float
          var green: Float
          var blue: Float
          var opacity: Float
          init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
          }
          private static func linear(_ part: Float) -> Float {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
          }
          var linearRed: Float { Resolved.linear(red) }
          var linearGreen: Float { Resolved.linear(green) }
          var linearBlue: Float { Resolved.linear(blue) }
          var cgColor: CGColor { UIColor(Color(self)).cgColor }
          func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(self) }
        }
        init(_ resolved: Resolved) {
          self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green),
            blue: Double(resolved.blue), opacity: Double(resolved.opacity))
        }
        func resolve(in environment: EnvironmentValues) -> Resolved {
          let parts = UIColor(self)._parts
          return Resolved(
            red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
            opacity: Float(parts[3]))
        }
      }
      """
  )
}
