/// Finds where a run of elements occurs among others, each once, in linear time.
///
/// Knuth, Morris and Pratt's search: where an element does not fit, what was passed already tells how
/// much of the run may still begin there.
struct OccurrenceSearch<Element: Equatable> {
  private let wanted: [Element]
  /// For each element of the run how much of its beginning ends there, without being all of it.
  private let borders: [Int]

  /// Prepares a search for a run that is not empty.
  init(for wanted: [Element]) {
    self.wanted = wanted
    var borders = Array(repeating: 0, count: wanted.count)
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[length] != wanted[index] { length = borders[length - 1] }
      if wanted[length] == wanted[index] { length += 1 }
      borders[index] = length
    }
    self.borders = borders
  }

  /// How much of the run ends at an element, where so much of it ended before; all of it is the
  /// length of the run, after which the search goes on with none.
  func matched(_ before: Int, _ element: Element) -> Int {
    var length = before
    while length > 0, wanted[length] != element { length = borders[length - 1] }
    return wanted[length] == element ? length + 1 : 0
  }

  /// Where the run ends in a list, as far as the occurrences do not overlap, in their order.
  func ends(in list: some Sequence<Element>, atMost most: Int = .max) -> [Int] {
    var (ends, length) = ([Int](), 0)
    for (index, element) in list.enumerated() where ends.count < most {
      length = matched(length, element)
      if length == wanted.count {
        ends.append(index + 1)
        length = 0
      }
    }
    return ends
  }
}
