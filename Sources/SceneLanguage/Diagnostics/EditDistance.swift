/// How many letters must be inserted, removed, replaced, or swapped with their neighbour.
///
/// The optimal string alignment distance, which counts `lenght` for `length` as one change.
/// - Complexity: O(*n* × *m*)
func editDistance(_ first: some StringProtocol, _ second: some StringProtocol) -> Int {
  let first = Array(first.unicodeScalars)
  let second = Array(second.unicodeScalars)
  var before: [Int] = []
  var above = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var line = [row + 1]
    for (column, other) in second.enumerated() {
      var least = min(
        above[column] + (letter == other ? 0 : 1),
        above[column + 1] + 1,
        line[column] + 1
      )
      let swapped =
        row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
      if swapped { least = min(least, before[column - 1] + 1) }
      line.append(least)
    }
    before = above
    above = line
  }
  return above[second.count]
}

/// Nobody has typed a longer name by hand, and to compare two takes time in the square of it.
private let longestMisspelling = 200

/// The name nearest to a misspelt one, if any is near enough to be meant.
///
/// A third of the letters may differ, large or small; of equally near names one that differs in
/// fewer of these wins, and then the first in the alphabet.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  if name.utf8.count > longestMisspelling { return nil }
  let (lowercased, count) = (name.lowercased(), name.unicodeScalars.count)
  let letters = LetterSet(of: name)
  let limit = max(1, name.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates
  where abs(candidate.unicodeScalars.count - count) <= limit
    && letters.mayBe(within: limit, of: LetterSet(of: candidate))
  {
    let distance = editDistance(lowercased, candidate.lowercased())
    guard distance <= limit, candidate != name else { continue }
    if let found = best {
      if found.distance < distance { continue }
      // Of two as near, the one whose letters are as large.
      if found.distance == distance,
        (editDistance(name, found.name), found.name) <= (editDistance(name, candidate), candidate)
      {
        continue
      }
    }
    best = (distance, candidate)
  }
  return best?.name
}

/// Which letters a name has, large or small alike: a bit for each, which some letters share.
private struct LetterSet {
  /// `nil` where a letter is outside of ASCII.
  private let bits: UInt32?

  init(of name: String) {
    var bits: UInt32 = 0
    var isPlain = true
    for byte in name.utf8 {
      if byte >= 0x80 { isPlain = false }
      // A large letter differs from the small one by this bit alone.
      bits |= 1 << UInt32((byte | 0x20) & 31)
    }
    self.bits = isPlain ? bits : nil
  }

  /// Whether no more than a number of changes may lead to another name: each takes one letter
  /// away and brings one at most.
  func mayBe(within changes: Int, of other: LetterSet) -> Bool {
    guard let bits, let others = other.bits else { return true }
    return (bits ^ others).nonzeroBitCount <= 2 * changes
  }
}
