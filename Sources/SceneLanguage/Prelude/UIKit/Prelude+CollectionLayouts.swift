extension Prelude {
  /// Where each item of a collection view stands.
  ///
  /// A layout answers with attributes, and the view shows what they tell: so a layout of the scene
  /// may make its own, or change those of the layout that it inherits from.
  static let collectionLayouts = Part(
    names: ["UICollectionViewLayout", "UICollectionViewLayoutAttributes"],
    source: """
      struct _ListRow {
        let ground: UIColor?
        let hasSeparator: Bool
      }
      class UICollectionViewLayoutAttributes: NSCopying {
        var frame = CGRect.zero
        var indexPath = IndexPath(item: 0, section: 0)
        private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
        private(set) var representedElementKind: String?
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var transform = CGAffineTransform.identity
        /// The sides that are not those of the content.
        var _keepsWidth = false
        var _keepsHeight = false
        /// What a row of a list has of it.
        var _row: _ListRow?
        required init() {}
        convenience init(forCellWith indexPath: IndexPath) {
          self.init()
          self.indexPath = indexPath
        }
        convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
          self.init(forCellWith: indexPath)
          representedElementCategory = .supplementaryView
          representedElementKind = kind
        }
        convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
          self.init(forCellWith: indexPath)
          representedElementCategory = .decorationView
          representedElementKind = kind
        }
        var size: CGSize {
          get { frame.size }
          set {
            let middle = center
            frame.size = newValue
            center = middle
          }
        }
        var center: CGPoint {
          get { CGPoint(x: frame.midX, y: frame.midY) }
          set {
            frame.origin = CGPoint(
              x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
          }
        }
        var bounds: CGRect {
          get { CGRect(origin: .zero, size: frame.size) }
          set { size = newValue.size }
        }
        /// As large as a view, on the sides that are not kept.
        func _fitting(_ view: UIView) -> UICollectionViewLayoutAttributes {
          let size = view.systemLayoutSizeFitting(
            CGSize(width: _keepsWidth ? frame.width : 0, height: _keepsHeight ? frame.height : 0),
            withHorizontalFittingPriority: _keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: _keepsHeight ? .required : .fittingSizeLevel)
          if !_keepsWidth, size.width > 0 { frame.size.width = size.width }
          if !_keepsHeight, size.height > 0 { frame.size.height = size.height }
          return self
        }
        func copy() -> Any { copy(with: nil) }
        func copy(with zone: NSZone? = nil) -> Any {
          let copy = type(of: self).init()
          copy.frame = frame
          copy.indexPath = indexPath
          copy.representedElementCategory = representedElementCategory
          copy.representedElementKind = representedElementKind
          copy.alpha = alpha
          copy.zIndex = zIndex
          copy.isHidden = isHidden
          copy.transform = transform
          copy._row = _row
          return copy
        }
        func isEqual(_ object: Any?) -> Bool {
          guard let other = object as? UICollectionViewLayoutAttributes else { return false }
          return other.frame == frame && other.indexPath == indexPath
            && other.representedElementKind == representedElementKind
        }
      }
      class UICollectionViewLayout {
        weak var collectionView: UICollectionView?
        private var decorations: [String: Any.Type] = [:]
        init() {}
        required init?(coder: NSCoder) {}
        class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
        func prepare() {}
        func prepare(forCollectionViewUpdates updateItems: [Any]) {}
        func finalizeCollectionViewUpdates() {}
        func invalidateLayout() { collectionView?.setNeedsLayout() }
        func invalidateLayout(with context: Any) { invalidateLayout() }
        func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? { nil }
        func layoutAttributesForItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        func layoutAttributesForSupplementaryView(
          ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        func layoutAttributesForDecorationView(
          ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        func initialLayoutAttributesForAppearingItem(
          at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        func finalLayoutAttributesForDisappearingItem(
          at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        func targetContentOffset(
          forProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { proposedContentOffset }
        func targetContentOffset(
          forProposedContentOffset proposedContentOffset: CGPoint,
          withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { proposedContentOffset }
        func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
        func shouldInvalidateLayout(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { false }
        var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
        var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
        var collectionViewContentSize: CGSize { .zero }
        func register(_ viewClass: Any.Type?, forDecorationViewOfKind elementKind: String) {
          decorations[elementKind] = viewClass
        }

        // What views ask.
        func _forget() {}
        func _decoration(of kind: String) -> UICollectionReusableView? {
          (decorations[kind] as? UICollectionReusableView.Type)?.init(frame: .zero)
        }
      }
      class _ArrangedLayout: UICollectionViewLayout {
        private var isArranged = false
        private var size = CGSize.zero
        private var attributes: [UICollectionViewLayoutAttributes] = []
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func _forget() { isArranged = false }
        /// Adds attributes leading-first, and tells the size of all.
        func _arrange(in view: UICollectionView) -> CGSize { .zero }
        func _add(_ path: IndexPath, _ frame: CGRect, _ row: _ListRow? = nil) {
          let new = UICollectionViewLayoutAttributes(forCellWith: path)
          new.frame = frame
          new._row = row
          attributes.append(new)
        }
        func _add(_ kind: String, of section: Int, _ frame: CGRect) {
          let new = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
          new.frame = frame
          attributes.append(new)
        }
        func _add(decoration kind: String, of section: Int, _ frame: CGRect) {
          let new = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: section))
          new.frame = frame
          new.zIndex = -1
          attributes.append(new)
        }
        private func arranged() -> [UICollectionViewLayoutAttributes] {
          guard !isArranged, let view = collectionView else { return attributes }
          isArranged = true
          attributes = []
          size = _arrange(in: view)
          return attributes
        }
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          arranged().filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          arranged().first { $0.indexPath == indexPath && $0.representedElementKind == nil }
        }
        override func layoutAttributesForSupplementaryView(
          ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          arranged().first {
            $0.indexPath == indexPath && $0.representedElementKind == elementKind
          }
        }
        override var collectionViewContentSize: CGSize {
          _ = arranged()
          return size
        }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }
      """
  )
}
