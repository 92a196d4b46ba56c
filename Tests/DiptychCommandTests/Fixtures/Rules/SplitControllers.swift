import UIKit

final class Page: UIViewController {
  private let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
  }
}

final class Sides: UISplitViewController, UISplitViewControllerDelegate {
  private let top: Column
  init(_ top: Column) {
    self.top = top
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(Page("menu"), for: .primary)
    setViewController(Page("detail"), for: .secondary)
  }
  required init?(coder: NSCoder) { nil }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top }
}

#Preview("A narrow one shows the secondary column", traits: .fixedLayout(width: 390, height: 600)) {
  Sides(.secondary)
}
// menu: -
// detail: 0 0 390 600

#Preview("Its delegate may ask for the primary one", traits: .fixedLayout(width: 390, height: 600)) {
  Sides(.primary)
}
// menu: 0 0 390 600
// detail: -
