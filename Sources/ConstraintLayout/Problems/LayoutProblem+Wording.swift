internal import LayoutEngine

extension LayoutProblem {
  /// The mistake in words, `UIKit`'s own first so that it can be searched for.
  package var message: String {
    switch reason {
    case .unsatisfiable(let members, let broken):
      Self.unsatisfiable(members, broken: broken)
    case .ambiguous(let view, let axis, let isLength):
      """
      \(view) has an ambiguous layout: its \(Self.name(axis, isLength)) could be another. \
      Constrain its \(Self.remedy(axis, isLength)).
      """
    case .noCommonAncestor(let constraint):
      """
      Unable to activate constraint because its items have no common ancestor: \
      \(constraint.text). Add both views to the hierarchy before activating it.
      """
    case .invalidPair(let constraint, let pair):
      "\(Self.wording(pair)) (\(constraint.text))"
    case .exceedsLimits(let constraint):
      """
      This NSLayoutConstraint is being configured with a constant that exceeds internal limits: \
      \(constraint.text). A smaller value is used; write a number below 1000000.
      """
    case .invalidFormat(let format, let offset, let mistake):
      """
      Unable to parse constraint format: \(Self.wording(mistake))
      \(format)
      \(String(repeating: " ", count: offset))^
      """
    case .unsettled(let view):
      """
      The layout of \(view) still changes after \(LayoutCycle.roundLimit) rounds. \
      Break the circle in layoutSubviews or between margins and frames.
      """
    case .tooManyConstraints(let view):
      """
      The constraints in \(view) are too many to be solved together; some of them are not heeded. \
      Show fewer views, or place some by their frames.
      """
    case .containsItself(let view):
      "Can't add \(view) to itself or to one inside it. Add it to another."
    case .defaultMargins(let view, let length):
      """
      The default layout margins of \(view) decide where its content stands; they are \
      \(length.shown) points here, 8 up to iOS 27.0, and 0 from iOS 27.1 on. \
      Set its directionalLayoutMargins.
      """
    case .marksLeftOut(let view, let count):
      """
      \(view) draws more than \(CGContext.mostMarks) things; the last \(count) of them are not in \
      the picture. Draw several of them as one path.
      """
    case .clipsLeftOut(let view, let count):
      """
      \(view) clips its drawing by more than \(CGContext.mostClips) paths at once; the last \
      \(count) of them do not clip. Restore the state between them.
      """
    }
  }

  private static func unsatisfiable(_ members: [Exhibit], broken: Exhibit) -> String {
    let list = members.map { "    \"\($0.text)\"\(Self.place($0))" }.joined(separator: ",\n")
    let forgotten =
      members.contains { $0.text.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
      ? """

      A frame takes part: set translatesAutoresizingMaskIntoConstraints = false on the view that \
      constraints are to place.
      """ : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this: (1) look at each constraint and try to figure out which you don't expect;
      \t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )
      Will attempt to recover by breaking constraint
      \(broken.text), the last of them to be activated\(forgotten)
      """
  }

  private static func place(_ exhibit: Exhibit) -> String {
    exhibit.source.map { " at line \($0.line)" } ?? ""
  }

  private static func name(_ axis: Axis, _ isLength: Bool) -> String {
    switch (axis, isLength) {
    case (.horizontal, true): "width"
    case (.horizontal, false): "horizontal position"
    case (.vertical, true): "height"
    case (.vertical, false): "vertical position"
    }
  }

  private static func remedy(_ axis: Axis, _ isLength: Bool) -> String {
    switch (axis, isLength) {
    case (.horizontal, true): "width, or both its leading and trailing edges"
    case (.horizontal, false): "leading, trailing or horizontal centre"
    case (.vertical, true): "height, or both its top and bottom edges"
    case (.vertical, false): "top, bottom or vertical centre"
    }
  }

  private static func wording(_ pair: InvalidPair) -> String {
    switch pair {
    case .directionalWithPhysical:
      """
      A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
      Use leading/trailing for both or neither.
      """
    case .acrossAxes:
      """
      Invalid pairing of layout attributes: a constraint cannot be made between a horizontal and a \
      vertical attribute. Use attributes of one axis.
      """
    case .lengthWithPlace:
      """
      Invalid pairing of layout attributes: a constraint cannot be made between a length and a \
      place. Relate widths and heights to each other, and edges to edges.
      """
    case .placeAlone:
      """
      Invalid pairing of layout attributes: location attributes must be specified in pairs. \
      Name a second item, or constrain a width or a height.
      """
    case .missing:
      "A constraint needs a view or a guide and an attribute of it. Pass both."
    }
  }

  private static func wording(_ mistake: VisualFormatMistake) -> String {
    switch mistake {
    case .unknownView(let name):
      "'\(name)' is not a key in the views dictionary. Add it there."
    case .unknownMetric(let name):
      "'\(name)' is not a key in the metrics dictionary. Add it there, or write a number."
    case .expected(let what): "Expected \(what) here."
    case .superviewMissing:
      "The views have no superview that '|' could mean. Add them to one first."
    case .lengthOfView(let name): "'\(name)' is a view; a connection needs a number or a metric."
    }
  }
}
