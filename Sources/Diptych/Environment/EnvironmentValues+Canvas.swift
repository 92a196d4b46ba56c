package import LayoutEngine

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// The number of pixels to a point; 1 where no device says otherwise.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Sets what views find on a canvas: on a device its size classes and its scale.
  ///
  /// A plain canvas is an upright phone's, whatever its size.
  package mutating func stand(on canvas: PreviewCanvas) {
    guard case .device(let device) = canvas else { return }
    let room = ScreenRoom(device.size)
    horizontalSizeClass = room.isWide ? .regular : .compact
    verticalSizeClass = room.isHigh ? .regular : .compact
    displayScale = device.preset.scale
  }
}
