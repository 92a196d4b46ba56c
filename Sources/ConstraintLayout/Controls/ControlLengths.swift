internal import LayoutEngine

/// The lengths of controls, in points.
///
/// They are the intrinsic sizes that controls report on iOS up to 18, with text measured in the
/// cells of a terminal; where it says *weak*, they come from pictures.
enum ControlLengths {
  static let switchSize = CGSize(width: 51, height: 31)
  /// The gap between a switch's edge and its knob; weak.
  static let switchInset: CGFloat = 2
  static let sliderHeight: CGFloat = 31
  static let sliderTrack: CGFloat = 4
  /// The gap between a slider's bar and the pictures at its ends; weak.
  static let sliderImageGap: CGFloat = 8
  static let progressThickness: CGFloat = 4
  static let stepperSize = CGSize(width: 94, height: 32)
  static let segmentedHeight: CGFloat = 32
  /// The room beside a segment's title; weak.
  static let segmentInset: CGFloat = 10
  static let fieldHeight: CGFloat = 22
  static let roundedFieldHeight: CGFloat = 34
  /// The room beside the text of a rounded field.
  static let fieldInset: CGFloat = 7
  /// The room above and below the title of a button without a configuration.
  static let buttonInset: CGFloat = 6
  /// The least width of a button without a configuration.
  static let buttonMinimum: CGFloat = 30
  /// The side of a button that closes something.
  static let closeButton: CGFloat = 30
  /// The side of the button that empties a field.
  static let clearButton: CGFloat = 19
  /// The gap between that button and the field's trailing side, and between it and the text; weak.
  static let clearButtonGap: CGFloat = 5
  static let spinner: CGFloat = 20
  static let largeSpinner: CGFloat = 37
  /// The height of a page control; weak.
  static let pageHeight: CGFloat = 26
  /// The distance between the dots of a page control; weak.
  static let pageStep: CGFloat = 16

  /// The size of a slider's knob: a disc up to iOS 18, wider than high from 26 on.
  static var knob: CGSize {
    let isWide = InterfaceEnvironment.current.systemVersion >= SystemVersion(26)
    return isWide ? CGSize(width: 38, height: 25) : CGSize(width: 28, height: 28)
  }

  /// The faint colour of what a value has not filled.
  static let track = UIColor.systemGray.withAlphaComponent(0.35).paint
}
