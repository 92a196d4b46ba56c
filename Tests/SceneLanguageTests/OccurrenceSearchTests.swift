import Testing

@testable import SceneLanguage

@Suite struct `A search for occurrences` {
  /// The same by trying each place.
  private func tried(_ wanted: [Int], in list: [Int]) -> [Int] {
    var (ends, start) = ([Int](), 0)
    while start + wanted.count <= list.count {
      let isFound = list[start..<(start + wanted.count)].elementsEqual(wanted)
      if isFound { ends.append(start + wanted.count) }
      start += isFound ? wanted.count : 1
    }
    return ends
  }

  @Test(arguments: UInt64(0)..<200)
  func `finds what trying each place finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Two or three kinds of elements only, so that much begins alike.
    let kinds = Int.random(in: 1...3, using: &generator)
    func list(_ count: Int) -> [Int] {
      (0..<count).map { _ in Int.random(in: 0..<kinds, using: &generator) }
    }
    let (wanted, text) = (list(Int.random(in: 1...6, using: &generator)), list(60))
    let search = OccurrenceSearch(for: wanted)
    #expect(search.ends(in: text) == tried(wanted, in: text))
    #expect(search.ends(in: text, atMost: 1) == Array(tried(wanted, in: text).prefix(1)))
  }

  @Test func `compares each element about twice at most`() {
    struct Counted: Equatable {
      final class Counter { var count = 0 }
      let letter: Int
      let counter: Counter
      static func == (left: Counted, right: Counted) -> Bool {
        left.counter.count += 1
        return left.letter == right.letter
      }
    }
    let counter = Counted.Counter()
    let text = Array(repeating: Counted(letter: 0, counter: counter), count: 10_000)
    let wanted = text.prefix(5_000) + [Counted(letter: 1, counter: counter)]
    #expect(OccurrenceSearch(for: Array(wanted)).ends(in: text) == [])
    #expect(counter.count < 4 * (text.count + wanted.count))
  }
}
