extension Prelude {
  /// The layout of items in lines.
  ///
  /// Frames are computed leading-first and mirrored as one where the view runs right to left.
  static let flowLayouts = Part(
    names: ["UICollectionViewFlowLayout"],
    source: """
      class UICollectionViewFlowLayout: _ArrangedLayout {
        static let automaticSize = CGSize(width: -1, height: -1)
        var scrollDirection = UICollectionView.ScrollDirection.vertical
        var minimumLineSpacing: CGFloat = 10
        var minimumInteritemSpacing: CGFloat = 10
        var itemSize = CGSize(width: 50, height: 50)
        var estimatedItemSize = CGSize.zero
        var sectionInset = UIEdgeInsets.zero
        var headerReferenceSize = CGSize.zero
        var footerReferenceSize = CGSize.zero
        var sectionHeadersPinToVisibleBounds = false
        var sectionFootersPinToVisibleBounds = false
        var sectionInsetReference = 0
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The size that the layout asks for; negative where the content tells it.
        var ownSize: CGSize {
          estimatedItemSize == .zero ? itemSize : UICollectionViewFlowLayout.automaticSize
        }

        override func _arrange(in view: UICollectionView) -> CGSize {
          let isVertical = scrollDirection == .vertical
          let insets = view.contentInset
          let width = view.bounds.width - insets.left - insets.right
          let height = view.bounds.height - insets.top - insets.bottom
          let breadth = isVertical ? width : height
          let reach = isVertical ? view.bounds.height : view.bounds.width
          var offset: CGFloat = 0
          for section in 0..<view.sectionCount {
            offset = placeEdge(of: section, in: view, at: offset, breadth: breadth, isHeader: true)
            offset = placeItems(of: section, in: view, at: offset, breadth: breadth, until: reach)
            offset = placeEdge(of: section, in: view, at: offset, breadth: breadth, isHeader: false)
          }
          return isVertical
            ? CGSize(width: width, height: offset) : CGSize(width: offset, height: height)
        }

        private func placeEdge(
          of section: Int, in view: UICollectionView, at offset: CGFloat, breadth: CGFloat,
          isHeader: Bool
        ) -> CGFloat {
          let flow = view.delegate as? UICollectionViewDelegateFlowLayout
          let size = isHeader
            ? flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
              ?? headerReferenceSize
            : flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
              ?? footerReferenceSize
          let isVertical = scrollDirection == .vertical
          let length = isVertical ? size.height : size.width
          guard length > 0 else { return offset }
          let frame = isVertical
            ? CGRect(x: 0, y: offset, width: breadth, height: length)
            : CGRect(x: offset, y: 0, width: length, height: breadth)
          _add(isHeader ? "UICollectionElementKindSectionHeader"
            : "UICollectionElementKindSectionFooter", of: section, frame)
          return offset + length
        }

        private func placeItems(
          of section: Int, in view: UICollectionView, at start: CGFloat, breadth: CGFloat,
          until reach: CGFloat
        ) -> CGFloat {
          let isVertical = scrollDirection == .vertical
          let flow = view.delegate as? UICollectionViewDelegateFlowLayout
          let inset = flow?.collectionView(view, layout: self, insetForSectionAt: section)
            ?? sectionInset
          let lineSpacing =
            flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
          let itemSpacing =
            flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
          let before = isVertical ? inset.left : inset.top
          let after = isVertical ? inset.right : inset.bottom
          let room = max(0, breadth - before - after)
          var offset = start + (isVertical ? inset.top : inset.left)
          let count = view.itemCount(of: section)
          var index = 0
          var spacing = itemSpacing
          while index < count {
            // Far below the screen no one sees what the rest would take.
            if offset > reach, index >= 100 { break }
            var line: [(path: IndexPath, size: CGSize)] = []
            var used: CGFloat = 0
            var thickness: CGFloat = 0
            while index < count {
              let path = IndexPath(item: index, section: section)
              let asked = flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? ownSize
              let size = asked.width < 0 ? view.fittingSize(of: path, from: estimatedItemSize) : asked
              let length = isVertical ? size.width : size.height
              if !line.isEmpty, used + itemSpacing + length > room + 0.01 { break }
              used += (line.isEmpty ? 0 : itemSpacing) + length
              thickness = max(thickness, isVertical ? size.height : size.width)
              line.append((path, size))
              index += 1
            }
            // Lines are set from side to side; the last takes over the spacing of those before it.
            let isLast = index >= count
            let slack = max(0, room - used)
            if !isLast, line.count > 1 { spacing = itemSpacing + slack / CGFloat(line.count - 1) }
            if isLast, start + (isVertical ? inset.top : inset.left) == offset {
              spacing = itemSpacing
            } else if isLast, line.count > 1 {
              spacing = min(spacing, itemSpacing + slack / CGFloat(line.count - 1))
            }
            var place = before
            if !isLast, line.count == 1 { place += slack / 2 }
            for (path, size) in line {
              let length = isVertical ? size.width : size.height
              let middle = (thickness - (isVertical ? size.height : size.width)) / 2
              let frame = isVertical
                ? CGRect(x: place, y: offset + middle, width: size.width, height: size.height)
                : CGRect(x: offset + middle, y: place, width: size.width, height: size.height)
              _add(path, frame)
              place += length + spacing
            }
            offset += thickness + (isLast ? 0 : lineSpacing)
          }
          return offset + (isVertical ? inset.bottom : inset.right)
        }
      }
      """
  )
}
