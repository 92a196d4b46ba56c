/// The colours behind xterm's palette indices.
///
/// Indices 0 to 15 are the user's own, in xterm's default values; 16 to 231 are a cube of six
/// levels per channel, red first; 232 to 255 are greys from 8 in steps of 10.
enum XTermPalette {
  static let named: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The level of a cube step: 0, 95, 135, 175, 215, 255.
  static func level(_ step: Int) -> Int {
    step == 0 ? 0 : 55 + 40 * step
  }

  /// The nearest of the named colours; the first of equally near ones.
  static func nearest16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    var nearest = 0
    var least = Int.max
    for (index, color) in named.enumerated() {
      let distance = distance(red, green, blue, color.red, color.green, color.blue)
      if distance < least {
        least = distance
        nearest = index
      }
    }
    return UInt8(truncatingIfNeeded: nearest)
  }

  /// The nearest colour of the cube and the greys; the cube's, where both are equally near.
  ///
  /// The named colours are left out, because their true values are the user's secret.
  static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let steps = (step(red), step(green), step(blue))
    let cube = distance(red, green, blue, level(steps.0), level(steps.1), level(steps.2))

    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let shade = min(max((mean - 8 + 5) / 10, 0), 23)
    let grey = 8 + 10 * shade
    let ramp = distance(red, green, blue, grey, grey, grey)

    let index = ramp < cube ? 232 + shade : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
    return UInt8(truncatingIfNeeded: index)
  }

  /// The cube step whose level is nearest; the limits are the means of neighbouring levels.
  private static func step(_ channel: UInt8) -> Int {
    switch channel {
    case ..<48: 0
    case ..<115: 1
    default: (Int(channel) - 35) / 40
    }
  }

  /// The squared distance, weighted by how much each channel adds to the perceived difference.
  ///
  /// The weights 2, 4, 3 are the common integer form for mid reds.
  private static func distance(
    _ red: UInt8,
    _ green: UInt8,
    _ blue: UInt8,
    _ otherRed: Int,
    _ otherGreen: Int,
    _ otherBlue: Int
  ) -> Int {
    let reds = Int(red) - otherRed
    let greens = Int(green) - otherGreen
    let blues = Int(blue) - otherBlue
    return 2 * reds * reds + 4 * greens * greens + 3 * blues * blues
  }
}
