/// The lengths of sliders, in points.
enum SliderMetrics {
  /// The height of every slider, with a 28-point knob and with the wider one alike.
  static let height: CGFloat = 31

  /// The thickness of the track, as a `UISlider` draws it.
  ///
  /// Weak evidence: read off pictures.
  static let trackThickness: CGFloat = 4

  /// The gap between the track and the labels at its ends.
  ///
  /// Weak evidence: the gap measured on macOS 26, which is the stacks' own.
  static let labelSpacing: CGFloat = 8

  /// The size of the knob, recorded from a `UISlider` of iOS 26 (38 × 25); up to iOS 18 it is 28
  /// points wide and round.
  static func knobSize(_ profile: SystemProfile) -> CGSize {
    switch profile {
    case .iOS18: CGSize(width: 28, height: 28)
    case .iOS26, .iOS27: CGSize(width: 38, height: 25)
    }
  }
}
