extension Prelude {
  /// Orders that are values: what a list is sorted by, one after the other.
  static let sorting = Part(
    names: ["SortOrder", "SortComparator", "KeyPathComparator", "SortDescriptor"],
    source: """
      enum SortOrder: Hashable { case forward, reverse }
      protocol SortComparator: Hashable {
        associatedtype Compared
        var order: SortOrder { get set }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      }
      struct KeyPathComparator<Compared>: SortComparator {
        let keyPath: PartialKeyPath<Compared>
        var order: SortOrder
        private let ascending: (Compared, Compared) -> ComparisonResult
        init<Value: Comparable>(
          _ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward
        ) {
          (self.keyPath, self.order) = (keyPath, order)
          ascending = { left, right in
            let (one, other) = (left[keyPath: keyPath], right[keyPath: keyPath])
            return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
          }
        }
        init<Value: Comparable>(
          _ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward
        ) {
          (self.keyPath, self.order) = (keyPath, order)
          ascending = { left, right in
            guard let one = left[keyPath: keyPath] else {
              return right[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending
            }
            guard let other = right[keyPath: keyPath] else { return .orderedDescending }
            return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
          }
        }
        init<Value, Comparator: SortComparator>(
          _ keyPath: KeyPath<Compared, Value>, comparator: Comparator,
          order: SortOrder = .forward
        ) {
          (self.keyPath, self.order) = (keyPath, order)
          ascending = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          order == .forward ? ascending(lhs, rhs) : ascending(rhs, lhs)
        }
        static func == (left: Self, right: Self) -> Bool {
          left.keyPath == right.keyPath && left.order == right.order
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(keyPath)
          hasher.combine(order)
        }
      }
      extension String {
        struct StandardComparator: SortComparator {
          private enum Kind { case localizedStandard, localized, lexical }
          static let localizedStandard = StandardComparator(kind: .localizedStandard)
          static let localized = StandardComparator(kind: .localized)
          static let lexical = StandardComparator(kind: .lexical)
          private let kind: Kind
          var order = SortOrder.forward
          func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let (one, other) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            switch kind {
            case .localizedStandard: return one.localizedStandardCompare(other)
            case .localized: return one.localizedCompare(other)
            case .lexical: return one.compare(other)
            }
          }
        }
      }
      extension SortComparator where Self == String.StandardComparator {
        static var localizedStandard: Self { String.StandardComparator.localizedStandard }
        static var localized: Self { String.StandardComparator.localized }
      }
      struct SortDescriptor<Compared>: SortComparator {
        private var comparator: KeyPathComparator<Compared>
        init<Value: Comparable>(
          _ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward
        ) { comparator = KeyPathComparator(keyPath, order: order) }
        init<Value: Comparable>(
          _ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward
        ) { comparator = KeyPathComparator(keyPath, order: order) }
        init(
          _ keyPath: KeyPath<Compared, String>,
          comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward
        ) {
          self.comparator = KeyPathComparator(keyPath, comparator: comparator, order: order)
        }
        var keyPath: PartialKeyPath<Compared>? { comparator.keyPath }
        var order: SortOrder {
          get { comparator.order }
          set { comparator.order = newValue }
        }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          comparator.compare(lhs, rhs)
        }
      }
      extension Sequence {
        func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
          sorted(using: [comparator] as [any SortComparator])
        }
        func sorted(using descriptor: SortDescriptor<Element>) -> [Element] {
          sorted(using: [descriptor] as [any SortComparator])
        }
        func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element] {
          sorted(using: [comparator] as [any SortComparator])
        }
        func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
          sorted(using: comparators as [any SortComparator])
        }
        func sorted(using descriptors: [SortDescriptor<Element>]) -> [Element] {
          sorted(using: descriptors as [any SortComparator])
        }
        func sorted(using comparators: [any SortComparator]) -> [Element] {
          sorted { one, other in
            for comparator in comparators {
              let order = comparator.compare(one, other)
              if order != .orderedSame { return order == .orderedAscending }
            }
            return false
          }
        }
      }
      extension Array {
        mutating func sort(using comparator: KeyPathComparator<Element>) {
          self = sorted(using: comparator)
        }
        mutating func sort(using descriptor: SortDescriptor<Element>) {
          self = sorted(using: descriptor)
        }
        mutating func sort(using comparators: [KeyPathComparator<Element>]) {
          self = sorted(using: comparators)
        }
        mutating func sort(using descriptors: [SortDescriptor<Element>]) {
          self = sorted(using: descriptors)
        }
        mutating func sort<Comparator: SortComparator>(using comparator: Comparator) {
          self = sorted(using: comparator)
        }
        mutating func sort(using comparators: [any SortComparator]) {
          self = sorted(using: comparators)
        }
      }
      """
  )
}
