import UIKit

final class Carousel: UICollectionViewFlowLayout {
  private var lastSize = CGSize.zero
  override func prepare() {
    super.prepare()
    guard let collectionView, !lastSize.equalTo(collectionView.bounds.size) else { return }
    lastSize = collectionView.bounds.size
    sectionInset = UIEdgeInsets(top: 0, left: (lastSize.width - itemSize.width) / 2, bottom: 0, right: 0)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect),
      let items = NSArray(array: found, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    for item in items {
      let scale = item.center.equalTo(CGPoint(x: lastSize.width / 2, y: item.center.y)) ? 1 : 0.8
      item.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
      item.alpha = scale
    }
    return items
  }
}

final class Cards: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

#Preview {
  let layout = Carousel()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 120, height: 80)
  return Cards(collectionViewLayout: layout)
}
