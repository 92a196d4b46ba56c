extension Prelude {
  /// The items of compositional layouts, the groups that they stand in, and what stands around.
  static let compositionalGroups = Part(
    names: [
      "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutGroupCustomItem",
      "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem",
      "NSCollectionLayoutDecorationItem", "NSCollectionLayoutAnchor", "NSCollectionLayoutSpacing",
      "NSCollectionLayoutEdgeSpacing",
    ],
    source: """
      class NSCollectionLayoutSpacing {
        let spacing: CGFloat
        let isFlexible: Bool
        init(spacing: CGFloat, isFlexible: Bool) {
          (self.spacing, self.isFlexible) = (spacing, isFlexible)
        }
        var isFixed: Bool { !isFlexible }
        static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(spacing: spacing, isFlexible: false)
        }
        static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(spacing: spacing, isFlexible: true)
        }
      }
      class NSCollectionLayoutEdgeSpacing {
        let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
        init(
          leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
          trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
        ) {
          (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        }
      }
      class NSCollectionLayoutAnchor {
        let edges: NSDirectionalRectEdge
        let offset: CGPoint
        init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
          (self.edges, offset) = (edges, absoluteOffset)
        }
        init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
          (self.edges, offset) = (edges, .zero)
        }
      }
      class NSCollectionLayoutItem {
        let layoutSize: NSCollectionLayoutSize
        var contentInsets = NSDirectionalEdgeInsets.zero
        var edgeSpacing: NSCollectionLayoutEdgeSpacing?
        init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
        convenience init(
          layoutSize: NSCollectionLayoutSize,
          supplementaryItems: [NSCollectionLayoutSupplementaryItem]
        ) {
          self.init(layoutSize: layoutSize)
        }
        var leafCount: Int { 1 }
        /// The frames of the leaves in an area, leading-first, and which of them are as high as
        /// their content.
        func frames(in area: CGRect) -> [(frame: CGRect, isEstimated: Bool)] {
          [(room(in: area), layoutSize.heightDimension.kind == .estimated)]
        }
        func room(in area: CGRect) -> CGRect {
          let insets = contentInsets
          return CGRect(
            x: area.minX + insets.leading, y: area.minY + insets.top,
            width: max(0, area.width - insets.leading - insets.trailing),
            height: max(0, area.height - insets.top - insets.bottom))
        }
        func spacing(isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
          let before = isHorizontal ? edgeSpacing?.leading : edgeSpacing?.top
          let after = isHorizontal ? edgeSpacing?.trailing : edgeSpacing?.bottom
          return (before?.spacing ?? 0, after?.spacing ?? 0)
        }
      }
      class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
        let elementKind: String
        var zIndex = 0
        init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
          self.elementKind = elementKind
          super.init(layoutSize: layoutSize)
        }
        convenience init(
          layoutSize: NSCollectionLayoutSize, elementKind: String,
          containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
        ) {
          self.init(layoutSize: layoutSize, elementKind: elementKind)
        }
      }
      class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
        let alignment: NSRectAlignment
        let offset: CGPoint
        var pinToVisibleBounds = false
        var extendsBoundary = true
        init(
          layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
          absoluteOffset: CGPoint = .zero
        ) {
          self.alignment = alignment
          offset = absoluteOffset
          super.init(layoutSize: layoutSize, elementKind: elementKind)
        }
        var isBelow: Bool {
          alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
        }
        /// The place in a section's room, which begins at a distance from the leading side.
        func frame(in area: CGSize, _ leading: CGFloat, at y: CGFloat) -> CGRect {
          let size = layoutSize.size(in: area)
          let left = area.width - size.width
          let x: CGFloat
          switch alignment {
          case .topLeading, .leading, .bottomLeading: x = 0
          case .topTrailing, .trailing, .bottomTrailing: x = left
          default: x = left / 2
          }
          return room(in: CGRect(
            origin: CGPoint(x: leading + x + offset.x, y: y + offset.y), size: size))
        }
      }
      class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
        let elementKind: String
        var zIndex = 0
        init(elementKind: String) {
          self.elementKind = elementKind
          super.init(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        }
        static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
          NSCollectionLayoutDecorationItem(elementKind: elementKind)
        }
      }
      struct NSCollectionLayoutGroupCustomItem {
        let frame: CGRect
        var zIndex = 0
      }
      class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        let subitems: [NSCollectionLayoutItem]
        private let isHorizontal: Bool
        private let count: Int?
        private let provider:
          ((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
        var interItemSpacing: NSCollectionLayoutSpacing?
        var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
        init(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
          isHorizontal: Bool, count: Int?,
          provider: ((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil
        ) {
          self.subitems = subitems
          self.isHorizontal = isHorizontal
          self.count = count
          self.provider = provider
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
        static func custom(
          layoutSize: NSCollectionLayoutSize,
          itemProvider: @escaping (
            NSCollectionLayoutEnvironment
          ) -> [NSCollectionLayoutGroupCustomItem]
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(
            layoutSize: layoutSize, subitems: [], isHorizontal: true, count: nil,
            provider: itemProvider)
        }
        override func frames(in area: CGRect) -> [(frame: CGRect, isEstimated: Bool)] {
          let room = room(in: area)
          if let provider {
            let environment = NSCollectionLayoutEnvironment(
              container: NSCollectionLayoutContainer(
                contentSize: area.size, effectiveContentSize: room.size),
              traitCollection: UITraitCollection.current)
            return provider(environment).map {
              ($0.frame.offsetBy(dx: room.minX, dy: room.minY), false)
            }
          }
          let items = fittingItems(in: room.size)
          let length = isHorizontal ? room.width : room.height
          var spacing = interItemSpacing?.spacing ?? 0
          if let interItemSpacing, interItemSpacing.isFlexible, items.count > 1 {
            let used = items.reduce(0) { $0 + $1.length }
            spacing = max(spacing, (length - used) / CGFloat(items.count - 1))
          }
          var result: [(frame: CGRect, isEstimated: Bool)] = []
          var used: CGFloat = 0
          for entry in items {
            let around = entry.item.spacing(isHorizontal: isHorizontal)
            let origin = isHorizontal
              ? CGPoint(x: room.minX + used + around.before, y: room.minY)
              : CGPoint(x: room.minX, y: room.minY + used + around.before)
            result += entry.item.frames(in: CGRect(origin: origin, size: entry.size))
            used += entry.length + spacing
          }
          return result
        }
        /// A group repeats its items as long as there is room for them.
        private func fittingItems(
          in room: CGSize
        ) -> [(item: NSCollectionLayoutItem, size: CGSize, length: CGFloat)] {
          let spacing = interItemSpacing?.spacing ?? 0
          let length = isHorizontal ? room.width : room.height
          var result: [(item: NSCollectionLayoutItem, size: CGSize, length: CGFloat)] = []
          var used: CGFloat = 0
          while !subitems.isEmpty, result.count < 100 {
            let index = result.count
            let item = subitems[index % subitems.count]
            if let count, index >= count { break }
            if count == nil, index >= subitems.count, subitems.count > 1 { break }
            var size = item.layoutSize.size(in: room)
            if let count {
              let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
              if isHorizontal { size.width = share } else { size.height = share }
            }
            let around = item.spacing(isHorizontal: isHorizontal)
            let own = (isHorizontal ? size.width : size.height) + around.before + around.after
            if own <= 0 || (index > 0 && used + own > length + 0.01) { break }
            result.append((item, size, own))
            used += own + spacing
          }
          return result
        }
      }
      """
  )
}
