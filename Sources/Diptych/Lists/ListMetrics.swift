/// The lengths of iOS's lists, in points.
///
/// The least height of a row and the insets of boxes and rows are those of `UITableView`; what is
/// marked *weak* comes from pictures and memory.
enum ListMetrics {
  /// The least height of a row.
  static let minimumRowHeight: CGFloat = 44
  /// The distance between the edges of the list and the boxes in it.
  static let boxInset: CGFloat = 16
  /// The room around a row's content.
  ///
  /// `UIHostingConfiguration` was measured to leave 11 points above and below, and code that imitates
  /// `List` has 20 at the sides.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// The room around a row with a control, which is no higher than one with a line of text; weak.
  static let controlInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
  /// What people call the controls that are higher than a line of text.
  static let controls: Set = [
    "ColorPicker", "DatePicker", "Picker", "Slider", "Stepper", "Toggle",
  ]
  /// How much further than a row those begin that it opens; `UITableViewCell` documents it, weak here.
  static let indentation: CGFloat = 10
  /// The thickness of the line between rows.
  static let separatorThickness: CGFloat = 1
  /// The gap above a section without a header; weak.
  static let sectionSpacing: CGFloat = 35
  /// The room above and below a header; weak.
  static let headerInsets = EdgeInsets(top: 17, leading: 20, bottom: 7, trailing: 20)
  /// The room above and below a footer; weak.
  static let footerInsets = EdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
  /// The radius of a box's corners; weak.
  static let boxRadius: CGFloat = 10
}
