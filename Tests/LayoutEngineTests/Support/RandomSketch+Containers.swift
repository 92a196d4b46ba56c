import LayoutEngine

extension RandomSketch {
  /// A grid, a part with a bar, or a window, around sketches of the common kinds.
  mutating func container(_ depth: Int = 2) -> Sketch {
    let container = bareContainer(depth)
    switch number(0...8) {
    case 0: return container.fixedSize(pick([true, false]), pick([true, false]))
    case 1: return container.padding(length(), pick([.all, .leading, .bottom]))
    case 2: return container.frame(pick([nil, length()]), pick([nil, length()]), pick(alignments))
    case 3: return container.ignoringSafeArea(pick([.all, .leading, .vertical]))
    case 4: return container.aspectRatio(pick([nil, 0.5, 2]), fills: pick([true, false]))
    default: return container
    }
  }

  private mutating func bareContainer(_ depth: Int) -> Sketch {
    switch number(0...8) {
    case 0...2: grid(depth)
    case 3: lazyGrid(depth)
    case 4:
      inner(depth).inset(
        pick([.top, .leading, .bottom, .trailing]),
        leaf(),
        spacing: pick([nil, 0, 5])
      )
    case 5: inner(depth).safeAreaPadding(length(), pick([.all, .horizontal, .leading, .top]))
    case 6: .lazyVStack([inner(depth), leaf()], pick([.leading, .center, .trailing]))
    case 7:
      .scroll(
        .vStack([inner(depth), containerRelative()], spacing: nil),
        pick([.horizontal, .vertical, [.horizontal, .vertical]]),
        margins: EdgeInsets(pick([0, 12]), on: pick([.all, .leading, .top]))
      )
    default: .hStack([inner(depth), inner(depth)], spacing: pick([nil, 0, 8]))
    }
  }

  private mutating func inner(_ depth: Int) -> Sketch {
    depth > 0 && number(0...2) == 0 ? container(depth - 1) : node(2)
  }

  private mutating func grid(_ depth: Int) -> Sketch {
    let rows = (0..<number(0...4)).map { _ in
      number(0...4) == 0 ? cell(depth) : row(depth)
    }
    return .grid(rows, pick(alignments), spacing: pick([nil, 0, 6, -4]))
  }

  private mutating func row(_ depth: Int) -> Sketch {
    .row((0..<number(0...4)).map { _ in cell(depth) }, pick([nil, .top, .bottom]))
  }

  private mutating func cell(_ depth: Int) -> Sketch {
    let cell = inner(depth)
    switch number(0...9) {
    case 0, 1: return cell.span(number(1...3))
    case 2: return cell.unsized(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    case 3: return cell.anchor(pick([.topLeading, .trailing, UnitPoint(x: 0.25, y: 2)]))
    case 4: return cell.column(pick([.leading, .center, .trailing]))
    case 5: return cell.span(2).unsized(.horizontal)
    default: return cell
    }
  }

  private mutating func lazyGrid(_ depth: Int) -> Sketch {
    let items = (0..<number(0...3)).map { _ in
      LazyGridItem(
        size: pick([
          .fixed(length()),
          .flexible(minimum: 10, maximum: pick([.infinity, length()])),
          .adaptive(minimum: pick([20, length()]), maximum: pick([.infinity, length()])),
        ]),
        spacing: pick([nil, 0, 5]),
        alignment: nil
      )
    }
    return .lazyGrid(
      pick(Axis.allCases),
      items,
      (0..<number(0...5)).map { _ in inner(depth) },
      pick(alignments),
      spacing: pick([nil, 0, 4])
    )
  }

  private mutating func containerRelative() -> Sketch {
    let axes: Axis.Set = pick([.horizontal, .vertical, [.horizontal, .vertical]])
    let (count, span, alignment) = (number(1...4), number(1...4), pick(alignments))
    return Sketch("$.containerRelativeFrame(…)", [leaf()]) {
      .containerRelative(
        ContainerRelativeRule(
          axes: axes,
          alignment: $0.pair(alignment),
          count: count,
          span: span,
          spacing: 6
        )
      )
    }
  }
}
