package import LayoutEngine

/// The screen of a device.
///
/// The sizes and insets are those of published tables; landscape has the same inset on both sides
/// and none at the top.
package struct DevicePreset: Hashable, Sendable {
  package var name: String
  /// The size when held upright, in points.
  package var portraitSize: CGSize
  /// Pixels for each point.
  package var scale: CGFloat
  private var top: CGFloat
  private var bottom: CGFloat
  private var landscapeSides: CGFloat
  private var landscapeBottom: CGFloat

  private init(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 3,
    top: CGFloat,
    bottom: CGFloat,
    sides: CGFloat,
    landscapeBottom: CGFloat = 21
  ) {
    self.name = name
    portraitSize = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
    self.bottom = bottom
    landscapeSides = sides
    self.landscapeBottom = landscapeBottom
  }

  /// The size, in points.
  package func size(isLandscape: Bool) -> CGSize {
    isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// What bars and the device's shape take from the screen, in points.
  package func safeAreaInsets(isLandscape: Bool) -> UIEdgeInsets {
    let isPad = name.hasPrefix("iPad")
    if !isLandscape || isPad { return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
    return UIEdgeInsets(
      top: 0,
      left: landscapeSides,
      bottom: landscapeBottom,
      right: landscapeSides
    )
  }

  /// All devices that people can name.
  package static let all: [DevicePreset] = [
    DevicePreset(
      "iPhone SE",
      375,
      667,
      scale: 2,
      top: 20,
      bottom: 0,
      sides: 0,
      landscapeBottom: 0
    ),
    DevicePreset("iPhone X", 375, 812, top: 44, bottom: 34, sides: 44),
    DevicePreset("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, sides: 48),
    DevicePreset("iPhone 11 Pro", 375, 812, top: 44, bottom: 34, sides: 44),
    DevicePreset("iPhone 13 mini", 375, 812, top: 50, bottom: 34, sides: 50),
    DevicePreset("iPhone 13", 390, 844, top: 47, bottom: 34, sides: 47),
    DevicePreset("iPhone 14", 390, 844, top: 47, bottom: 34, sides: 47),
    DevicePreset("iPhone 14 Pro", 393, 852, top: 59, bottom: 34, sides: 59),
    DevicePreset("iPhone 15", 393, 852, top: 59, bottom: 34, sides: 59),
    DevicePreset("iPhone 16", 393, 852, top: 59, bottom: 34, sides: 59),
    DevicePreset("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, sides: 62),
    DevicePreset("iPhone 17", 402, 874, top: 62, bottom: 34, sides: 62),
    DevicePreset("iPad", 768, 1024, scale: 2, top: 20, bottom: 0, sides: 0),
    DevicePreset("iPad Pro 11", 834, 1194, scale: 2, top: 24, bottom: 20, sides: 0),
  ]

  /// The device of a name, whatever its case; `nil` where there is none.
  package static func named(_ name: String) -> DevicePreset? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
