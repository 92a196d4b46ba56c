import LayoutEngine
import Testing

@Suite struct `Layouts of collection views that scenes declare` {
  /// A view of six items, 320 points wide, whose cells tell their numbers as identifiers.
  private func run(
    _ layout: String,
    making make: String,
    _ direction: LayoutDirection = .leftToRight
  ) -> InterfaceRun {
    InterfaceRun(
      """
      \(layout)
      final class Screen: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
          let items = UICollectionView(frame: view.bounds, collectionViewLayout: \(make))
          items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          items.dataSource = self
          items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(items)
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 6 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
          cell.accessibilityIdentifier = "\\(indexPath.item)"
          return cell
        }
      }
      #Preview { Screen() }
      """,
      direction
    )
  }

  private static let steps = """
    final class Steps: UICollectionViewLayout {
      private var made: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        made = (0..<count).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: item * 20, y: item * 100, width: 40, height: 30)
          return attributes
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 700) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        made.filter { $0.frame.intersects(rect) }
      }
    }
    """

  @Test func `place what they tell, and are not mirrored unless they say so`() {
    for direction in LayoutDirection.allCases {
      let run = run(Self.steps, making: "Steps()", direction)
      #expect(run.messages == [])
      #expect(run.frames["0"] == [0, 0, 40, 30])
      #expect(run.frames["3"] == [60, 300, 40, 30])
      // Of what is below the screen no cell is made.
      #expect(run.frames["5"] == nil)
    }
  }

  @Test func `change what the flow of items tells`() {
    let layout = """
      final class Leading: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          itemSize = CGSize(width: 90, height: 20)
          let found = super.layoutAttributesForElements(in: rect)?
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
          var x: CGFloat = 0, bottom: CGFloat = -1
          for attributes in found ?? [] where attributes.representedElementCategory == .cell {
            if attributes.frame.minY >= bottom { x = 4 }
            attributes.frame.origin.x = x
            x = attributes.frame.maxX + 2
            bottom = max(bottom, attributes.frame.maxY)
          }
          return found
        }
      }
      """
    let left = run(layout, making: "Leading()")
    #expect(left.messages == [])
    #expect(left.frames["0"] == [4, 0, 90, 20])
    #expect(left.frames["2"] == [188, 0, 90, 20])
    #expect(left.frames["3"] == [4, 30, 90, 20])
    #expect(run(layout, making: "Leading()", .rightToLeft).frames["0"] == [226, 0, 90, 20])
  }

  @Test func `keep the class of attributes that are copied`() {
    let layout = """
      final class Tilted: UICollectionViewLayoutAttributes {
        var weight: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone) as! Tilted
          copy.weight = weight
          return copy
        }
      }
      final class One: UICollectionViewLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let first = Tilted(forCellWith: IndexPath(item: 1, section: 0))
          first.size = CGSize(width: 50, height: 30)
          first.center = CGPoint(x: 100, y: 200)
          first.weight = 7
          let second = first.copy() as! Tilted
          print(second.weight, second.frame == first.frame)
          return [second]
        }
      }
      """
    let run = run(layout, making: "One()")
    #expect(run.messages == [])
    #expect(run.frames == ["1": [75, 185, 50, 30]])
    #expect(run.console.first == "7.0 true")
  }

  @Test func `groups place items where the scene says, in their own area`() {
    let layout = """
      func custom() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
          let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
          ) { environment in
            let width = environment.container.effectiveContentSize.width / 2
            return [
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: 0, y: 0, width: width, height: 60)),
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: width, y: 10, width: width, height: 20)),
            ]
          }
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 20, bottom: 0, trailing: 0)
          section.interGroupSpacing = 4
          return section
        }
      }
      """
    let left = run(layout, making: "custom()")
    #expect(left.messages == [])
    #expect(left.frames["0"] == [20, 5, 150, 60])
    #expect(left.frames["1"] == [170, 15, 150, 20])
    #expect(left.frames["2"] == [20, 69, 150, 60])
    #expect(run(layout, making: "custom()", .rightToLeft).frames["1"] == [0, 15, 150, 20])
  }

  @Test func `flexible spaces take what items leave`() {
    let layout = """
      func spread() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(100), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          subitems: [item])
        group.interItemSpacing = .flexible(4)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    let run = run(layout, making: "spread()")
    #expect(run.messages == [])
    #expect(run.frames["1"] == [110, 0, 100, 20])
    #expect(run.frames["2"] == [220, 0, 100, 20])
  }

  @Test func `a view is as high as its layout tells`() {
    let run = InterfaceRun(
      """
      final class Grown: UICollectionView {
        override func layoutSubviews() {
          super.layoutSubviews()
          if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize {
          collectionViewLayout.collectionViewContentSize
        }
      }
      final class Screen: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 150, height: 40)
          let items = Grown(frame: .zero, collectionViewLayout: layout)
          items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          items.dataSource = self
          items.accessibilityIdentifier = "items"
          items.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(items)
          NSLayoutConstraint.activate([
            items.topAnchor.constraint(equalTo: view.topAnchor),
            items.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            items.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 5 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.messages == [])
    // Three lines of 40, and two spaces of 10 between them.
    #expect(run.frames["items"] == [0, 0, 320, 140])
  }
}
