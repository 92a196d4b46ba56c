internal import LayoutEngine

extension ConstraintOrigin {
  /// The constraint as a report shows it, in `UIKit`'s manner.
  var exhibit: LayoutProblem.Exhibit {
    switch self {
    case .scene(let constraint):
      return constraint.exhibit
    case .autoresizing(let named, let attribute):
      guard let view = named.view else { return .gone }
      let value: CGFloat =
        switch attribute {
        case .width: view.extent.width
        case .height: view.extent.height
        case .top: view.origin.y
        default: view.origin.x
        }
      return exhibit(
        "NSAutoresizingMaskLayoutConstraint",
        "\(view.autoresizingNotation) \(view.reportName).\(attribute) == \(value.shown)",
        view
      )
    case .content(let named, let attribute, let relation):
      guard let view = named.view else { return .gone }
      let sign = relation == .lessThanOrEqual ? "<=" : ">="
      return exhibit(
        "NSContentSizeLayoutConstraint",
        "\(view.reportName).\(attribute) \(sign) its content",
        view
      )
    case .stack(let named, let rule):
      guard let view = named.view else { return .gone }
      return exhibit("NSLayoutConstraint", "'\(rule)' \(view.reportName)", view)
    case .canvas(let named):
      guard let view = named.view else { return .gone }
      return exhibit(
        "NSLayoutConstraint",
        "'UIView-Encapsulated-Layout-Size' \(view.reportName)",
        view
      )
    }
  }

  private func exhibit(_ type: String, _ text: String, _ view: UIView) -> LayoutProblem.Exhibit {
    LayoutProblem.Exhibit(text: "<\(type) \(text)   (active)>", source: view.source)
  }
}

extension LayoutProblem.Exhibit {
  /// A constraint of a view that is no more.
  fileprivate static let gone = LayoutProblem.Exhibit(text: "<NSLayoutConstraint>", source: nil)
}

extension UIView {
  /// The autoresizing mask in `UIKit`'s notation: `-` for what is fixed, `&` for what is flexible.
  fileprivate var autoresizingNotation: String {
    let mask = layoutState.autoresizingMask
    func sign(_ part: AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    let horizontal = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(sign)
    let vertical = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(sign)
    return "h=\(horizontal.joined()) v=\(vertical.joined())"
  }
}
