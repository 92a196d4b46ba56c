extension Prelude {
  /// Sets of ranges, and the elements of arrays at them.
  static let rangeSets = Part(
    names: ["RangeSet", "moveSubranges", "removeSubranges", "removingSubranges"],
    source: """
      struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
        private(set) var ranges: [Range<Bound>] = []
        init() {}
        init(_ range: Range<Bound>) { insert(contentsOf: range) }
        init(_ ranges: some Sequence<Range<Bound>>) {
          for range in ranges { insert(contentsOf: range) }
        }
        fileprivate init(inOrder ranges: [Range<Bound>]) { self.ranges = ranges }
        var isEmpty: Bool { ranges.isEmpty }
        var description: String { "\\(ranges)" }
        func contains(_ bound: Bound) -> Bool { ranges.contains { $0.contains(bound) } }
        mutating func insert(contentsOf range: Range<Bound>) {
          if range.isEmpty { return }
          var (lower, upper) = (range.lowerBound, range.upperBound)
          var (before, behind): ([Range<Bound>], [Range<Bound>]) = ([], [])
          for other in ranges {
            if other.upperBound < lower {
              before.append(other)
            } else if other.lowerBound > upper {
              behind.append(other)
            } else {
              (lower, upper) = (min(lower, other.lowerBound), max(upper, other.upperBound))
            }
          }
          ranges = before + [lower..<upper] + behind
        }
        mutating func remove(contentsOf range: Range<Bound>) {
          if range.isEmpty { return }
          var left: [Range<Bound>] = []
          for other in ranges {
            if other.upperBound <= range.lowerBound || other.lowerBound >= range.upperBound {
              left.append(other)
              continue
            }
            if other.lowerBound < range.lowerBound {
              left.append(other.lowerBound..<range.lowerBound)
            }
            if other.upperBound > range.upperBound {
              left.append(range.upperBound..<other.upperBound)
            }
          }
          ranges = left
        }
        func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          var all = self
          for range in other.ranges { all.insert(contentsOf: range) }
          return all
        }
        func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          var left = self
          for range in other.ranges { left.remove(contentsOf: range) }
          return left
        }
        func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          subtracting(subtracting(other))
        }
        func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          subtracting(other).union(other.subtracting(self))
        }
        mutating func formUnion(_ other: RangeSet<Bound>) { self = union(other) }
        mutating func subtract(_ other: RangeSet<Bound>) { self = subtracting(other) }
        mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
        mutating func formSymmetricDifference(_ other: RangeSet<Bound>) {
          self = symmetricDifference(other)
        }
        func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
        func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
        func isStrictSubset(of other: RangeSet<Bound>) -> Bool {
          self != other && isSubset(of: other)
        }
        func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
        func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
      }
      extension RangeSet where Bound == Int {
        init(_ places: some Sequence<Int>, within collection: some Collection) {
          for place in places { insert(place, within: collection) }
        }
        @discardableResult
        mutating func insert(_ place: Int, within collection: some Collection) -> Bool {
          if contains(place) { return false }
          insert(contentsOf: place..<(place + 1))
          return true
        }
        mutating func remove(_ place: Int, within collection: some Collection) {
          remove(contentsOf: place..<(place + 1))
        }
      }
      extension Array {
        func indices(where isWanted: (Element) throws -> Bool) rethrows -> RangeSet<Int> {
          var (found, start): ([Range<Int>], Int?) = ([], nil)
          for (place, element) in Array(self).enumerated() {
            if try isWanted(element) {
              start = start ?? place
            } else if let first = start {
              found.append(first..<place)
              start = nil
            }
          }
          if let start { found.append(start..<count) }
          return RangeSet(inOrder: found)
        }
        subscript(places: RangeSet<Int>) -> [Element] { places.ranges.flatMap { self[$0] } }
        func removingSubranges(_ places: RangeSet<Int>) -> [Element] {
          RangeSet(0..<count).subtracting(places).ranges.flatMap { self[$0] }
        }
        mutating func removeSubranges(_ places: RangeSet<Int>) {
          self = removingSubranges(places)
        }
        @discardableResult
        mutating func moveSubranges(_ places: RangeSet<Int>, to target: Int) -> Range<Int> {
          let rest = RangeSet(0..<count).subtracting(places)
          let before = rest.intersection(RangeSet(0..<target)).ranges.flatMap { self[$0] }
          let behind = rest.intersection(RangeSet(target..<count)).ranges.flatMap { self[$0] }
          let moved = places.ranges.flatMap { self[$0] }
          self = before + moved + behind
          return before.count..<(before.count + moved.count)
        }
      }
      extension Array where Element: Equatable {
        func indices(of element: Element) -> RangeSet<Int> { indices(where: { $0 == element }) }
      }
      """
  )
}
