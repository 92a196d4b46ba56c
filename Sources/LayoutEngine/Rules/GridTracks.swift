/// The columns or the rows of a grid while its cells are asked; lengths in points.
struct GridTracks {
  private(set) var lengths: [Double]
  /// How many cells of the priority that is being served each track still waits for.
  private var waiting: [Int]
  private var isSettled: [Bool]

  init(count: Int) {
    lengths = Array(repeating: 0, count: count)
    waiting = Array(repeating: 0, count: count)
    isSettled = Array(repeating: false, count: count)
  }

  func isOpen(_ track: Int) -> Bool { waiting[track] > 0 }

  mutating func wait(_ track: Int) { waiting[track] += 1 }

  /// Takes the answer of a cell that a track waited for.
  mutating func answer(_ track: Int, _ length: Double) {
    waiting[track] -= 1
    lengths[track] = max(lengths[track], length)
  }

  mutating func grow(_ track: Int, by length: Double) { lengths[track] += length }

  mutating func grow(_ track: Int, to length: Double) {
    lengths[track] = max(lengths[track], length)
  }

  /// Settles the tracks that wait for no one; they keep what they have from then on.
  mutating func settle() {
    for track in lengths.indices where waiting[track] == 0 { isSettled[track] = true }
  }

  /// What each open track gets of a length when the settled ones have theirs.
  func share(of length: Double) -> Double {
    guard length.isFinite else { return length }
    var rest = length
    var open = 0
    for track in lengths.indices {
      if isSettled[track] { rest -= lengths[track] }
      if isOpen(track) { open += 1 }
    }
    return rest / Double(max(open, 1))
  }
}
