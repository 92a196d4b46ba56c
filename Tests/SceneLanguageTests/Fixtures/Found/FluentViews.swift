import UIKit

extension UIView {
  static func fresh() -> Self { Self() }
  @discardableResult
  func filled(_ color: UIColor) -> Self {
    backgroundColor = color
    return self
  }
}
final class FluentViews: UIViewController {
  private let label = UILabel.fresh().filled(.systemTeal)
  private let table = UITableView.fresh()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.filled(.systemPink).text = "x"
    table.filled(.clear).separatorStyle = .none
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    label.setContentCompressionResistancePriority(.required - 1, for: .vertical)
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    view.addSubview(label)
  }
}
#Preview { FluentViews() }
