import LayoutEngine

extension ReferenceView {
  /// The same view for the engine, every part of it named.
  var sketch: Sketch { unnamed.named(name) }

  private var unnamed: Sketch {
    func inner(_ index: Int = 0) -> Sketch { children[index].sketch }
    switch kind {
    case .color: return .color
    case .circle: return .circle
    case .box(let width, let height): return .box(width, height)
    case .divider(let axis): return .bar(Axis.allCases[axis])
    case .spacer(let axis, let least):
      return .spacer(axis.map { Axis.Set(Axis.allCases[$0]) } ?? [.horizontal, .vertical], least)
    case .reader:
      let content = children.map(\.sketch)
      return .reader { _ in Sketch("$", content) { _ in .readerContent } }
    case .stack(let axis, let gap, let alignment):
      let key =
        axis == 0 ? Self.verticals[alignment].key : Self.horizontals[alignment].key
      return .stack(Axis.allCases[axis], key, gap, children.map(\.sketch))
    case .zStack(let alignment): return .zStack(children.map(\.sketch), Self.pair(alignment))
    case .fits(let axes): return .fits(children.map(\.sketch), in: Self.set(axes))
    case .scroll(let axes): return .scroll(inner(), Self.set(axes))
    case .turned(let rightToLeft): return inner().turned(rightToLeft ? .rightToLeft : .leftToRight)
    case .fixed(let lengths, let alignment):
      return inner().frame(lengths[0], lengths[1], Self.pair(alignment))
    case .flexible(let bounds, let alignment):
      let lengths = bounds.map { FlexibleLength(min: $0.least, ideal: $0.ideal, max: $0.most) }
      return inner().flexible(lengths[0], lengths[1], Self.pair(alignment))
    case .padding(let before, let after):
      return inner().padding(
        EdgeInsets(top: before[1], leading: before[0], bottom: after[1], trailing: after[0])
      )
    case .offset(let distance): return inner().offset(distance[0], distance[1])
    case .position(let point): return inner().position(point[0], point[1])
    case .priority(let own): return inner().priority(own)
    case .fixedSize(let axes): return inner().fixedSize(axes[0], axes[1])
    case .aspect(let ratio, let fills): return inner().aspectRatio(ratio, fills: fills)
    case .guide(0, let alignment, let factor, let constant):
      return inner().guide(Self.horizontals[alignment]) {
        Self.told(factor, constant, $0.width)
      }
    case .guide(_, let alignment, let factor, let constant):
      return inner().guide(Self.verticals[alignment]) {
        Self.told(factor, constant, $0.height)
      }
    case .attachment(let isOverlay, let alignment):
      let pair = Self.pair(alignment)
      return isOverlay ? inner().overlay(inner(1), pair) : inner().background(inner(1), pair)
    }
  }

  private static let horizontals: [HorizontalAlignment] = [.leading, .center, .trailing]
  private static let verticals: [VerticalAlignment] = [.top, .center, .bottom]

  private static func set(_ axes: [Bool]) -> Axis.Set {
    var set = Axis.Set()
    if axes[0] { set.insert(Axis.Set.horizontal) }
    if axes[1] { set.insert(Axis.Set.vertical) }
    return set
  }

  private static func pair(_ alignment: [Int]) -> Alignment {
    Alignment(horizontal: horizontals[alignment[0]], vertical: verticals[alignment[1]])
  }
}
