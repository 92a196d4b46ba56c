extension Prelude {
  /// A layout of items in groups, and of groups in sections.
  ///
  /// An estimated length is that of the content; groups inside groups are laid out as one item.
  static let compositionalLayouts = Part(
    names: [
      "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection",
      "NSCollectionLayoutSize", "UICollectionLayoutListConfiguration",
      "NSCollectionLayoutEnvironment", "UIContentInsetsReference", "NSRectAlignment",
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
      enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
        case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
        case groupPagingCentered
      }
      enum UIContentInsetsReference: Int {
        case automatic, none, safeArea, layoutMargins, readableContent
      }
      enum NSRectAlignment: Int {
        case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
        case topTrailing
      }
      class NSCollectionLayoutSection {
        let group: NSCollectionLayoutGroup
        var contentInsets = NSDirectionalEdgeInsets.zero
        var interGroupSpacing: CGFloat = 0
        var orthogonalScrollingBehavior =
          UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        var decorationItems: [NSCollectionLayoutDecorationItem] = []
        var contentInsetsReference = UIContentInsetsReference.automatic
        var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
        var supplementariesFollowContentInsets = true
        var visibleItemsInvalidationHandler: Any?
        /// What the rows of a list have of it; `nil` for other sections.
        var _list: UICollectionLayoutListConfiguration?
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
          section._list = configuration
          if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(
              top: 35, leading: 16, bottom: 0, trailing: 16)
          }
          func edge(_ kind: String, _ alignment: NSRectAlignment) {
            let size = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: .absolute(configuration.appearance == .plain ? 28 : 38))
            section.boundarySupplementaryItems.append(
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment))
          }
          if configuration.headerMode == .supplementary {
            if configuration.appearance == .insetGrouped { section.contentInsets.top = 17 }
            edge(UICollectionView.elementKindSectionHeader, .top)
          }
          if configuration.footerMode == .supplementary {
            edge(UICollectionView.elementKindSectionFooter, .bottom)
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
        var leadingSwipeActionsConfigurationProvider:
          ((IndexPath) -> UISwipeActionsConfiguration?)?
        var trailingSwipeActionsConfigurationProvider:
          ((IndexPath) -> UISwipeActionsConfiguration?)?
        var showsSeparators = true
        var backgroundColor: UIColor?
        init(appearance: Appearance) { self.appearance = appearance }
        /// What lies behind the rows.
        var _ground: UIColor {
          switch appearance {
          case .grouped, .insetGrouped: backgroundColor ?? .systemGroupedBackground
          case .sidebar: backgroundColor ?? .secondarySystemBackground
          case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
          }
        }
        /// What the row of an item has of the list; `nil` for what stands above the rows.
        func _row(_ index: Int, of count: Int) -> _ListRow? {
          if index == 0, headerMode == .firstItemInSection { return nil }
          switch appearance {
          case .grouped, .insetGrouped:
            return _ListRow(
              ground: .secondarySystemGroupedBackground,
              hasSeparator: showsSeparators && index < count - 1)
          case .plain: return _ListRow(ground: nil, hasSeparator: showsSeparators)
          case .sidebar, .sidebarPlain: return _ListRow(ground: nil, hasSeparator: false)
          }
        }
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
        var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        var contentInsetsReference = UIContentInsetsReference.automatic
        init() {}
      }
      class UICollectionViewCompositionalLayout: _ArrangedLayout {
        private let provider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
        var configuration = UICollectionViewCompositionalLayoutConfiguration()
        init(
          section: NSCollectionLayoutSection,
          configuration: UICollectionViewCompositionalLayoutConfiguration =
            UICollectionViewCompositionalLayoutConfiguration()
        ) {
          provider = { _, _ in section }
          super.init()
          self.configuration = configuration
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

        override func _arrange(in view: UICollectionView) -> CGSize {
          let insets = view.contentInset
          let area = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
          let environment = NSCollectionLayoutEnvironment(
            container: NSCollectionLayoutContainer(
              contentSize: view.bounds.size, effectiveContentSize: area),
            traitCollection: view.traitCollection)
          var offset: CGFloat = 0
          for section in 0..<view.sectionCount {
            guard let layout = provider(section, environment) else { continue }
            if section > 0 { offset += configuration.interSectionSpacing }
            offset = place(layout, section, in: view, area, at: offset)
          }
          return isSideways
            ? CGSize(width: offset, height: area.height) : CGSize(width: area.width, height: offset)
        }
        private var isSideways: Bool { configuration.scrollDirection == .horizontal }

        private func place(
          _ layout: NSCollectionLayoutSection, _ section: Int, in view: UICollectionView,
          _ area: CGSize, at start: CGFloat
        ) -> CGFloat {
          if let ground = layout._list?._ground, ground != .clear { view.backgroundColor = ground }
          let insets = layout.contentInsets
          let room = CGSize(
            width: max(0, area.width - insets.leading - insets.trailing),
            height: isSideways ? max(0, area.height - insets.top - insets.bottom) : area.height)
          let top = isSideways ? 0 : start
          var y = top + insets.top
          for edge in layout.boundarySupplementaryItems where !edge.isBelow {
            let frame = edge.frame(in: room, insets.leading, at: y, of: section, view)
            _add(edge.elementKind, of: section, frame)
            y = frame.maxY
          }
          let scrolling = layout.orthogonalScrollingBehavior
          let goesSideways = isSideways || scrolling != .none
          let count = view.itemCount(of: section)
          let group = layout.group
          let size = group.layoutSize.size(in: room)
          let around = group.spacing(isHorizontal: goesSideways)
          var x = (isSideways ? start : 0) + insets.leading
          if scrolling == .groupPagingCentered { x += max(0, room.width - size.width) / 2 }
          var index = 0
          var lowest = y
          while index < count, y <= view.bounds.height, x <= view.bounds.width {
            if goesSideways { x += around.before } else { y += around.before }
            let items = _UnplacedItems(of: view, section, from: index)
            let taken = group.place(items, at: CGPoint(x: x, y: y), size)
            if items.frames.isEmpty { break }
            for frame in items.frames {
              _add(
                IndexPath(item: index, section: section), frame,
                layout._list?._row(index, of: count))
              index += 1
            }
            lowest = max(lowest, y + taken.height)
            let after = around.after + (index < count ? layout.interGroupSpacing : 0)
            if goesSideways { x += taken.width + after } else { y += taken.height + after }
          }
          if goesSideways { y = lowest }
          for edge in layout.boundarySupplementaryItems where edge.isBelow {
            let frame = edge.frame(in: room, insets.leading, at: y, of: section, view)
            _add(edge.elementKind, of: section, frame)
            y = frame.maxY
          }
          for decoration in layout.decorationItems {
            let around = decoration.contentInsets
            let frame = CGRect(
              x: around.leading, y: top + around.top,
              width: area.width - around.leading - around.trailing,
              height: y + insets.bottom - top - around.top - around.bottom)
            _add(decoration: decoration.elementKind, of: section, frame)
          }
          return isSideways ? x + insets.trailing : y + insets.bottom
        }
      }
      """
  )
}
