import LayoutEngine

/// Resolves paints and mixes translucent ones with what lies under them.
///
/// A terminal does not tell its own colours to everyone; where one has to be mixed they count as
/// black on white.
struct PigmentMixing: Sendable {
  /// The pigment of a paint's colour.
  func pigment(of color: PaintColor) -> Pigment {
    switch color {
    case .primary: .primary
    case .background: .paper
    case .secondary, .accent, .rgb: Self.pigment(of: color.components)
    }
  }

  /// The pigment that results when one covers another with an opacity of 0...1.
  func mix(_ top: Pigment, opacity: Double, over bottom: Pigment) -> Pigment {
    if opacity >= 0.995 || top == bottom { return top }
    if !(opacity > 0.005) { return bottom }
    return Self.pigment(of: components(of: top) * opacity + components(of: bottom) * (1 - opacity))
  }

  /// The red, green, and blue of a pigment, 0...1.
  func components(of pigment: Pigment) -> SIMD3<Double> {
    switch pigment.kind {
    case .paper: .one
    case .primary: .zero
    case .rgb(let red, let green, let blue):
      SIMD3(Double(red), Double(green), Double(blue)) / 255
    }
  }

  /// How far a pigment is from paper in lightness: 0 as light as paper, 1 as dark as ink.
  func inkiness(of pigment: Pigment) -> Double {
    let parts = components(of: pigment)
    // The luma of Rec. 601.
    return 1 - (0.299 * parts.x + 0.587 * parts.y + 0.114 * parts.z)
  }

  /// How much a pigment stands out from paper, by its lightness or its hue: 0 not at all, 1 fully.
  ///
  /// What fills a faint track is as light as that where it is green or yellow.
  func strength(of pigment: Pigment) -> Double {
    let parts = components(of: pigment)
    return max(inkiness(of: pigment), parts.max() - parts.min())
  }

  private static func pigment(of components: SIMD3<Double>) -> Pigment {
    .rgb(byte(components.x), byte(components.y), byte(components.z))
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((component.inUnitInterval() * 255).rounded())
  }
}
