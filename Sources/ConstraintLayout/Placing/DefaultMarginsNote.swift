internal import LayoutEngine

/// Notes where the margins that the system gives plain views decide a frame.
///
/// They were 8 points for ten years and are none from iOS 27.1 on, so a scene that relies on them
/// looks different on either side.
enum DefaultMarginsNote {
  /// Notes the first view of a tree whose standard margins a constraint uses.
  static func note(in view: UIView) {
    _ = find(in: view)
  }

  private static func find(in view: UIView) -> Bool {
    for constraint in view.constraints {
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ] {
        guard let owner = marginsOwner(item, attribute), owner.hasStandardMargins,
          owner.changesWithStandardMargins(attribute)
        else { continue }
        let length = InterfaceEnvironment.current.systemVersion.defaultLayoutMargin
        let reason = LayoutProblem.Reason.defaultMargins(view: owner.reportName, length: length)
        let problem = LayoutProblem(reason, source: constraint.source)
        InterfaceEnvironment.current.problems.note(problem)
        return true
      }
    }
    return view.children.contains(where: find)
  }

  private static func marginsOwner(
    _ item: (any LayoutItem)?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> UIView? {
    if let guide = item as? UILayoutGuide {
      return guide.kind == .margins || guide.kind == .readable ? guide.owningView : nil
    }
    return attribute.insideMargins == nil ? nil : item?.layoutOwner
  }
}

extension UIView {
  /// Whether an attribute stands elsewhere with the margins of one system than with another's.
  fileprivate func changesWithStandardMargins(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let (few, many) = (
      effectiveMargins(above: .zero),
      effectiveMargins(above: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    )
    return attribute.isHorizontal
      ? few.left != many.left || few.right != many.right
      : few.top != many.top || few.bottom != many.bottom
  }
}
