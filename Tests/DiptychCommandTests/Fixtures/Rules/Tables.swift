import UIKit

final class MarginsCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("no archives here") }
}

class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let texts: [String]
  let height: CGFloat?

  init(_ texts: [String], style: UITableView.Style = .plain, height: CGFloat? = nil) {
    self.texts = texts
    self.height = height
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.accessibilityIdentifier = "table"
    table.register(MarginsCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    guard let row = cell as? MarginsCell else { return cell }
    row.title.text = texts[indexPath.row]
    row.title.accessibilityIdentifier = "title\(indexPath.row)"
    return row
  }
}

// The content has 11 points above and below, and 16 beside it where the table is narrower than 414.
#Preview("Rows are as high as their content", traits: .fixedLayout(width: 200, height: 200)) {
  Rows(["one", "a text that takes two of the lines"])
}
// table: 0 0 200 200
// row0: 0 0 200 38
// title0: 16 11 168 16
// row1: 0 38 200 54
// title1: 16 49 168 32

#Preview("A delegate tells the height of rows", traits: .fixedLayout(width: 200, height: 200)) {
  Rows(["one", "two"], height: 60)
}
// row0: 0 0 200 60
// title0: 16 11 168 38
// row1: 0 60 200 60

#Preview("A wide table has wider margins", traits: .fixedLayout(width: 480, height: 100)) {
  Rows(["one"])
}
// row0: 0 0 480 38
// title0: 20 11 440 16

#Preview("Groups stand apart from the sides", traits: .fixedLayout(width: 320, height: 200)) {
  Rows(["one", "two"], style: .insetGrouped)
}
// row0: 16 35 288 38
// title0: 32 46 256 16
// row1: 16 73 288 38

final class Settings: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    cell.textLabel?.text = "Sound"
    cell.textLabel?.accessibilityIdentifier = "text\(indexPath.row)"
    cell.detailTextLabel?.text = "On"
    cell.detailTextLabel?.accessibilityIdentifier = "detail\(indexPath.row)"
    if indexPath.row == 1 {
      let toggle = UISwitch()
      toggle.accessibilityIdentifier = "toggle"
      cell.accessoryView = toggle
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

// A row of texts is 44 high; an accessory view keeps its size, at the trailing margin.
#Preview(
  "Standard cells place texts and accessories",
  traits: .fixedLayout(width: 320, height: 100)
) {
  Settings()
}
// row0: 0 0 320 44
// text0: 16 14 40 16
// detail0: 288 14 16 16
// row1: 0 44 320 44
// text1: 16 58 40 16
// toggle: 253 50.5 51 31

// The bar takes 44 points; the header, as high as its label, is as wide as the group. What a
// delegate may implement a subclass of it may add.
#Preview("Bars do not make rows higher", traits: .fixedLayout(width: 320, height: 480)) {
  final class Headed: Rows {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "Head"
      label.accessibilityIdentifier = "head"
      return label
    }
  }
  return UINavigationController(rootViewController: Headed(["one", "two"], style: .insetGrouped))
}
// head: 16 44 288 16
// row0: 16 60 288 38
// title0: 32 71 256 16
// row1: 16 98 288 38
