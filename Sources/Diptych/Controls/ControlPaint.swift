/// What the parts of controls are painted with.
enum ControlPaint {
  /// The track of a slider, a progress bar or a switch that is off: a faint grey.
  static let track = Color.gray.opacity(0.35)
  /// The inside of a box around something to touch or to fill in: fainter still.
  static let box = Color.gray.opacity(0.2)
  /// What a hand moves, such as the knob of a slider.
  ///
  /// A terminal's background may be white or black, so it has the colour of text, which shows on
  /// both.
  static let knob = Color.primary
}
