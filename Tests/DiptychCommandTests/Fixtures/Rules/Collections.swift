import UIKit

final class Tiles: UIViewController, UICollectionViewDataSource {
  let view0: UICollectionView
  let count: Int

  init(_ count: Int, _ layout: UICollectionViewLayout) {
    self.count = count
    view0 = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view0.dataSource = self
    view0.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view0)
    NSLayoutConstraint.activate([
      view0.topAnchor.constraint(equalTo: view.topAnchor),
      view0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.accessibilityIdentifier = "tile\(indexPath.item)"
    return cell
  }
}

func lines(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 60, height: 40)
  change(layout)
  return layout
}

// Three of 60 with 10 between take 200 of 260; the 60 that are left go between them.
#Preview("A line is set from side to side", traits: .fixedLayout(width: 300, height: 200)) {
  Tiles(4, lines { $0.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30) })
}
// tile0: 10 20 60 40
// tile1: 110 20 60 40
// tile2: 210 20 60 40
// tile3: 10 70 60 40

#Preview("Lines stand ten points apart", traits: .fixedLayout(width: 160, height: 200)) {
  Tiles(4, lines { _ in })
}
// tile0: 0 0 60 40
// tile1: 100 0 60 40
// tile2: 0 50 60 40
// tile3: 100 50 60 40

#Preview("A sideways flow fills columns", traits: .fixedLayout(width: 300, height: 90)) {
  Tiles(
    3,
    lines {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 4
    }
  )
}
// tile0: 0 0 60 40
// tile1: 0 50 60 40
// tile2: 64 0 60 40

func halves() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 0)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    ),
    subitems: [item]
  )
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 6
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 40)
  return UICollectionViewCompositionalLayout(section: section)
}

// 240 are left for two items of a half each.
#Preview("Groups repeat their items", traits: .fixedLayout(width: 300, height: 200)) {
  Tiles(3, halves())
}
// tile0: 28 12 112 40
// tile1: 148 12 112 40
// tile2: 28 62 112 40

final class Sections: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let container = environment.container
      let whole = NSCollectionLayoutSize(
        widthDimension: .absolute(container.effectiveContentSize.width / 2),
        heightDimension: .absolute(environment.traitCollection.displayScale * 10)
      )
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      )
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(16)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
      return section
    }
    let items = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.accessibilityIdentifier = "item\(item)"
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityIdentifier = "header\(path.section)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: items) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    source?.apply(snapshot, animatingDifferences: false)
    view.addSubview(items)
  }
}

// Sections are half as wide as the container and stand below each other, each under its header.
#Preview("A layout knows its container", traits: .fixedLayout(width: 200, height: 200)) {
  Sections()
}
// header0: 0 0 200 16
// item1: 0 16 100 10
// item2: 0 26 100 10
// header1: 0 36 200 16
// item3: 0 52 100 10

final class HeadedList: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = name
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      view.contentConfiguration = content
      view.accessibilityIdentifier = "header\(path.section)"
    }
    dataSource = .init(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
    }
    dataSource?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

// Headers are 38 high below 17 points of room, as in tables; rows are 44 high.
#Preview("Groups of a list have headers", traits: .fixedLayout(width: 300, height: 300)) {
  HeadedList(.insetGrouped)
}
// header0: 16 17 268 38
// a: 16 55 268 44
// b: 16 99 268 44
// header1: 16 160 268 38
// c: 16 198 268 44

#Preview("HeadedList of a plain list have headers", traits: .fixedLayout(width: 300, height: 300)) {
  HeadedList(.plain)
}
// header0: 0 0 300 28
// a: 0 28 300 44
// b: 0 72 300 44
// header1: 0 116 300 28
// c: 0 144 300 44

final class Words: UIViewController, UICollectionViewDataSource {
  private let lengths: [CGFloat] = [60, 100, 80, 120]
  private let group: NSCollectionLayoutGroup
  private let scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior

  init(
    _ group: NSCollectionLayoutGroup,
    _ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) {
    (self.group, self.scrolling) = (group, scrolling)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.orthogonalScrollingBehavior = scrolling
    let items = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
    items.dataSource = self
    view.addSubview(items)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { lengths.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    cell.accessibilityIdentifier = "word\(indexPath.item)"
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    let area = cell.contentView
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: lengths[indexPath.item]),
      content.heightAnchor.constraint(equalToConstant: 20 + CGFloat(indexPath.item)),
    ])
    return cell
  }
}

private let word = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .estimated(9))
)

// 60 + 10 + 100 and no 10 + 80 of 240; the line is as high as the highest of its items.
#Preview("Estimated items fill lines", traits: .fixedLayout(width: 240, height: 200)) {
  Words(
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(9)
      ),
      subitems: [word]
    )
  )
}
// word0: 0 0 60 20
// word1: 70 0 100 21
// word2: 0 26 80 22
// word3: 90 26 120 23

// An estimated group is as long as its items, which are as many as the estimates have room for.
#Preview("Estimated groups side by side", traits: .fixedLayout(width: 400, height: 100)) {
  Words(
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(110),
        heightDimension: .estimated(9)
      ),
      subitems: [word]
    ),
    .continuous
  )
}
// word0: 0 0 60 20
// word1: 70 0 100 21
// word2: 175 0 80 22
// word3: 265 0 120 23
