import Testing

@Suite struct `Sizes of cells` {
  @Test func `cells of collections are made as large as their layout wants them`() {
    let run = InterfaceRun(
      """
      final class Tag: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
          label.accessibilityIdentifier = "label"
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Screen: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 60, height: 30)
          let items = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          items.register(Tag.self, forCellWithReuseIdentifier: "tag")
          items.dataSource = self
          view.addSubview(items)
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.frames["label"] == [8, 0, 44, 30])
  }

  @Test func `a last line with no room to spare takes over no wider gaps`() {
    let run = InterfaceRun(
      """
      final class Screen: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
      {
        let widths: [CGFloat] = [100, 100, 60, 100, 190]
        override func viewDidLoad() {
          let layout = UICollectionViewFlowLayout()
          layout.minimumInteritemSpacing = 10
          let items = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
          items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
          items.dataSource = self
          items.delegate = self
          view.addSubview(items)
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { widths.count }
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tag", for: indexPath)
          cell.accessibilityIdentifier = "\\(indexPath.item)"
          return cell
        }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.frames["3"]?.first == 0)
    #expect(run.frames["4"]?.first == 110)
  }

  @Test func `rows are as high as constraints to the cell itself want`() {
    let run = InterfaceRun(
      """
      final class Bubble: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let label = UILabel()
          label.text = "a"
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let empty = UILabel()
          empty.accessibilityIdentifier = "back"
          tableView.backgroundView = empty
        }
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = Bubble(style: .default, reuseIdentifier: nil)
          cell.accessibilityIdentifier = "cell"
          return cell
        }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.frames["cell"]?.last == 64)
    #expect(run.frames["back"] == [0, 0, 320, 480])
  }
}
