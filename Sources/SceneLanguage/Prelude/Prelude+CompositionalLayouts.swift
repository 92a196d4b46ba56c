extension Prelude {
  /// A layout of items in groups, and of groups in sections.
  ///
  /// An estimated length is that of the content where it is a height, and itself where it is a
  /// width; groups inside groups are laid out as one item.
  static let compositionalLayouts = Part(
    names: [
      "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection",
      "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSize",
      "UICollectionLayoutListConfiguration", "NSCollectionLayoutEnvironment",
    ],
    source: """
      struct NSCollectionLayoutDimension {
        enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
        let kind: Kind
        let dimension: CGFloat
        static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
        }
        static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
        }
        static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(kind: .absolute, dimension: length)
        }
        static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(kind: .estimated, dimension: length)
        }
        func length(in area: CGSize) -> CGFloat {
          switch kind {
          case .fractionalWidth: dimension * area.width
          case .fractionalHeight: dimension * area.height
          case .absolute, .estimated: dimension
          }
        }
      }
      class NSCollectionLayoutSize {
        let widthDimension: NSCollectionLayoutDimension
        let heightDimension: NSCollectionLayoutDimension
        init(
          widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
        ) {
          self.widthDimension = widthDimension
          self.heightDimension = heightDimension
        }
        func size(in area: CGSize) -> CGSize {
          CGSize(width: widthDimension.length(in: area), height: heightDimension.length(in: area))
        }
      }
      class NSCollectionLayoutSpacing {
        let spacing: CGFloat
        init(spacing: CGFloat) { self.spacing = spacing }
        static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(spacing: spacing)
        }
        static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(spacing: spacing)
        }
      }
      class NSCollectionLayoutItem {
        let layoutSize: NSCollectionLayoutSize
        var contentInsets = NSDirectionalEdgeInsets.zero
        var edgeSpacing: Any?
        init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
        convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [Any]) {
          self.init(layoutSize: layoutSize)
        }
        var leafCount: Int { 1 }
        /// The frames of the leaves in an area, leading-first, and which of them are as high as
        /// their content.
        func frames(in area: CGRect) -> [(frame: CGRect, isEstimated: Bool)] {
          let insets = contentInsets
          let frame = CGRect(
            x: area.minX + insets.leading, y: area.minY + insets.top,
            width: max(0, area.width - insets.leading - insets.trailing),
            height: max(0, area.height - insets.top - insets.bottom))
          return [(frame, layoutSize.heightDimension.kind == .estimated)]
        }
      }
      class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        let subitems: [NSCollectionLayoutItem]
        private let isHorizontal: Bool
        private let count: Int?
        var interItemSpacing: NSCollectionLayoutSpacing?
        init(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
          isHorizontal: Bool, count: Int?
        ) {
          self.subitems = subitems
          self.isHorizontal = isHorizontal
          self.count = count
          super.init(layoutSize: layoutSize)
        }
        static func horizontal(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: subitems, isHorizontal: true, count: nil)
        }
        static func horizontal(
          layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: [subitem], isHorizontal: true, count: count)
        }
        static func horizontal(
          layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
          count: Int
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: [subitem], isHorizontal: true, count: count)
        }
        static func vertical(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: subitems, isHorizontal: false, count: nil)
        }
        static func vertical(
          layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: [subitem], isHorizontal: false, count: count)
        }
        static func vertical(
          layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
          count: Int
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: [subitem], isHorizontal: false, count: count)
        }
        override func frames(in area: CGRect) -> [(frame: CGRect, isEstimated: Bool)] {
          let insets = contentInsets
          let room = CGRect(
            x: area.minX + insets.leading, y: area.minY + insets.top,
            width: max(0, area.width - insets.leading - insets.trailing),
            height: max(0, area.height - insets.top - insets.bottom))
          let spacing = interItemSpacing?.spacing ?? 0
          let length = isHorizontal ? room.width : room.height
          var result: [(frame: CGRect, isEstimated: Bool)] = []
          var used: CGFloat = 0
          var index = 0
          // A group repeats its items as long as there is room for them.
          while !subitems.isEmpty, index < 100 {
            let item = subitems[index % subitems.count]
            if let count, index >= count { break }
            if count == nil, index >= subitems.count, subitems.count > 1 { break }
            var size = item.layoutSize.size(in: room.size)
            if let count {
              let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
              if isHorizontal { size.width = share } else { size.height = share }
            }
            let own = isHorizontal ? size.width : size.height
            if own <= 0 || (index > 0 && used + own > length + 0.01) { break }
            let origin = isHorizontal
              ? CGPoint(x: room.minX + used, y: room.minY)
              : CGPoint(x: room.minX, y: room.minY + used)
            result += item.frames(in: CGRect(origin: origin, size: size))
            used += own + spacing
            index += 1
          }
          return result
        }
      }
      enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
        case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
        case groupPagingCentered
      }
      enum NSRectAlignment: Int { case top, topLeading, leading, bottom, topTrailing, trailing }
      class NSCollectionLayoutBoundarySupplementaryItem {
        let layoutSize: NSCollectionLayoutSize
        let elementKind: String
        let alignment: NSRectAlignment
        var pinToVisibleBounds = false
        init(
          layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
        ) {
          self.layoutSize = layoutSize
          self.elementKind = elementKind
          self.alignment = alignment
        }
      }
      class NSCollectionLayoutSection {
        let group: NSCollectionLayoutGroup
        var contentInsets = NSDirectionalEdgeInsets.zero
        var interGroupSpacing: CGFloat = 0
        var orthogonalScrollingBehavior =
          UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        var visibleItemsInvalidationHandler: Any?
        init(group: NSCollectionLayoutGroup) { self.group = group }
        static func list(
          using configuration: UICollectionLayoutListConfiguration,
          layoutEnvironment: NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection { row(configuration) }
        static func row(
          _ configuration: UICollectionLayoutListConfiguration
        ) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
          let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
          if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(
              top: 35, leading: 16, bottom: 0, trailing: 16)
          }
          return section
        }
      }
      struct UICollectionLayoutListConfiguration {
        enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
        enum HeaderMode: Int { case none, supplementary, firstItemInSection }
        let appearance: Appearance
        var headerMode = HeaderMode.none
        var footerMode = HeaderMode.none
        var showsSeparators = true
        var backgroundColor: UIColor?
        init(appearance: Appearance) { self.appearance = appearance }
      }
      struct NSCollectionLayoutContainer {
        let contentSize: CGSize
        let effectiveContentSize: CGSize
        var contentInsets: NSDirectionalEdgeInsets { .zero }
        var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
      }
      struct NSCollectionLayoutEnvironment {
        let container: NSCollectionLayoutContainer
        let traitCollection: UITraitCollection
      }
      class UICollectionViewCompositionalLayoutConfiguration {
        var scrollDirection = UICollectionView.ScrollDirection.vertical
        var interSectionSpacing: CGFloat = 0
      }
      class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        private let provider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
        var configuration = UICollectionViewCompositionalLayoutConfiguration()
        init(section: NSCollectionLayoutSection) {
          provider = { _, _ in section }
          super.init()
        }
        init(
          sectionProvider: @escaping (
            Int, NSCollectionLayoutEnvironment
          ) -> NSCollectionLayoutSection?,
          configuration: UICollectionViewCompositionalLayoutConfiguration =
            UICollectionViewCompositionalLayoutConfiguration()
        ) {
          provider = sectionProvider
          super.init()
          self.configuration = configuration
        }
        required init?(coder: NSCoder) { return nil }
        static func list(
          using configuration: UICollectionLayoutListConfiguration
        ) -> UICollectionViewCompositionalLayout {
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection.row(configuration))
        }

        override func place(in view: UICollectionView) -> CGSize {
          let insets = view.contentInset
          let area = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
          let environment = NSCollectionLayoutEnvironment(
            container: NSCollectionLayoutContainer(
              contentSize: view.bounds.size, effectiveContentSize: area),
            traitCollection: view.traitCollection)
          var y: CGFloat = 0
          for section in 0..<view.sectionCount {
            guard let layout = provider(section, environment) else { continue }
            if section > 0 { y += configuration.interSectionSpacing }
            y = place(layout, section, in: view, area, at: y)
          }
          return CGSize(width: area.width, height: y)
        }

        private func place(
          _ layout: NSCollectionLayoutSection, _ section: Int, in view: UICollectionView,
          _ area: CGSize, at start: CGFloat
        ) -> CGFloat {
          let insets = layout.contentInsets
          let room = CGSize(
            width: max(0, area.width - insets.leading - insets.trailing), height: area.height)
          var y = start + insets.top
          for edge in layout.boundarySupplementaryItems where edge.alignment != .bottom {
            let size = edge.layoutSize.size(in: room)
            let frame = CGRect(x: insets.leading, y: y, width: size.width, height: size.height)
            view.show(edge.elementKind, of: section, in: frame)
            y += size.height
          }
          let isSideways = layout.orthogonalScrollingBehavior != .none
          let count = view.itemCount(of: section)
          var x = insets.leading
          var index = 0
          var lowest = y
          while index < count, y <= view.bounds.height, x <= view.bounds.width {
            let size = layout.group.layoutSize.size(in: room)
            let frames = layout.group.frames(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            if frames.isEmpty { break }
            var bottom = y + (layout.group.layoutSize.heightDimension.kind == .estimated
              ? 0 : size.height)
            for (frame, isEstimated) in frames where index < count {
              let path = IndexPath(item: index, section: section)
              var frame = frame
              if isEstimated {
                frame.size.height = view.fittingHeight(of: path, in: frame.width)
              }
              bottom = max(bottom, frame.maxY)
              view.show(path, in: frame)
              index += 1
            }
            lowest = max(lowest, bottom)
            if isSideways {
              x += size.width + layout.interGroupSpacing
            } else {
              y = bottom + (index < count ? layout.interGroupSpacing : 0)
            }
          }
          y = isSideways ? lowest : y
          for edge in layout.boundarySupplementaryItems where edge.alignment == .bottom {
            let size = edge.layoutSize.size(in: room)
            let frame = CGRect(x: insets.leading, y: y, width: size.width, height: size.height)
            view.show(edge.elementKind, of: section, in: frame)
            y += size.height
          }
          return y + insets.bottom
        }
      }
      """
  )
}
