import LayoutEngine
import Testing

@Suite struct `What stands at the ends of list cells` {
  /// A list of one row, 320 points wide, with accessories.
  private func run(_ accessories: String, _ direction: LayoutDirection) -> InterfaceRun {
    InterfaceRun(
      """
      final class Screen: UICollectionViewController {
        init() {
          let list = UICollectionLayoutListConfiguration(appearance: .plain)
          super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }
        required init?(coder: NSCoder) { nil }
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = UICollectionViewListCell()
          var content = cell.defaultContentConfiguration()
          content.text = "Row"
          cell.contentConfiguration = content
          cell.accessories = [\(accessories)]
          return cell
        }
        private func box(_ name: String, _ width: CGFloat) -> UIView {
          let view = UIView()
          view.accessibilityIdentifier = name
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
          view.heightAnchor.constraint(equalToConstant: 10).isActive = true
          return view
        }
      }
      #Preview { Screen() }
      """,
      direction
    )
  }

  @Test func `views stand in a row at the trailing edge, in their order`() {
    let accessories = """
      .customView(configuration: .init(customView: box("a", 30), placement: .trailing())),
      .customView(configuration: .init(customView: box("b", 12), placement: .trailing()))
      """
    let left = run(accessories, .leftToRight)
    #expect(left.messages == [])
    #expect(left.frames["a"] == [254, 17, 30, 10])
    #expect(left.frames["b"] == [292, 17, 12, 10])
    let right = run(accessories, .rightToLeft)
    #expect(right.frames["a"] == [36, 17, 30, 10])
    #expect(right.frames["b"] == [16, 17, 12, 10])
  }

  @Test func `views at the leading edge take room before the content`() {
    let accessories = """
      .customView(configuration: .init(customView: box("a", 30), placement: .leading()))
      """
    #expect(run(accessories, .leftToRight).frames["a"] == [16, 17, 30, 10])
    #expect(run(accessories, .rightToLeft).frames["a"] == [274, 17, 30, 10])
  }

  @Test func `what is for editing, or hidden, is not there`() {
    let accessories = """
      .customView(
        configuration: .init(
          customView: box("a", 30), placement: .trailing(displayed: .whenEditing))),
      .customView(
        configuration: .init(customView: box("b", 30), placement: .leading(), isHidden: true)),
      .delete(), .reorder(), .label(text: "x", displayed: .whenEditing)
      """
    let run = run(accessories, .leftToRight)
    #expect(run.messages == [])
    #expect(run.frames["a"] == nil)
    #expect(run.frames["b"] == nil)
  }

  @Test func `rows have a ground and lines between them as the list says`() {
    func drawn(_ appearance: String, _ direction: LayoutDirection) -> InterfaceRun {
      InterfaceRun(
        """
        final class Screen: UIViewController {
          var source: UICollectionViewDiffableDataSource<Int, String>?
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionLayoutListConfiguration(appearance: \(appearance))
            let items = UICollectionView(
              frame: view.bounds,
              collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.addSubview(items)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
              cell, path, item in
              var content = cell.defaultContentConfiguration()
              content.text = item
              cell.contentConfiguration = content
              print(path.item, items.backgroundColor == .systemGroupedBackground)
            }
            source = UICollectionViewDiffableDataSource<Int, String>(collectionView: items) {
              $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
            var rows = NSDiffableDataSourceSnapshot<Int, String>()
            rows.appendSections([0])
            rows.appendItems(["a", "b"])
            source?.apply(rows)
          }
        }
        #Preview { Screen() }
        """,
        direction
      )
    }
    func lines(_ run: InterfaceRun) -> Int {
      run.drawings.filter { $0 == .shape(.rectangle, fill: Self.line, stroke: nil) }.count
    }
    for direction in LayoutDirection.allCases {
      let plain = drawn(".plain", direction)
      #expect(plain.messages == [])
      #expect(plain.console == ["0 false", "1 false"])
      #expect(lines(plain) == 2)
      let grouped = drawn(".insetGrouped", direction)
      #expect(grouped.console == ["0 true", "1 true"])
      #expect(lines(grouped) == 1)
    }
  }

  private static let line = Paint(.secondary).opacity(0.5)
}
