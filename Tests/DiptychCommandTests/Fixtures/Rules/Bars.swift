import UIKit

func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = name
  return view
}

final class Screen: UIViewController {
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

// A bar is 44 high, with buttons from its ends inwards, 16 apart.
#Preview("Buttons stand at the ends of a bar", traits: .fixedLayout(width: 320, height: 480)) {
  let screen = Screen()
  screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: box("left", 40, 20))
  screen.navigationItem.rightBarButtonItems = [
    UIBarButtonItem(customView: box("first", 30, 30)),
    UIBarButtonItem(customView: box("second", 50, 10)),
  ]
  return UINavigationController(rootViewController: screen)
}
// left: 16 12 40 20
// first: 274 7 30 30
// second: 208 17 50 10
// content: 16 44 288 20

#Preview("A view takes the title's place", traits: .fixedLayout(width: 320, height: 480)) {
  let screen = Screen()
  screen.title = "Hidden"
  screen.navigationItem.titleView = box("title", 100, 24)
  return UINavigationController(rootViewController: screen)
}
// title: 110 10 100 24

// The field is 36 high, 16 from the sides, at the top of a line of 52.
#Preview("A search field is there at rest", traits: .fixedLayout(width: 320, height: 480)) {
  let controller = UIViewController()
  controller.title = "Words"
  let search = UISearchController(searchResultsController: nil)
  search.searchBar.searchTextField.accessibilityIdentifier = "field"
  controller.navigationItem.searchController = search
  let mark = UIView()
  mark.accessibilityIdentifier = "mark"
  mark.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(mark)
  NSLayoutConstraint.activate([
    mark.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
    mark.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    mark.widthAnchor.constraint(equalToConstant: 10),
    mark.heightAnchor.constraint(equalToConstant: 10),
  ])
  return UINavigationController(rootViewController: controller)
}
// field: 16 44 288 36
// mark: 0 96 10 10
