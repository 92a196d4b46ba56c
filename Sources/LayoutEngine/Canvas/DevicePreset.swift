/// The screen of a kind of device.
package struct DevicePreset: Hashable, Sendable {
  /// The name that the maker gives it.
  package var name: String
  /// The size when held upright, in points.
  package var portraitSize: CGSize
  /// Pixels for each point.
  package var scale: CGFloat
  /// What bars and the device's shape take from the screen when held upright, in points.
  package var portraitInsets: EdgeInsets
  /// What they take from the screen when it is turned by a quarter, in points.
  package var landscapeInsets: EdgeInsets
}

/// A device as somebody holds it.
package struct HeldDevice: Hashable, Sendable {
  package var preset: DevicePreset
  /// Whether it is turned by a quarter, so that it is wider than high.
  package var isLandscape: Bool

  package init(_ preset: DevicePreset, isLandscape: Bool = false) {
    self.preset = preset
    self.isLandscape = isLandscape
  }

  /// The size of the screen, in points.
  package var size: CGSize {
    let upright = preset.portraitSize
    return isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }

  /// What bars and the device's shape take from the screen, in points.
  ///
  /// Leading and trailing are alike on every device, so a direction changes nothing.
  package var safeAreaInsets: EdgeInsets {
    isLandscape ? preset.landscapeInsets : preset.portraitInsets
  }
}
