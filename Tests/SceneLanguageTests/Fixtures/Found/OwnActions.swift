import UIKit

final class Choice: NSObject, NSCopying {
  var count = 1
  func copy(with zone: NSZone? = nil) -> Any {
    let copy = Choice()
    copy.count = count
    return copy
  }
}

final class Source: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var snapshot = snapshot()
    if let item = itemIdentifier(for: indexPath) { snapshot.deleteItems([item]) }
    apply(snapshot)
  }
}

final class Screen: UITableViewController {
  private let choice = Choice()
  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() })
    let copy = choice.copy() as? Choice
    print(copy?.count ?? 0)
    let controls: [UIControl] = [
      UISwitch(frame: .zero, primaryAction: UIAction { _ in }),
      UISlider(frame: .zero, primaryAction: nil),
      UITextField(frame: .zero, primaryAction: UIAction { _ in }),
      UIButton(primaryAction: UIAction(title: "Go") { _ in }),
      UIButton(frame: .zero, primaryAction: UIAction(title: "Go") { _ in }),
      UIDatePicker(frame: .zero, primaryAction: nil),
    ]
    controls.forEach(view.addSubview)
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSCopying, previewProvider: nil) { _ in nil }
  }
}
#Preview { Screen() }
