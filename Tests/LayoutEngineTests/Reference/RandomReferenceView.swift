import LayoutEngine

/// Makes views of the kinds in which scenes are most often written, from a seed.
struct RandomReferenceView {
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A view of some ten to sixty parts.
  mutating func view() -> ReferenceView { container(3, axis: nil) }

  private mutating func node(_ depth: Int, axis: Int?) -> ReferenceView {
    var view = depth > 0 && number(0...9) < 5 ? container(depth, axis: axis) : leaf(axis)
    for _ in 0..<pick([0, 0, 1, 1, 2]) { view = modified(view) }
    return view
  }

  private mutating func make(
    _ kind: ReferenceView.Kind,
    _ children: [ReferenceView] = []
  ) -> ReferenceView {
    count += 1
    return ReferenceView("\(count)", kind, children)
  }

  private mutating func container(_ depth: Int, axis: Int?) -> ReferenceView {
    let kind = number(0...9)
    let inside = kind < 3 ? 0 : kind < 6 ? 1 : nil
    let children = (0..<pick([0, 1, 2, 2, 3, 3, 4])).map { _ in node(depth - 1, axis: inside) }
    if let inside {
      return make(
        .stack(axis: inside, gap: pick([nil, nil, 0, 6, 11.5]), alignment: number(0...2)),
        children
      )
    }
    if kind == 6 { return make(.zStack([number(0...2), number(0...2)]), children) }
    if kind == 7 {
      return make(.fits(pick([[true, true], [true, false], [false, true]])), children)
    }
    if kind == 8 {
      return make(
        .scroll(pick([[true, true], [true, false], [false, true]])),
        [node(depth - 1, axis: nil)]
      )
    }
    return make(.reader, children)
  }

  private mutating func leaf(_ axis: Int?) -> ReferenceView {
    switch number(0...9) {
    case 0...3: make(.color)
    case 4: make(.circle)
    case 5...7: make(.box(length(), length()))
    case 8: make(.spacer(axis: axis, least: pick([8, 8, 0, 23])))
    default: make(.divider(axis: axis == 0 ? 1 : 0))
    }
  }

  private mutating func modified(_ view: ReferenceView) -> ReferenceView {
    let alignment = [number(0...2), number(0...2)]
    switch number(0...17) {
    case 0...2:
      return make(.fixed([pick([nil, length()]), pick([nil, length()])], alignment), [view])
    case 3, 4: return make(.flexible([bounds(), bounds()], alignment), [view])
    case 5, 6:
      let before: [Double] = [pick([0, 4, 16]), pick([0, 19])]
      let after: [Double] = [pick([0, 4]), pick([0, 16])]
      return make(.padding(before: before, after: after), [view])
    case 7: return make(.offset([pick([-8, 0, 7.5]), pick([0, 12])]), [view])
    case 8: return make(.position([length(), length()]), [view])
    case 9, 10: return make(.priority(pick([-1, 0, 1, 2])), [view])
    case 11: return make(.fixedSize([pick([true, false]), pick([true, false])]), [view])
    case 12: return make(.aspect(pick([nil, 0.5, 1, 2]), fills: pick([true, false])), [view])
    case 13:
      let kind = ReferenceView.Kind.guide(
        axis: number(0...1),
        alignment: number(0...2),
        factor: pick([0, 0.25, 1]),
        constant: pick([-12, 0, 9])
      )
      return make(kind, [view])
    case 14, 15: return make(.turned(rightToLeft: pick([true, false])), [view])
    default:
      let other = number(0...3) == 0 ? container(1, axis: nil) : leaf(nil)
      return make(.attachment(isOverlay: pick([true, false]), alignment), [view, other])
    }
  }

  private mutating func bounds() -> ReferenceView.Bounds {
    ReferenceView.Bounds(
      least: pick([nil, nil, 0, length()]),
      ideal: pick([nil, nil, nil, length()]),
      most: pick([nil, nil, .infinity, length()])
    )
  }

  private mutating func length() -> Double { pick([0, 11.5, 23, 32, 47, 65, 101, 130]) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
