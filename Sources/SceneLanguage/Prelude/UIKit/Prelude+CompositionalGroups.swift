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
      /// The items of a section, which groups place one after another.
      class _UnplacedItems {
        private let view: UICollectionView
        private let section: Int
        private let first: Int
        private let count: Int
        private(set) var frames: [CGRect] = []
        init(of view: UICollectionView, _ section: Int, from first: Int) {
          (self.view, self.section, self.first) = (view, section, first)
          count = view.itemCount(of: section) - first
        }
        var isEmpty: Bool { frames.count >= count }
        /// Gives the next item its place, and tells its size, which its content tells elsewhere.
        func place(_ frame: CGRect, keepsWidth: Bool, keepsHeight: Bool) -> CGSize {
          var frame = frame
          if !keepsWidth || !keepsHeight {
            frame.size = view.fittingSize(
              of: IndexPath(item: first + frames.count, section: section), from: frame.size,
              keepsWidth: keepsWidth, keepsHeight: keepsHeight)
          }
          frames.append(frame)
          return frame.size
        }
        func takeBack(to count: Int) { frames.removeLast(frames.count - count) }
        func move(_ range: Range<Int>, by offset: CGPoint) {
          for index in range { frames[index] = frames[index].offsetBy(dx: offset.x, dy: offset.y) }
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
        /// Places the next items of the section from a point on, and tells the size that they take.
        func place(_ items: _UnplacedItems, at origin: CGPoint, _ size: CGSize) -> CGSize {
          let room = room(in: CGRect(origin: origin, size: size))
          let own = items.place(room, keepsWidth: !hasOwnWidth, keepsHeight: !hasOwnHeight)
          return CGSize(
            width: size.width - room.width + own.width,
            height: size.height - room.height + own.height)
        }
        var hasOwnWidth: Bool { layoutSize.widthDimension.kind == .estimated }
        var hasOwnHeight: Bool { layoutSize.heightDimension.kind == .estimated }
        /// Insets count for nothing where the length is an estimate.
        func room(in area: CGRect) -> CGRect {
          var insets = contentInsets
          if hasOwnWidth { (insets.leading, insets.trailing) = (0, 0) }
          if hasOwnHeight { (insets.top, insets.bottom) = (0, 0) }
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
        func frame(
          in area: CGSize, _ leading: CGFloat, at y: CGFloat, of section: Int,
          _ view: UICollectionView
        ) -> CGRect {
          var size = layoutSize.size(in: area)
          if hasOwnWidth || hasOwnHeight {
            size = view.fittingSize(
              ofEdge: elementKind, section, from: size, keepsWidth: !hasOwnWidth,
              keepsHeight: !hasOwnHeight)
          }
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
        override func place(_ items: _UnplacedItems, at origin: CGPoint, _ size: CGSize) -> CGSize {
          let room = room(in: CGRect(origin: origin, size: size))
          if let provider {
            let environment = NSCollectionLayoutEnvironment(
              container: NSCollectionLayoutContainer(
                contentSize: size, effectiveContentSize: room.size),
              traitCollection: UITraitCollection.current)
            for item in provider(environment) where !items.isEmpty {
              _ = items.place(
                item.frame.offsetBy(dx: room.minX, dy: room.minY), keepsWidth: true,
                keepsHeight: true)
            }
            return size
          }
          let (length, thickness) = placeSubitems(items, in: room)
          var own = size
          let along = isHorizontal ? CGSize(width: length, height: thickness)
            : CGSize(width: thickness, height: length)
          if hasOwnWidth { own.width = along.width }
          if hasOwnHeight { own.height = along.height }
          return own
        }
        /// A group repeats its items as long as there is room for them; where its length is an
        /// estimate, that says how many there are, and their content how long they become.
        private func placeSubitems(
          _ items: _UnplacedItems, in room: CGRect
        ) -> (length: CGFloat, thickness: CGFloat) {
          let spacing = interItemSpacing?.spacing ?? 0
          let limit = isHorizontal ? room.width : room.height
          let isOpen = isHorizontal ? hasOwnWidth : hasOwnHeight
          var parts: [Range<Int>] = []
          var (used, expected, thickness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
          while !subitems.isEmpty, !items.isEmpty, parts.count < 100 {
            let index = parts.count
            let item = subitems[index % subitems.count]
            if let count, index >= count { break }
            if count == nil, index >= subitems.count, subitems.count > 1 { break }
            var size = item.layoutSize.size(in: room.size)
            if let count {
              let share = (limit - spacing * CGFloat(count - 1)) / CGFloat(count)
              if isHorizontal { size.width = share } else { size.height = share }
            }
            let around = item.spacing(isHorizontal: isHorizontal)
            let edges = around.before + around.after
            let estimate = (isHorizontal ? size.width : size.height) + edges
            if estimate <= 0 || (isOpen && index > 0 && expected + estimate > limit + 0.01) { break }
            let start = items.frames.count
            let origin = isHorizontal
              ? CGPoint(x: room.minX + used + around.before, y: room.minY)
              : CGPoint(x: room.minX, y: room.minY + used + around.before)
            let taken = item.place(items, at: origin, size)
            let own = (isHorizontal ? taken.width : taken.height) + edges
            if !isOpen, index > 0, used + own > limit + 0.01 {
              items.takeBack(to: start)
              break
            }
            parts.append(start..<items.frames.count)
            used += own + spacing
            expected += estimate + spacing
            thickness = max(thickness, isHorizontal ? taken.height : taken.width)
          }
          let length = max(0, used - spacing)
          if let interItemSpacing, interItemSpacing.isFlexible, !isOpen, parts.count > 1 {
            let slack = max(0, limit - length) / CGFloat(parts.count - 1)
            for (index, part) in parts.enumerated() {
              let offset = slack * CGFloat(index)
              items.move(
                part, by: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
            }
          }
          return (length, thickness)
        }
      }
      """
  )
}
