/// The lengths of iOS's controls, in points.
///
/// They come from Apple's documentation, from the intrinsic sizes that `UIKit`'s controls report, and
/// where it says *weak*, from pictures and memory.
enum ControlMetrics {
  /// The size of a `UISwitch`.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The gap between a switch's edge and its knob; weak.
  static let switchInset: CGFloat = 2
  /// The size of a `UIStepper`.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The thickness of a `UIProgressView`.
  static let progressThickness: CGFloat = 4
  /// The gaps between a progress bar and the labels above and below it; weak.
  static let progressSpacing: CGFloat = 4
  /// The side of a medium `UIActivityIndicatorView`.
  static let spinnerLength: CGFloat = 20
  /// The side of a circular gauge; weak.
  static let circularGaugeLength: CGFloat = 58
  /// The thickness of a circular gauge's line; weak.
  static let circularGaugeThickness: CGFloat = 6
  /// The height of a text field without a border: a line of body text.
  static let textFieldHeight: CGFloat = 22
  /// The height of a `UITextField` with a rounded border.
  static let roundedTextFieldHeight: CGFloat = 34
  /// The gap between a rounded border and the text in it.
  static let textFieldInset: CGFloat = 7
  /// The text container's insets of a `UITextView`.
  static let textEditorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  /// The height of a `UISegmentedControl`.
  static let segmentedHeight: CGFloat = 32
  /// The font of a segment's label, which no font of the views around changes.
  static let segmentFont = Font.system(size: 13, weight: .medium)
  /// The room around a segment's label; weak.
  static let segmentInset: CGFloat = 10
  /// The side of a `UIColorWell`.
  static let colorWellLength: CGFloat = 28
  /// The gap between the icon and the title of a label, measured.
  static let labelSpacing: CGFloat = 8
  /// How far above the baseline the middle of a line of text lies: 8 of 16 and 13 of 16.
  static let middleAboveBaseline: CGFloat = 5
  /// The room around the content of a group box; weak.
  static let groupBoxInset: CGFloat = 16
  /// The radius of the corners of boxes; weak.
  static let boxRadius: CGFloat = 8
  /// How much is seen of the texts below the title in a label, as of iOS's second label colour.
  static let subtitleOpacity = 0.6
  /// How much of a control is seen that cannot be used; weak.
  static let disabledOpacity = 0.5

  /// The room around a bordered button's label, by the size of the control; weak.
  static func buttonInsets(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
