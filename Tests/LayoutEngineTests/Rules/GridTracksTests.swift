import Testing

@testable import LayoutEngine

/// Tracks that are all walked over for every question.
private struct WalkedTracks {
  var lengths: [Double]
  private var waiting: [Int]
  private var isSettled: [Bool]

  init(count: Int) {
    lengths = Array(repeating: 0, count: count)
    waiting = Array(repeating: 0, count: count)
    isSettled = Array(repeating: false, count: count)
  }

  mutating func wait(_ track: Int) { waiting[track] += 1 }

  mutating func answer(_ track: Int, _ length: Double) {
    waiting[track] -= 1
    lengths[track] = max(lengths[track], length)
  }

  mutating func settle() {
    for track in lengths.indices where waiting[track] == 0 { isSettled[track] = true }
  }

  func share(of length: Double) -> Double {
    var (rest, open) = (length, 0)
    for track in lengths.indices {
      if isSettled[track] { rest -= lengths[track] }
      if waiting[track] > 0 { open += 1 }
    }
    return rest / Double(max(open, 1))
  }
}

@Suite struct `Tracks of grids` {
  @Test(arguments: 0..<200) func `count along what a walk over all finds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &random)
    var tracks = GridTracks(count: count)
    var walked = WalkedTracks(count: count)
    for _ in 0..<3 {
      var cells = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Int.random(in: 0..<count, using: &random)
      }
      for cell in cells {
        tracks.wait(cell)
        walked.wait(cell)
      }
      while !cells.isEmpty {
        #expect(tracks.share(of: 1000) == walked.share(of: 1000))
        for _ in 0..<min(Int.random(in: 1...3, using: &random), cells.count) {
          let cell = cells.removeLast()
          // Whole numbers, which add up alike in any order.
          let length = Double(Int.random(in: 0...90, using: &random))
          tracks.answer(cell, length)
          walked.answer(cell, length)
        }
        let (grown, more) = (Int.random(in: 0..<count, using: &random), 4.0)
        tracks.grow(grown, by: more)
        walked.lengths[grown] += more
        tracks.settle()
        walked.settle()
      }
      #expect(tracks.lengths == walked.lengths)
    }
  }
}
