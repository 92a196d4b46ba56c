extension Prelude {
  /// Where a sequence of elements occurs in an array, and what is put there instead.
  static let occurrences = Part(
    names: ["ranges", "firstRange", "replacing", "replace", "trimmingPrefix", "trimPrefix"],
    source: """
      extension Array where Element: Equatable {
        func firstRange(of other: some Collection<Element>) -> Range<Int>? {
          ranges(of: other).first
        }
        func ranges(of other: some Collection<Element>) -> [Range<Int>] {
          let (elements, wanted) = (Array(self), Array(other))
          var (place, found): (Int, [Range<Int>]) = (0, [])
          if wanted.isEmpty { return [] }
          while place + wanted.count <= elements.count {
            let end = place + wanted.count
            if Array(elements[place..<end]) == wanted {
              found.append(place..<end)
              place = end
            } else {
              place += 1
            }
          }
          return found
        }
        func replacing(
          _ other: some Collection<Element>, with replacement: some Collection<Element>,
          maxReplacements: Int = .max
        ) -> [Element] {
          var (result, place) = ([Element](), 0)
          let elements = Array(self)
          for range in ranges(of: other).prefix(maxReplacements) {
            result += elements[place..<range.lowerBound]
            result += replacement
            place = range.upperBound
          }
          return result + elements[place...]
        }
        func trimmingPrefix(_ prefix: some Collection<Element>) -> ArraySlice<Element> {
          let elements = Array(self)
          return elements.starts(with: prefix) ? elements[prefix.count...] : elements[...]
        }
      }
      extension Array {
        func trimmingPrefix(
          while isUnwanted: (Element) throws -> Bool
        ) rethrows -> ArraySlice<Element> {
          try Array(self).drop(while: isUnwanted)
        }
      }
      extension Array where Element: Equatable {
        mutating func replace(
          _ other: some Collection<Element>, with replacement: some Collection<Element>,
          maxReplacements: Int = .max
        ) {
          self = replacing(other, with: replacement, maxReplacements: maxReplacements)
        }
        mutating func trimPrefix(_ prefix: some Collection<Element>) {
          self = Array(trimmingPrefix(prefix))
        }
      }
      extension Array {
        mutating func trimPrefix(while isUnwanted: (Element) throws -> Bool) rethrows {
          self = Array(try trimmingPrefix(while: isUnwanted))
        }
      }
      """
  )
}
