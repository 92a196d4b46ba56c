extension Prelude {
  /// What collections that scenes declare have by themselves: steps of their own index.
  static let ownCollections = Part(
    names: [
      "Collection", "BidirectionalCollection", "RandomAccessCollection", "DeclaredCollection",
      "SlicedCollection",
    ],
    source: """
      protocol DeclaredCollection: Collection {
        associatedtype Index
        associatedtype Element
        subscript(place: Index) -> Element { get }
      }
      extension DeclaredCollection {
        func index(_ place: Index, offsetBy distance: Int) -> Index {
          var place = place
          if distance >= 0 {
            for _ in 0..<distance { place = self.index(after: place) }
          } else {
            for _ in 0..<(-distance) { place = self.index(before: place) }
          }
          return place
        }
        func index(_ place: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          var place = place
          for _ in 0..<abs(distance) {
            if place == limit { return nil }
            place = distance > 0 ? self.index(after: place) : self.index(before: place)
          }
          return place
        }
        func formIndex(after place: inout Index) { place = self.index(after: place) }
        func formIndex(before place: inout Index) { place = self.index(before: place) }
        func distance(from start: Index, to end: Index) -> Int {
          if end < start { return -distance(from: end, to: start) }
          var (place, count) = (start, 0)
          while place != end {
            place = self.index(after: place)
            count += 1
          }
          return count
        }
        private var places: [Index] {
          var (place, result): (Index, [Index]) = (startIndex, [])
          while place != endIndex {
            result.append(place)
            place = self.index(after: place)
          }
          return result
        }
        var indices: any Collection<Index> {
          if let start = startIndex as? Int, let end = endIndex as? Int { return start..<end }
          return places
        }
        func firstIndex(where isWanted: (Element) throws -> Bool) rethrows -> Index? {
          var place = startIndex
          while place != endIndex {
            if try isWanted(self[place]) { return place }
            place = self.index(after: place)
          }
          return nil
        }
        func firstIndex(of element: Element) -> Index? { firstIndex { $0 == element } }
        func lastIndex(where isWanted: (Element) throws -> Bool) rethrows -> Index? {
          for place in places.reversed() {
            if try isWanted(self[place]) { return place }
          }
          return nil
        }
        func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
      }
      protocol SlicedCollection: DeclaredCollection {}
      extension SlicedCollection {
        subscript(range: Range<Index>) -> Slice<Self> {
          Slice(base: self, startIndex: range.lowerBound, endIndex: range.upperBound)
        }
        subscript(range: ClosedRange<Index>) -> Slice<Self> {
          Slice(
            base: self, startIndex: range.lowerBound,
            endIndex: self.index(after: range.upperBound))
        }
        subscript(range: PartialRangeFrom<Index>) -> Slice<Self> {
          Slice(base: self, startIndex: range.lowerBound, endIndex: endIndex)
        }
        subscript(range: PartialRangeUpTo<Index>) -> Slice<Self> {
          Slice(base: self, startIndex: startIndex, endIndex: range.upperBound)
        }
        subscript(range: PartialRangeThrough<Index>) -> Slice<Self> {
          Slice(
            base: self, startIndex: startIndex, endIndex: self.index(after: range.upperBound))
        }
      }
      struct Slice<Base: DeclaredCollection>: Collection {
        let base: Base
        let startIndex: Base.Index
        let endIndex: Base.Index
        func index(after place: Base.Index) -> Base.Index { base.index(after: place) }
        func index(before place: Base.Index) -> Base.Index { base.index(before: place) }
        subscript(place: Base.Index) -> Base.Element { base[place] }
      }
      """
  )

  /// Ranges that are made of their bounds by name.
  static let rangesByBounds = Part(
    names: ["PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "uncheckedBounds"],
    source: """
      extension PartialRangeFrom {
        init(_ lowerBound: Bound) { self = lowerBound... }
      }
      extension PartialRangeUpTo {
        init(_ upperBound: Bound) { self = ..<upperBound }
      }
      extension PartialRangeThrough {
        init(_ upperBound: Bound) { self = ...upperBound }
      }
      extension Range {
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          self = bounds.lower..<bounds.upper
        }
      }
      extension ClosedRange {
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          self = bounds.lower...bounds.upper
        }
      }
      """
  )

  /// What values that lie in a row have by themselves: an order, and steps.
  static let strides = Part(
    names: ["Strideable", "DeclaredStrideable"],
    source: """
      protocol DeclaredStrideable: Comparable {
        associatedtype Stride
        func distance(to other: Self) -> Stride
        func advanced(by step: Stride) -> Self
      }
      extension DeclaredStrideable {
        static func == (left: Self, right: Self) -> Bool { left.distance(to: right) == 0 }
        static func < (left: Self, right: Self) -> Bool { left.distance(to: right) > 0 }
      }
      func stride<Value: DeclaredStrideable>(
        from start: Value, to end: Value, by step: Value.Stride
      ) -> [Value] {
        var (value, result): (Value, [Value]) = (start, [])
        while step > 0 ? value < end : end < value {
          result.append(value)
          value = value.advanced(by: step)
        }
        return result
      }
      func stride<Value: DeclaredStrideable>(
        from start: Value, through end: Value, by step: Value.Stride
      ) -> [Value] {
        var (value, result): (Value, [Value]) = (start, [])
        while step > 0 ? !(end < value) : !(value < end) {
          result.append(value)
          value = value.advanced(by: step)
        }
        return result
      }
      """
  )

  /// What collections that scenes declare do by replacing some of their elements.
  static let ownChangeableCollections = Part(
    names: ["RangeReplaceableCollection", "DeclaredChangeableCollection"],
    source: """
      protocol DeclaredChangeableCollection: DeclaredCollection {
        init()
        mutating func replaceSubrange<Elements: Collection>(
          _ range: Range<Index>, with elements: Elements)
      }
      extension DeclaredChangeableCollection {
        init(_ elements: some Sequence<Element>) {
          self.init()
          append(contentsOf: elements)
        }
        init(repeating element: Element, count: Int) {
          self.init()
          append(contentsOf: Array(repeating: element, count: count))
        }
        mutating func append(_ element: Element) {
          replaceSubrange(endIndex..<endIndex, with: [element])
        }
        mutating func append(contentsOf elements: some Sequence<Element>) {
          replaceSubrange(endIndex..<endIndex, with: Array(elements))
        }
        mutating func insert(_ element: Element, at place: Index) {
          replaceSubrange(place..<place, with: [element])
        }
        mutating func insert(contentsOf elements: some Collection<Element>, at place: Index) {
          replaceSubrange(place..<place, with: Array(elements))
        }
        @discardableResult mutating func remove(at place: Index) -> Element {
          let element = self[place]
          replaceSubrange(place..<self.index(after: place), with: [])
          return element
        }
        mutating func removeSubrange(_ range: Range<Index>) { replaceSubrange(range, with: []) }
        mutating func removeSubrange(_ range: ClosedRange<Index>) {
          replaceSubrange(range, with: [])
        }
        mutating func removeSubrange(_ range: PartialRangeFrom<Index>) {
          replaceSubrange(range.lowerBound..<endIndex, with: [])
        }
        mutating func removeSubrange(_ range: PartialRangeUpTo<Index>) {
          replaceSubrange(startIndex..<range.upperBound, with: [])
        }
        mutating func replaceSubrange<Elements: Collection>(
          _ range: ClosedRange<Index>, with elements: Elements
        ) {
          replaceSubrange(
            range.lowerBound..<self.index(after: range.upperBound), with: Array(elements))
        }
        mutating func replaceSubrange<Elements: Collection>(
          _ range: PartialRangeFrom<Index>, with elements: Elements
        ) {
          replaceSubrange(range.lowerBound..<endIndex, with: Array(elements))
        }
        mutating func replaceSubrange<Elements: Collection>(
          _ range: PartialRangeThrough<Index>, with elements: Elements
        ) {
          replaceSubrange(startIndex..<self.index(after: range.upperBound), with: Array(elements))
        }
        @discardableResult mutating func removeFirst() -> Element { remove(at: startIndex) }
        mutating func removeFirst(_ count: Int) {
          replaceSubrange(startIndex..<self.index(startIndex, offsetBy: count), with: [])
        }
        @discardableResult mutating func removeLast() -> Element {
          remove(at: self.index(before: endIndex))
        }
        mutating func removeLast(_ count: Int) {
          replaceSubrange(self.index(endIndex, offsetBy: -count)..<endIndex, with: [])
        }
        mutating func popLast() -> Element? { startIndex == endIndex ? nil : removeLast() }
        mutating func removeAll(keepingCapacity: Bool = false) {
          replaceSubrange(startIndex..<endIndex, with: [])
        }
        mutating func removeAll(where isUnwanted: (Element) throws -> Bool) rethrows {
          let kept = try Array(self).filter { try !isUnwanted($0) }
          replaceSubrange(startIndex..<endIndex, with: kept)
        }
        mutating func reserveCapacity(_ count: Int) {}
        func filter(_ isWanted: (Element) throws -> Bool) rethrows -> Self {
          Self(try Array(self).filter { try isWanted($0) })
        }
        static func + (left: Self, right: some Sequence<Element>) -> Self {
          var result = left
          result.append(contentsOf: right)
          return result
        }
        static func += (left: inout Self, right: some Sequence<Element>) {
          left.append(contentsOf: right)
        }
      }
      """
  )
}
