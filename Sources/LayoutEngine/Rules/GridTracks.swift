/// The columns or the rows of a grid while its cells are asked; lengths in points.
///
/// What all tracks have together is counted along, so that no group of cells walks over them.
struct GridTracks {
  private(set) var lengths: [Double]
  /// How many cells of the priority that is being served each track still waits for.
  private var waiting: [Int]
  private var isSettled: [Bool]
  /// How many tracks wait for a cell.
  private var openCount = 0
  /// The length of the settled tracks together, in points.
  private var settledLength = 0.0
  /// The tracks that may have become ready to settle.
  private var ready: [Int]

  init(count: Int) {
    lengths = Array(repeating: 0, count: count)
    waiting = Array(repeating: 0, count: count)
    isSettled = Array(repeating: false, count: count)
    ready = Array(0..<count)
  }

  func isOpen(_ track: Int) -> Bool { waiting[track] > 0 }

  mutating func wait(_ track: Int) {
    if waiting[track] == 0 { openCount += 1 }
    waiting[track] += 1
  }

  /// Takes the answer of a cell that a track waited for.
  mutating func answer(_ track: Int, _ length: Double) {
    waiting[track] -= 1
    if waiting[track] == 0 {
      openCount -= 1
      ready.append(track)
    }
    grow(track, to: length)
  }

  mutating func grow(_ track: Int, by length: Double) {
    grow(track, to: lengths[track] + length)
  }

  mutating func grow(_ track: Int, to length: Double) {
    guard length > lengths[track] else { return }
    if isSettled[track] { settledLength += length - lengths[track] }
    lengths[track] = length
  }

  /// Settles the tracks that wait for no one; they keep what they have from then on.
  mutating func settle() {
    for track in ready where waiting[track] == 0 && !isSettled[track] {
      isSettled[track] = true
      settledLength += lengths[track]
    }
    ready.removeAll(keepingCapacity: true)
  }

  /// What each open track gets of a length when the settled ones have theirs.
  func share(of length: Double) -> Double {
    guard length.isFinite else { return length }
    return (length - settledLength) / Double(max(openCount, 1))
  }
}
