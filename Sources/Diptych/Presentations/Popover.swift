/// A card beside the view that presents it, as a tablet shows a popover.
///
/// It is as large as its content would like to be, within the screen. That it lies on the side of
/// `arrowEdge`, and on the opposite one where there is no room, follows the documentation; its
/// lengths are weakly attested.
struct Popover: ComposedView {
  let content: any View
  /// The frame of the view that presents it.
  let anchor: FrameRecord
  let edge: Edge

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    GeometryReader { proxy in
      PopoverLayout(anchor: anchorFrame(in: proxy), edge: edge) {
        AnyView(any: content)
          .environment(\.horizontalSizeClass, .compact)
          .background { CardGround() }
        ForEach(Edge.allCases, id: \.self) { edge in
          PopoverArrow(edge: edge).fill(SheetMetrics.line)
        }
      }
    }
  }

  /// The frame of the anchor, leading-based in the reader.
  private func anchorFrame(in proxy: GeometryProxy) -> CGRect {
    let whole = proxy.frame(in: .global)
    guard let frame = anchor.frame else { return CGRect(origin: .zero, size: whole.size) }
    let isLeading = layoutDirection == .leftToRight
    return CGRect(
      x: isLeading ? frame.minX - whole.minX : whole.maxX - frame.maxX,
      y: frame.minY - whole.minY,
      width: frame.width,
      height: frame.height
    )
  }
}

/// The arrow of a popover on one of the edges of its anchor, its tip at the anchor.
private struct PopoverArrow: Shape {
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    let (tip, first, second) =
      switch edge {
      case .top: (UnitPoint.bottom, UnitPoint.topLeading, UnitPoint.topTrailing)
      case .bottom: (UnitPoint.top, UnitPoint.bottomLeading, UnitPoint.bottomTrailing)
      case .leading: (UnitPoint.trailing, UnitPoint.topLeading, UnitPoint.bottomLeading)
      case .trailing: (UnitPoint.leading, UnitPoint.topTrailing, UnitPoint.bottomTrailing)
      }
    func corner(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    return Path { path in
      path.move(to: corner(tip))
      path.addLine(to: corner(first))
      path.addLine(to: corner(second))
      path.closeSubpath()
    }
  }
}

/// The places of a popover's card, which comes first, and of its arrows, one for each edge.
private struct PopoverLayout: Layout {
  /// The frame of the view that presents it, in points, leading-based in the bounds.
  let anchor: CGRect
  let edge: Edge

  /// What a popover leaves free at the edges of the screen, in points; weak.
  private static let margin: CGFloat = 10
  /// The length of the arrow from the card to its tip, and its width, in points; weak.
  private static let arrow = CGSize(width: 26, height: 13)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let ideal = subviews[0].sizeThatFits(.unspecified)
    let offer = ProposedViewSize(
      width: min(ideal.width, max(room.width, 0)),
      height: min(ideal.height, max(room.height, 0))
    )
    let size = subviews[0].sizeThatFits(offer)
    let opposite = frame(of: size, on: edge.opposite, in: room)
    let wanted = frame(of: size, on: edge, in: room)
    let isTurned = !room.contains(wanted) && room.contains(opposite)
    let chosen = isTurned ? edge.opposite : edge
    subviews[0].place(at: (isTurned ? opposite : wanted).origin, proposal: offer)
    for (index, edge) in Edge.allCases.enumerated() {
      let frame = edge == chosen ? arrowFrame(on: edge, in: room) : CGRect.zero
      subviews[index + 1].place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// Where a card of a size lies beside an edge of the anchor, moved into the room along it.
  private func frame(of size: CGSize, on edge: Edge, in room: CGRect) -> CGRect {
    let gap = Self.arrow.height
    var frame = CGRect(
      x: anchor.midX - size.width / 2,
      y: anchor.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    switch edge {
    case .top: frame.origin.y = anchor.minY - gap - size.height
    case .bottom: frame.origin.y = anchor.maxY + gap
    case .leading: frame.origin.x = anchor.minX - gap - size.width
    case .trailing: frame.origin.x = anchor.maxX + gap
    }
    if edge == .top || edge == .bottom {
      frame.origin.x = max(min(frame.minX, room.maxX - size.width), room.minX)
    } else {
      frame.origin.y = max(min(frame.minY, room.maxY - size.height), room.minY)
    }
    return frame
  }

  private func arrowFrame(on edge: Edge, in room: CGRect) -> CGRect {
    let (width, length) = (Self.arrow.width, Self.arrow.height)
    func middle(_ center: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(center - width / 2, high - width), low)
    }
    let x = middle(anchor.midX, room.minX, room.maxX)
    let y = middle(anchor.midY, room.minY, room.maxY)
    return switch edge {
    case .top: CGRect(x: x, y: anchor.minY - length, width: width, height: length)
    case .bottom: CGRect(x: x, y: anchor.maxY, width: width, height: length)
    case .leading: CGRect(x: anchor.minX - length, y: y, width: length, height: width)
    case .trailing: CGRect(x: anchor.maxX, y: y, width: length, height: width)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// One view where there is much room both ways, as on a tablet, and another one elsewhere.
struct SizedPresentation<Large: View, Small: View>: ComposedView {
  @ViewBuilder let large: () -> Large
  @ViewBuilder let small: () -> Small

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    if horizontalSizeClass == .regular && verticalSizeClass == .regular {
      large()
    } else {
      small()
    }
  }
}
