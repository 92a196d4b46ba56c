import LayoutEngine

/// Makes sketches from a seed.
struct RandomSketch {
  private var generator: SeededGenerator
  /// What lengths are drawn from, in points.
  private let lengths: [Double]
  /// Whether every node answers by axis and sets no guide, so that simple laws hold.
  private let isPlain: Bool

  /// Draws from `lengths`, in points; `isPlain` leaves out texts, scenes' own code and everything that sets guides.
  init(
    seed: UInt64,
    lengths: [Double] = [-8, 0, 1, 8, 16, 20, 33, 50, 80, 120],
    isPlain: Bool = false
  ) {
    generator = SeededGenerator(seed: seed)
    self.lengths = lengths
    self.isPlain = isPlain
  }

  /// A sketch of some ten to a hundred nodes.
  mutating func sketch() -> Sketch { node(4) }

  mutating func node(_ depth: Int) -> Sketch {
    guard depth > 0 else { return leaf() }
    switch number(0...12) {
    case 0...2: return stack(.horizontal, depth)
    case 3...5: return stack(.vertical, depth)
    case 6: return .zStack([node(depth - 1), node(depth - 1)], pick(alignments))
    case 7...10: return modified(node(depth - 1), depth)
    case 11: return isPlain ? leaf() : unusual(depth)
    default: return leaf()
    }
  }

  private mutating func stack(_ axis: Axis, _ depth: Int) -> Sketch {
    let children = (0..<number(0...4)).map { _ in
      number(0...5) == 0 ? Sketch.spacer(Axis.Set(axis), pick([nil, 0, 20])) : node(depth - 1)
    }
    let key: AlignmentKey =
      axis == .horizontal
      ? pick([VerticalAlignment.top, .center, .bottom]).key
      : pick([HorizontalAlignment.leading, .center, .trailing]).key
    return .stack(axis, key, pick([0, 8, 3.5, -6, nil]), children)
  }

  mutating func leaf() -> Sketch {
    switch number(0...(isPlain ? 4 : 7)) {
    case 0, 1: .color
    case 2: .box(length(), length())
    case 3: .image(length(), length())
    case 4: .bar(pick(Axis.allCases))
    case 5: .circle
    default: .text(String(repeating: "a", count: number(0...30)))
    }
  }

  private mutating func modified(_ sketch: Sketch, _ depth: Int) -> Sketch {
    switch number(0...9) {
    case 0: sketch.frame(pick([nil, length()]), pick([nil, length()]), pick(alignments))
    case 1: sketch.flexible(flexibleLength(), flexibleLength(), pick(alignments))
    case 2: sketch.padding(length(), pick([.all, .horizontal, .leading, .top]))
    case 3: sketch.offset(length(), length())
    case 4: sketch.fixedSize(pick([true, false]), pick([true, false]))
    case 5: sketch.priority(pick([-1, 0, 1]))
    case 6: sketch.overlay(leaf(), pick(alignments))
    case 7: sketch.background(leaf(), pick(alignments))
    case 8: sketch.position(length(), length())
    default: isPlain ? sketch.padding(1) : sketch.aspectRatio(pick([nil, 0.5, 2]))
    }
  }

  private mutating func unusual(_ depth: Int) -> Sketch {
    let inner = node(depth - 1)
    switch number(0...5) {
    case 0: return .fits([inner, leaf()])
    case 1: return .scroll(inner, pick([.horizontal, .vertical]))
    case 2: return inner.guide(.leading) { $0.width / 3 }
    case 3: return inner.direction(pick([.leftToRight, .rightToLeft]))
    case 4:
      return .stack(.horizontal, VerticalAlignment.firstTextBaseline.key, nil, [inner, leaf()])
    default: return .lazyVStack([inner, leaf()])
    }
  }

  private mutating func flexibleLength() -> FlexibleLength {
    FlexibleLength(
      min: pick([nil, nil, length()]),
      ideal: pick([nil, nil, length()]),
      max: pick([nil, .infinity, length()])
    )
  }

  let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading]

  mutating func length() -> Double { pick(lengths) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
