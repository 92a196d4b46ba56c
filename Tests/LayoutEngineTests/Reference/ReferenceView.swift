import LayoutEngine

/// A view as the papers on SwiftUI's layout describe it, plain and slow: no memory, no short cuts.
///
/// Axis 0 is horizontal, 1 vertical. Alignments are 0 for the start, 1 for the centre and 2 for the
/// end. A missing number asks for the ideal length.
final class ReferenceView {
  typealias Offer = [Double?]

  enum Kind {
    case color
    case circle
    case box(Double, Double)
    case divider(axis: Int)
    case spacer(axis: Int?, least: Double)
    case reader
    case stack(axis: Int, gap: Double?, alignment: Int)
    case zStack([Int])
    /// The first view whose ideal fits along the axes that count.
    case fits([Bool])
    /// A window on one view, longer than that along some axes.
    case scroll([Bool])
    case fixed([Double?], [Int])
    case flexible([Bounds], [Int])
    case padding(before: [Double], after: [Double])
    case offset([Double])
    case position([Double])
    case priority(Double)
    case fixedSize([Bool])
    case aspect(Double?, fills: Bool)
    case guide(axis: Int, alignment: Int, factor: Double, constant: Double)
    case attachment(isOverlay: Bool, [Int])
    /// What is inside runs in a direction of its own.
    case turned(rightToLeft: Bool)
  }

  /// The bounds of a flexible frame along one axis.
  struct Bounds {
    var least: Double?
    var ideal: Double?
    var most: Double?
  }

  let name: String
  let kind: Kind
  let children: [ReferenceView]

  init(_ name: String, _ kind: Kind, _ children: [ReferenceView] = []) {
    self.name = name
    self.kind = kind
    self.children = children
  }

  /// Whether a container stands for its only child.
  var isTransparent: Bool {
    switch kind {
    case .stack, .zStack: children.count == 1
    default: false
    }
  }

  /// When the view is served in a stack.
  var priority: Double {
    switch kind {
    case .spacer: -.infinity
    case .stack, .zStack:
      children.isEmpty ? -.infinity : isTransparent ? children[0].priority : 0
    case .fits: children.isEmpty ? -.infinity : 0
    case .priority(let own): own
    case .offset, .fixedSize, .guide, .attachment, .turned: children[0].priority
    default: 0
    }
  }

  /// What the view says of the distance before (0) or after it (1) along an axis.
  func distance(_ axis: Int, _ end: Int) -> Double? {
    switch kind {
    case .spacer(let own, _): return own == nil || own == axis ? 0 : nil
    case .stack(let own, _, _):
      guard let first = children.first, let last = children.last else { return 0 }
      if own == axis { return (end == 0 ? first : last).distance(axis, end) }
      return children.compactMap { $0.distance(axis, end) }.max()
    case .zStack:
      if children.isEmpty { return 0 }
      let highest = children.map(\.priority).max()
      return children.filter { $0.priority == highest }.compactMap { $0.distance(axis, end) }.max()
    case .fits: return children.isEmpty ? 0 : children[0].distance(axis, end)
    case .turned: return children[0].distance(axis, end)
    case .fixed(let lengths, _): return lengths[axis] == nil ? children[0].distance(axis, end) : nil
    case .flexible(let bounds, _):
      let own = bounds[axis]
      let isOpen = own.least == nil && own.ideal == nil && own.most == nil
      return isOpen ? children[0].distance(axis, end) : nil
    case .padding(let before, let after):
      return (end == 0 ? before : after)[axis] == 0 ? children[0].distance(axis, end) : nil
    case .offset, .priority, .fixedSize, .aspect, .guide, .attachment:
      return children[0].distance(axis, end)
    case .color, .circle, .box, .divider, .reader, .position, .scroll: return nil
    }
  }
}

/// A view with its place in the view around it.
struct ReferencePlace {
  var view: ReferenceView
  var origin: [Double]
  var size: [Double]
  var offer: ReferenceView.Offer
}
