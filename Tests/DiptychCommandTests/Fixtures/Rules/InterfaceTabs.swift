import UIKit

final class Page: UIViewController {
  private let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
  }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
        Page("home")
      },
      UISearchTab { _ in Page("search") },
      UITabGroup(
        title: "More",
        image: UIImage(systemName: "folder"),
        identifier: "more",
        children: [
          UITab(title: "One", image: nil, identifier: "one") { _ in Page("one") },
          UITab(title: "Two", image: nil, identifier: "two") { _ in Page("two") },
        ]
      ),
    ]
  }
}

#Preview("The first tab is shown", traits: .fixedLayout(width: 390, height: 600)) {
  Tabs()
}
// home: 0 0 390 600
// more: -

#Preview("A group shows the first of its own", traits: .fixedLayout(width: 390, height: 600)) {
  let tabs = Tabs()
  tabs.loadViewIfNeeded()
  tabs.selectedTab = tabs.tab(forIdentifier: "more")
  return tabs
}
// home: -
// one: 0 0 390 600
