extension Prelude {
  /// What tells a view of items what it shows.
  static let collectionProtocols = Part(
    names: [
      "UICollectionViewDataSource", "UICollectionViewDelegate",
      "UICollectionViewDelegateFlowLayout",
    ],
    source: """
      protocol UICollectionViewDataSource: AnyObject {
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
        func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView
      }
      extension UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
      }
      protocol UICollectionViewDelegate: AnyObject {
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        )
      }
      extension UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        ) {}
      }
      protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          insetForSectionAt section: Int
        ) -> UIEdgeInsets
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          referenceSizeForHeaderInSection section: Int
        ) -> CGSize
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          referenceSizeForFooterInSection section: Int
        ) -> CGSize
      }
      extension UICollectionViewDelegateFlowLayout {
        private func linesOfItems(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
          layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
        }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { linesOfItems(collectionViewLayout).ownSize }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          insetForSectionAt section: Int
        ) -> UIEdgeInsets { linesOfItems(collectionViewLayout).sectionInset }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { linesOfItems(collectionViewLayout).minimumLineSpacing }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { linesOfItems(collectionViewLayout).minimumInteritemSpacing }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          referenceSizeForHeaderInSection section: Int
        ) -> CGSize { linesOfItems(collectionViewLayout).headerReferenceSize }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          referenceSizeForFooterInSection section: Int
        ) -> CGSize { linesOfItems(collectionViewLayout).footerReferenceSize }
      }
      """
  )

  /// What a view of items shows.
  static let collectionCells = Part(
    names: ["UICollectionViewCell", "UICollectionReusableView"],
    source: """
      class UICollectionReusableView: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func prepareForReuse() {}
        func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
        /// Takes over what a list has for its rows.
        func _join(_ row: _ListRow) {}
        func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          if subviews.isEmpty { return layoutAttributes }
          return layoutAttributes._fitting(self)
        }
      }
      class UICollectionViewCell: UICollectionReusableView {
        let contentView = UIView()
        \(backgroundViews)
        var selectedBackgroundView: UIView?
        var isSelected = false
        var isHighlighted = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.frame = bounds
          addSubview(contentView)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        /// What shows the configuration in this kind of cell.
        func viewOfConfiguration() -> UIView? { contentConfiguration?.makeContentView() }
        /// Takes its place in an outline, below others.
        func _stand(atLevel level: Int, _ isOpened: Bool) {}
        \(configuredContent)
        \(configurationUpdates(of: "UICollectionViewCell"))
        private func configure() { show(viewOfConfiguration()) }
        func fittingHeight(in width: CGFloat) -> CGFloat {
          (configured ?? contentView).systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        }
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          if layoutAttributes._keepsWidth {
            let height = fittingHeight(in: layoutAttributes.frame.width)
            if height > 0 { layoutAttributes.frame.size.height = height }
            return layoutAttributes
          }
          return layoutAttributes._fitting(configured ?? contentView)
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.frame = bounds
          configured?.frame = contentView.bounds
          backgroundView?.frame = bounds
          placeBackground()
        }
      }
      """
  )

  /// Controllers that are a view of items.
  static let collectionControllers = Part(
    names: ["UICollectionViewController"],
    source: """
      class UICollectionViewController: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegate
      {
        private var items: UICollectionView?
        private var isLoading = false
        var collectionView: UICollectionView! {
          get {
            if items == nil, !isLoading {
              isLoading = true
              loadViewIfNeeded()
              isLoading = false
            }
            return items
          }
          set { items = newValue }
        }
        private var layout = UICollectionViewLayout()
        var collectionViewLayout: UICollectionViewLayout { layout }
        var clearsSelectionOnViewWillAppear = true
        var installsStandardGestureForInteractiveMovement = true

        init(collectionViewLayout layout: UICollectionViewLayout) {
          self.layout = layout
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func loadView() {
          let items = UICollectionView(frame: .zero, collectionViewLayout: layout)
          items.dataSource = self
          items.delegate = self
          collectionView = items
          view = items
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 0 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
        func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) {}
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        ) {}
      }
      """
  )
}
