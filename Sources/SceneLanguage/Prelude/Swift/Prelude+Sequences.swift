extension Prelude {
  static let iterators = Part(
    names: ["makeIterator", "IndexingIterator"],
    source: """
      struct IndexingIterator<Elements>: IteratorProtocol, Sequence {
        private let elements: [Any]
        private let start: Int?
        private var position = 0
        init(_ elements: [Any]) {
          self.elements = elements
          start = nil
        }
        init(countingFrom start: Int) {
          elements = []
          self.start = start
        }
        mutating func next() -> Elements.Element? {
          guard start != nil || position < elements.count else { return nil }
          position += 1
          if let start { return start + position - 1 }
          return elements[position - 1]
        }
      }
      extension Sequence {
        func makeIterator() -> IndexingIterator<[Element]> {
          if let endless = self as? PartialRangeFrom<Int> {
            return IndexingIterator(countingFrom: endless.lowerBound)
          }
          return IndexingIterator(Array(self))
        }
      }
      """
  )

  static let sequences = Part(
    names: [
      "AnyIterator", "AnySequence", "AnyCollection", "CollectionOfOne", "EmptyCollection",
      "IteratorSequence",
    ],
    source: """
      struct AnyIterator<Element>: IteratorProtocol, Sequence {
        private let advance: () -> Element?
        init(_ body: @escaping () -> Element?) { advance = body }
        init<Base: IteratorProtocol>(_ base: Base) {
          var base = base
          advance = { base.next() }
        }
        func next() -> Element? { advance() }
      }
      struct AnySequence<Element>: Sequence {
        private let base: Any
        init(_ base: some Sequence<Element>) { self.base = base }
        init<Base: IteratorProtocol<Element>>(_ makeIterator: @escaping () -> Base) {
          base = SequenceOfIterators(make: makeIterator)
        }
        func makeIterator() -> Any { base }
      }
      struct SequenceOfIterators: Sequence {
        let make: () -> Any
        func makeIterator() -> Any { make() }
      }
      struct AnyCollection<Element>: Collection {
        private let elements: [Element]
        init(_ base: some Sequence<Element>) { elements = Array(base) }
        var startIndex: Int { 0 }
        var endIndex: Int { elements.count }
        func index(after place: Int) -> Int { place + 1 }
        subscript(place: Int) -> Element { elements[place] }
      }
      struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
        private var base: Base
        init(_ base: Base) { self.base = base }
        mutating func next() -> Base.Element? { base.next() }
      }
      struct CollectionOfOne<Element>: Collection, CustomDebugStringConvertible {
        var debugDescription: String { "CollectionOfOne(\\(String(reflecting: element)))" }
        private let element: Element
        init(_ element: Element) { self.element = element }
        var startIndex: Int { 0 }
        var endIndex: Int { 1 }
        func index(after place: Int) -> Int { place + 1 }
        subscript(place: Int) -> Element { element }
      }
      struct EmptyCollection<Element>: Collection {
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        func index(after place: Int) -> Int { place + 1 }
        subscript(place: Int) -> Element { fatalError("Index out of range") }
      }
      """
  )

  static let steps = Part(
    names: ["formIndex"],
    source: """
      extension Collection {
        func formIndex(after place: inout Index) { place = index(after: place) }
        func formIndex(before place: inout Index) { place = index(before: place) }
        func formIndex(_ place: inout Index, offsetBy distance: Int) {
          place = index(place, offsetBy: distance)
        }
        func formIndex(
          _ place: inout Index, offsetBy distance: Int, limitedBy limit: Index
        ) -> Bool {
          let next = index(place, offsetBy: distance, limitedBy: limit)
          place = next ?? limit
          return next != nil
        }
      }
      """
  )

  static let changeableCollections = Part(
    names: ["MutableCollection", "DeclaredMutableCollection"],
    source: """
      protocol DeclaredMutableCollection: DeclaredCollection {}
      extension DeclaredMutableCollection {
        mutating func swapAt(_ i: Index, _ j: Index) {
          let element = self[i]
          self[i] = self[j]
          self[j] = element
        }
        mutating func replaceElements(with elements: [Element]) {
          var index = startIndex
          for element in elements {
            self[index] = element
            index = self.index(after: index)
          }
        }
        mutating func partition(by isSecond: (Element) throws -> Bool) rethrows -> Index {
          var place = startIndex
          var next = startIndex
          while next != endIndex {
            if try !isSecond(self[next]) {
              if place != next { swapAt(place, next) }
              place = self.index(after: place)
            }
            next = self.index(after: next)
          }
          return place
        }
        mutating func reverse() { replaceElements(with: Array(self).reversed()) }
        mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
          replaceElements(with: try Array(self).sorted(by: areInIncreasingOrder))
        }
        mutating func shuffle() { replaceElements(with: Array(self).shuffled()) }
      }
      extension DeclaredMutableCollection where Element: Comparable {
        mutating func sort() { replaceElements(with: Array(self).sorted()) }
      }
      """
  )

  static let pairs = Part(
    names: ["KeyValuePairs"],
    source: """
      struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral,
        CustomDebugStringConvertible
      {
        var debugDescription: String {
          if pairs.isEmpty { return "[:]" }
          let texts = pairs.map { "\\(String(reflecting: $0.key)): \\(String(reflecting: $0.value))" }
          return "[" + texts.joined(separator: ", ") + "]"
        }
        private let pairs: [(key: Key, value: Value)]
        init(dictionaryLiteral elements: (Key, Value)...) {
          pairs = elements.map { (key: $0.0, value: $0.1) }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { pairs.count }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
        var count: Int { pairs.count }
        var isEmpty: Bool { pairs.isEmpty }
        var first: (key: Key, value: Value)? { pairs.first }
        var last: (key: Key, value: Value)? { pairs.last }
        subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
        func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
          pairs.makeIterator()
        }
      }
      """
  )
}
