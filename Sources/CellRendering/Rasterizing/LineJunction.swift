/// The lines that meet in a cell: how heavy each of its four arms is.
///
/// Lines leave their arms in the cells that they pass; the glyph is chosen when all lines are
/// drawn, so lines that cross or touch are joined whatever their order. The last cell of a line
/// has a *loose* arm outwards: it counts while the line is alone, so that a line is not half a cell
/// short, and not where it meets another line, so that it ends there in ┬ and not in ┼.
struct LineJunction: Hashable, Sendable {
  /// The weight of an arm: 0 none, 1 light, 2 heavy.
  private(set) var up: UInt8 = 0
  private(set) var right: UInt8 = 0
  private(set) var down: UInt8 = 0
  private(set) var left: UInt8 = 0

  private var loose: Arms = []
  /// Whether all lines in the cell are dashed.
  private(set) var isDashed = true
  /// Whether a corner is drawn as an arc.
  private(set) var isRounded = true

  /// Some of the four directions from the middle of a cell.
  struct Arms: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let horizontal: Arms = [.left, .right]
    static let vertical: Arms = [.up, .down]
  }

  /// Adds the arms of a line; those in `loose` are the outward arms of its ends.
  mutating func add(_ arms: Arms, loose: Arms = [], look: LineLook) {
    if arms.contains(.up) { up = max(up, look.weight) }
    if arms.contains(.right) { right = max(right, look.weight) }
    if arms.contains(.down) { down = max(down, look.weight) }
    if arms.contains(.left) { left = max(left, look.weight) }
    // An arm is loose only while no line goes on through it.
    self.loose = self.loose.subtracting(arms.subtracting(loose))
      .union(loose.subtracting(present.subtracting(arms)))
    present.formUnion(arms)
    isDashed = isDashed && look.isDashed
    isRounded = isRounded && look.isRounded
  }

  private var present: Arms = []

  init() {}

  /// Two bits for each arm from the upper one clockwise, the loose and the present arms, and whether
  /// all is dashed and rounded.
  var bits: UInt32 {
    let weights = UInt32(up) | UInt32(right) << 2 | UInt32(down) << 4 | UInt32(left) << 6
    let arms = UInt32(loose.rawValue) << 8 | UInt32(present.rawValue) << 12
    return weights | arms | (isDashed ? 1 << 16 : 0) | (isRounded ? 1 << 17 : 0)
  }

  /// Makes a junction of its ``bits``.
  init(bits: UInt32) {
    func part(_ shift: UInt32, _ mask: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: bits >> shift & mask)
    }
    (up, right, down, left) = (part(0, 3), part(2, 3), part(4, 3), part(6, 3))
    loose = Arms(rawValue: part(8, 15))
    present = Arms(rawValue: part(12, 15))
    isDashed = part(16, 1) == 1
    isRounded = part(17, 1) == 1
  }

  /// The weights of the arms that are shown, clockwise from the upper one.
  var shown: (up: UInt8, right: UInt8, down: UInt8, left: UInt8) {
    let firm = present.subtracting(loose)
    let hasHorizontal = !present.isDisjoint(with: .horizontal)
    let hasVertical = !present.isDisjoint(with: .vertical)
    guard hasHorizontal, hasVertical, !firm.isEmpty else { return (up, right, down, left) }
    return (
      loose.contains(.up) ? 0 : up,
      loose.contains(.right) ? 0 : right,
      loose.contains(.down) ? 0 : down,
      loose.contains(.left) ? 0 : left
    )
  }
}

/// How a line is drawn.
struct LineLook: Hashable, Sendable {
  /// 1 light, 2 heavy.
  var weight: UInt8 = 1
  var isDashed = false
  var isRounded = false
}
