import UIKit

final class CellAccessories: UICollectionViewController {
  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    let badge = UICellAccessory.CustomViewConfiguration(
      customView: UIImageView(image: UIImage(systemName: "star")),
      placement: .leading(displayed: .always))
    cell.accessories = [
      .customView(configuration: badge), .label(text: "3"),
      .disclosureIndicator(options: .init(tintColor: .systemBlue)), .delete(), .checkmark(),
    ]
    return cell
  }
}
#Preview { CellAccessories() }
