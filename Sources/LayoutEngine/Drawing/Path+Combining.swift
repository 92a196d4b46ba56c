/// With an even-odd fill, inside is what a ray crosses an odd number of times.
extension Path {
  /// What is inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// What is inside either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// What is inside the path and outside another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// What is inside one of the paths and outside the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The path's edges without those that have inside, or outside, on both sides.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { isInside, _ in isInside }
  }

  /// The parts of the path's line that are inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(insideOf: other, true, eoFill: eoFill)
  }

  /// The parts of the path's line that are outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(insideOf: other, false, eoFill: eoFill)
  }

  /// About how many chords are looked at to combine the paths, at most.
  package func combiningCost(with other: Path) -> Int {
    let count = min(PathChords(self).chords.count + PathChords(other).chords.count, 2000)
    return min(count * count, PathChords.costLimit)
  }

  /// The outline of what a rule takes, of being inside this path and inside the other.
  ///
  /// Every chord is split where it meets another. Of the pieces the outline has those of which one
  /// side is taken and the other is not, run so that what is taken lies on one hand.
  private func combined(
    with other: Path,
    eoFill: Bool,
    taking rule: (Bool, Bool) -> Bool
  ) -> Path {
    let (own, others) = (PathChords(self), PathChords(other))
    let all = own.chords + others.chords
    var pieces: Set<PathChord> = []
    var cost = 0
    for chord in all {
      let found = chord.pieces(between: all)
      // A chord is compared with all, and so is either side of each of its pieces: paths for which
      // that takes too long stay as they are.
      cost += all.count * (1 + 2 * found.count)
      if cost > PathChords.costLimit { return self }
      for piece in found {
        let (left, right) = piece.sides
        let isLeft = rule(own.contain(left, eoFill), others.contain(left, eoFill))
        let isRight = rule(own.contain(right, eoFill), others.contain(right, eoFill))
        if isLeft != isRight { pieces.insert(isLeft ? piece : piece.reversed) }
      }
    }
    return Path(joining: pieces)
  }

  private func line(insideOf other: Path, _ isInside: Bool, eoFill: Bool) -> Path {
    let (own, others) = (PathChords(self, closesParts: false), PathChords(other))
    var result = Path()
    var last: CGPoint?
    var cost = 0
    for chord in own.chords {
      let found = chord.pieces(between: others.chords)
      cost += others.chords.count * (1 + found.count)
      if cost > PathChords.costLimit { return self }
      for piece in found
      where others.contain(piece.start.mixed(with: piece.end, 0.5), eoFill) == isInside {
        if last != piece.start { result.move(to: piece.start) }
        result.addLine(to: piece.end)
        last = piece.end
      }
    }
    return result
  }

  /// Joins pieces end to end until each part is closed.
  private init(joining pieces: Set<PathChord>) {
    self.init()
    // In an order that does not change from run to run.
    let ordered = pieces.sorted {
      ($0.start.y, $0.start.x, $0.end.y, $0.end.x) < ($1.start.y, $1.start.x, $1.end.y, $1.end.x)
    }
    var following: [CGPoint: [Int]] = [:]
    for index in ordered.indices.reversed() {
      following[ordered[index].start, default: []].append(index)
    }
    var isTaken = [Bool](repeating: false, count: ordered.count)
    for first in ordered.indices where !isTaken[first] {
      move(to: ordered[first].start)
      var index = first
      while true {
        isTaken[index] = true
        let end = ordered[index].end
        if end == ordered[first].start { break }
        addLine(to: end)
        while let next = following[end]?.last, isTaken[next] { following[end]?.removeLast() }
        guard let next = following[end]?.last else { break }
        index = next
      }
      closeSubpath()
    }
  }
}
