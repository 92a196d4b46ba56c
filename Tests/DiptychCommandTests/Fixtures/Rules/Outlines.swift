import UIKit

final class Outline: UIViewController {
  private let isOpen: Bool
  private var items: UICollectionViewDiffableDataSource<Int, String>!
  init(isOpen: Bool) {
    self.isOpen = isOpen
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      cell.accessibilityIdentifier = item
    }
    items = .init(collectionView: list) { list, place, item in
      list.dequeueConfiguredReusableCell(using: cell, for: place, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    if isOpen { outline.expand(["fruit"]) }
    items.apply(outline, to: 0, animatingDifferences: false)
  }
}

#Preview("What is below a closed item is hidden", traits: .fixedLayout(width: 320, height: 480)) {
  Outline(isOpen: false)
}
// nuts: 0 44 320 44
// apple: -

#Preview("What is below an opened one follows it", traits: .fixedLayout(width: 320, height: 480)) {
  Outline(isOpen: true)
}
// apple: 0 44 320 44
// pear: 0 88 320 44
// nuts: 0 132 320 44
