import LayoutEngine

/// Resolves paints and mixes translucent ones with what lies under them.
struct PigmentMixing: Sendable {
  let scheme: RenderingColorScheme

  /// The pigment of a paint's colour; secondary and accent are the system's of light iOS.
  func pigment(of color: PaintColor) -> Pigment {
    switch color {
    case .primary: .primary
    case .background: .paper
    case .secondary: .rgb(138, 138, 142)
    case .accent: .rgb(0, 122, 255)
    case .rgb(let red, let green, let blue):
      .rgb(Self.byte(red), Self.byte(green), Self.byte(blue))
    }
  }

  /// The pigment that results when one covers another with an opacity of 0...1.
  func mix(_ top: Pigment, opacity: Double, over bottom: Pigment) -> Pigment {
    if opacity >= 0.995 || top == bottom { return top }
    if !(opacity > 0.005) { return bottom }
    let (over, under) = (components(of: top), components(of: bottom))
    let mixed = (0..<3).map { Self.byte(over[$0] * opacity + under[$0] * (1 - opacity)) }
    return .rgb(mixed[0], mixed[1], mixed[2])
  }

  /// The red, green, and blue of a pigment, 0...1.
  func components(of pigment: Pigment) -> [Double] {
    switch pigment {
    case .paper: scheme == .light ? [1, 1, 1] : [0, 0, 0]
    case .primary: scheme == .light ? [0, 0, 0] : [1, 1, 1]
    case .rgb(let red, let green, let blue): [red, green, blue].map { Double($0) / 255 }
    }
  }

  /// How far a pigment is from paper in lightness: 0 as light as paper, 1 as dark as ink.
  func inkiness(of pigment: Pigment) -> Double {
    let parts = components(of: pigment)
    // The luma of Rec. 601.
    let luma = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
    return scheme == .light ? 1 - luma : luma
  }

  private static func byte(_ component: Double) -> UInt8 {
    component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
