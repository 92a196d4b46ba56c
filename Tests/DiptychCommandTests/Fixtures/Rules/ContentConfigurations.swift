import SwiftUI
import UIKit

struct Caption: UIContentConfiguration {
  var text = ""

  func makeContentView() -> UIView & UIContentView { CaptionView(configuration: self) }

  func updated(for state: UIConfigurationState) -> Self { self }
}

final class CaptionView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: UIContentConfiguration { didSet { show() } }

  init(configuration: Caption) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.accessibilityIdentifier = "caption"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("no archives here") }

  private func show() { label.text = (configuration as? Caption)?.text }
}

final class Configured: UITableViewController {
  let configurations: [UIContentConfiguration]

  init(_ configurations: [UIContentConfiguration]) {
    self.configurations = configurations
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    configurations.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    cell.contentConfiguration = configurations[indexPath.row]
    return cell
  }
}

// SwiftUI stands in the middle of a row, 16 and 11 points away from its edges; rows are at least
// 56 points high.
#Preview("Rows show SwiftUI", traits: .fixedLayout(width: 320, height: 200)) {
  Configured([
    UIHostingConfiguration { Text("one").accessibilityIdentifier("one") },
    UIHostingConfiguration { Color.red.frame(height: 60).accessibilityIdentifier("red") },
  ])
}
// row0: 0 0 320 56
// one: 148 20 24 16
// row1: 0 56 320 82
// red: 16 67 288 60

#Preview("Margins and least heights are changed", traits: .fixedLayout(width: 320, height: 200)) {
  Configured([
    UIHostingConfiguration { Color.red.frame(height: 60).accessibilityIdentifier("red") }
      .margins(.leading, 40)
      .background(.yellow),
    UIHostingConfiguration { Text("one").accessibilityIdentifier("one") }
      .margins(.all, 0)
      .minSize(height: 30),
  ])
}
// row0: 0 0 320 82
// red: 40 11 264 60
// row1: 0 82 320 30
// one: 148 89 24 16

#Preview("Rows show views of one's own", traits: .fixedLayout(width: 320, height: 200)) {
  Configured([Caption(text: "four")])
}
// row0: 0 0 320 56
// caption: 10 20 32 16

final class Tiles: UICollectionViewController {
  private let listed = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, item in
    var content = UIListContentConfiguration.cell()
    content.text = "Item \(item)"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    cell.accessibilityIdentifier = "tile\(item)"
  }
  private let hosted = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, item in
    cell.accessibilityIdentifier = "tile\(item)"
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(width: 20, height: state.isSelected ? 10 : 60)
          .accessibilityIdentifier("red")
      }
    }
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    )
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    indexPath.item == 0
      ? collectionView.dequeueConfiguredReusableCell(using: listed, for: indexPath, item: 0)
      : collectionView.dequeueConfiguredReusableCell(using: hosted, for: indexPath, item: 1)
  }
}

// A handler configures the cell before it is measured.
#Preview("Tiles are configured like rows", traits: .fixedLayout(width: 320, height: 200)) {
  Tiles()
}
// tile0: 0 0 320 44
// tile1: 0 44 320 82
// red: 150 55 20 60

// The leading inset of a background turns; a row that shows something else has no label any more.
#Preview("Backgrounds stand behind content", traits: .fixedLayout(width: 320, height: 200)) {
  final class Grounds: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(
      _ table: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let mark = UIView()
      mark.accessibilityIdentifier = "mark"
      var ground = UIBackgroundConfiguration.clear()
      ground.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 4)
      ground.customView = mark
      cell.backgroundConfiguration = ground
      var content = cell.defaultContentConfiguration()
      content.text = "a text that\ntakes lines\nand more"
      cell.contentConfiguration = content
      cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 40) }
      cell.accessibilityIdentifier = "row"
      return cell
    }
  }
  return Grounds()
}
// row: 0 0 320 62
// mark: 20 1 296 59
