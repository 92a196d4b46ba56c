extension Prelude {
  /// What was inserted into a collection and removed from it.
  static let differences = Part(
    names: ["CollectionDifference", "difference", "applying"],
    source: """
      struct CollectionDifference<ChangeElement>: Sequence {
        enum Change {
          case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
          case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        }
        let insertions: [Change]
        let removals: [Change]
        var count: Int { insertions.count + removals.count }
        var isEmpty: Bool { count == 0 }
        func makeIterator() -> IndexingIterator<[Change]> {
          (removals.reversed() + insertions).makeIterator()
        }
        /// The shortest edit script, found as by Myers: the furthest place on each diagonal for
        /// every number of changes, and then the way back.
        init(
          from a: [ChangeElement], to b: [ChangeElement],
          by areEquivalent: (ChangeElement, ChangeElement) -> Bool
        ) {
          var trace: [[Int: Int]] = []
          var furthest = [1: 0]
          search: for d in 0...(a.count + b.count) {
            let previous = furthest
            trace.append(previous)
            furthest = [:]
            for k in stride(from: -d, through: d, by: 2) {
              let above = previous[k + 1] ?? 0
              let before = previous[k - 1] ?? 0
              var x = k == -d || k != d && before < above ? above : before + 1
              while x < a.count, x - k < b.count, areEquivalent(a[x], b[x - k]) { x += 1 }
              furthest[k] = x
              if x >= a.count && x - k >= b.count { break search }
            }
          }
          var (inserted, removed): ([Change], [Change]) = ([], [])
          var (x, y) = (a.count, b.count)
          for d in stride(from: trace.count - 1, to: 0, by: -1) {
            let (v, k) = (trace[d], x - y)
            let isDown = k == -d || k != d && (v[k - 1] ?? 0) < (v[k + 1] ?? 0)
            let last = isDown ? k + 1 : k - 1
            (x, y) = (v[last] ?? 0, (v[last] ?? 0) - last)
            if isDown {
              inserted.append(.insert(offset: y, element: b[y], associatedWith: nil))
            } else {
              removed.append(.remove(offset: x, element: a[x], associatedWith: nil))
            }
          }
          insertions = inserted.reversed()
          removals = removed.reversed()
        }
      }
      extension Collection {
        func difference(
          from other: some Collection<Element>, by areEquivalent: (Element, Element) -> Bool
        ) -> CollectionDifference<Element> {
          CollectionDifference(from: Array(other), to: Array(self), by: areEquivalent)
        }
        func applying(_ difference: CollectionDifference<Element>) -> Self? {
          var result = Array(self)
          for change in difference {
            switch change {
            case .remove(let offset, _, _):
              guard result.indices.contains(offset) else { return nil }
              result.remove(at: offset)
            case .insert(let offset, let element, _):
              guard offset <= result.count else { return nil }
              result.insert(element, at: offset)
            }
          }
          return Self(result)
        }
      }
      extension Collection where Element: Equatable {
        func difference(
          from other: some Collection<Element>
        ) -> CollectionDifference<Element> {
          difference(from: other) { $0 == $1 }
        }
      }
      """
  )
}
