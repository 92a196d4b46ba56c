internal import LayoutEngine

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as `UIKit` writes it, with names in place of addresses.
  public var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(equation)   (\(isActive ? "active" : "inactive"))>"
  }

  /// The constraint as a report shows it.
  var exhibit: LayoutProblem.Exhibit {
    LayoutProblem.Exhibit(text: description, source: source)
  }

  private var equation: String {
    let left = "\(first?.reportName ?? "nil").\(firstAttribute)"
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if let second {
      if multiplier != 1 { right += "\(multiplier.shown)*" }
      right += "\(second.reportName).\(secondAttribute)"
      if constant != 0 {
        right += constant < 0 ? " - \((-constant).shown)" : " + \(constant.shown)"
      }
    } else {
      right = constant.shown
    }
    let level = priority == .required ? "" : " @\(CGFloat(priority.rawValue).shown)"
    return "\(left) \(sign) \(right)\(level)"
  }
}

extension CGFloat {
  /// The number as reports show it: without a fraction where it has none.
  var shown: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
