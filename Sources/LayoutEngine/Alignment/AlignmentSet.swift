/// Some of a tree's alignments, one bit each.
struct AlignmentSet {
  private var words: [UInt64] = [0]

  func contains(_ index: AlignmentIndex) -> Bool {
    let word = Int(index) / UInt64.bitWidth
    return word < words.count && words[word] & bit(index) != 0
  }

  mutating func insert(_ index: AlignmentIndex) {
    let word = Int(index) / UInt64.bitWidth
    while words.count <= word { words.append(0) }
    words[word] |= bit(index)
  }

  private func bit(_ index: AlignmentIndex) -> UInt64 { 1 << (UInt64(index) % 64) }

  /// Every alignment of the set.
  var members: [AlignmentIndex] {
    (0..<words.count * UInt64.bitWidth).map { AlignmentIndex($0) }.filter { contains($0) }
  }
}
