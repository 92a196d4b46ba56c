/// `safeAreaInset(edge:alignment:spacing:content:)`: a bar along an edge, and content in the rest.
///
/// The bar is offered what the content's least length leaves, the content what the bar and the gap
/// leave. Along the axis the whole is as long as all three, across it as long as the longer one;
/// there the content stands in the middle and the bar's guide meets the content's. The strip under
/// the bar becomes part of the content's unsafe area.
package struct SafeAreaInsetRule {
  package var edge: Edge
  /// The gap between bar and content, in points; NaN where their preferences decide.
  package var spacing: Double
  /// The guide across the axis on which bar and content meet.
  package var alignment: AlignmentIndex

  package init(edge: Edge, spacing: CGFloat?, alignment: AlignmentIndex) {
    self.edge = edge
    self.spacing = spacing ?? .nan
    self.alignment = alignment
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  private struct Parts {
    var content: Int
    var bar: Int
    var gap: Double
    var contentOffer: Proposal
    var barOffer: Proposal
    var contentSize: CGSize
    var barSize: CGSize
  }

  private func parts(_ node: Int, in pass: LayoutPass, for proposal: Proposal) -> Parts {
    let content = node + 1
    let bar = Int(pass.nodes[content].end)
    var gap = spacing
    if gap.isNaN {
      let first = pass.spacing(of: isAtStart ? bar : content)
      let second = pass.spacing(of: isAtStart ? content : bar)
      gap = first.distance(to: second, along: axis)
    }
    var barOffer = proposal
    var contentOffer = proposal
    if !proposal[axis].isNaN {
      var least = proposal
      least[axis] = 0
      barOffer[axis] = max(proposal[axis] - gap - pass.size(of: content, for: least)[axis], 0)
    }
    let barSize = pass.size(of: bar, for: barOffer)
    if !proposal[axis].isNaN {
      contentOffer[axis] = max(proposal[axis] - gap - barSize[axis], 0)
    }
    return Parts(
      content: content,
      bar: bar,
      gap: gap,
      contentOffer: contentOffer,
      barOffer: barOffer,
      contentSize: pass.size(of: content, for: contentOffer),
      barSize: barSize
    )
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    let parts = parts(node, in: pass, for: proposal)
    var size = CGSize.zero
    size[axis] = parts.barSize[axis] + parts.gap + parts.contentSize[axis]
    let across = axis.perpendicular
    size[across] = max(parts.barSize[across], parts.contentSize[across])
    return size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    let across = axis.perpendicular
    var proposal = proposal
    // An open length across is now the whole's own, as in a stack.
    if proposal[across].isNaN { proposal[across] = size[across] }
    let parts = parts(node, in: pass, for: proposal)
    func guide(_ child: Int, _ own: CGSize, _ offer: Proposal) -> Double {
      pass.guide(alignment, across, of: child, size: own, proposal: offer)
    }
    var origin = CGPoint.zero
    origin[axis] = isAtStart ? size[axis] - parts.contentSize[axis] : 0
    origin[across] = (size[across] - parts.contentSize[across]) / 2
    pass.put(parts.content, at: origin, size: parts.contentSize, proposal: parts.contentOffer)
    origin[axis] = isAtStart ? 0 : size[axis] - parts.barSize[axis]
    origin[across] +=
      guide(parts.content, parts.contentSize, parts.contentOffer)
      - guide(parts.bar, parts.barSize, parts.barOffer)
    pass.put(parts.bar, at: origin, size: parts.barSize, proposal: parts.barOffer)
    var inset = EdgeInsets()
    let strip = parts.barSize[axis] + parts.gap
    switch edge {
    case .top: inset.top = strip
    case .leading: inset.leading = strip
    case .bottom: inset.bottom = strip
    case .trailing: inset.trailing = strip
    }
    pass.extendSafeArea(of: parts.content, by: inset, isCovered: true)
  }
}

/// How far views may reach into the unsafe area.
struct SafeAreaRooms {
  /// The room beyond a node's edges, in points, leading as the node's own content sees it.
  var rooms: [Int: EdgeInsets] = [:]
  /// The room that a container sets aside around a child, in points.
  var added: [Int: EdgeInsets] = [:]
  /// The part of the room that no bar covers, in points; scrolling content is seen in it.
  var openRooms: [Int: EdgeInsets] = [:]
  /// The children around which a bar covers what is set aside.
  var covered: Set<Int> = []
  /// Whether there is room from outside the tree: beyond a canvas, or around a geometry reader.
  var isKnown = false
}

extension EdgeInsets {
  /// The same insets as content that runs the other way sees them.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The room of something inside, its edges being so far from those that have this room.
  ///
  /// Each edge that touches, within half a point, inherits the room; one with room of its own adds
  /// it to that, or has none where it is covered.
  fileprivate func reaching(
    _ distances: EdgeInsets,
    added: EdgeInsets = EdgeInsets(),
    isCovered: Bool = false
  ) -> EdgeInsets {
    func reach(_ room: Double, _ distance: Double, _ own: Double) -> Double {
      if own != 0 { return isCovered ? 0 : own + room }
      return abs(distance) < 0.5 ? room : 0
    }
    return EdgeInsets(
      top: reach(top, distances.top, added.top),
      leading: reach(leading, distances.leading, added.leading),
      bottom: reach(bottom, distances.bottom, added.bottom),
      trailing: reach(trailing, distances.trailing, added.trailing)
    )
  }
}

extension LayoutPass {
  /// The direction in which a node's content runs.
  func direction(of node: Int) -> LayoutDirection { nodes[node].direction ?? direction }

  /// Tells how far a child's unsafe surroundings reach beyond what its parent's edges tell.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - insets: What is set aside around it, in points.
  ///   - isCovered: Whether a bar stands there.
  func extendSafeArea(of child: Int, by insets: EdgeInsets, isCovered: Bool = false) {
    safeArea.added[child] = insets
    if isCovered { safeArea.covered.insert(child) }
  }

  /// Tells the root how far it may reach beyond the safe area of a canvas, in points.
  ///
  /// - Parameters:
  ///   - area: The size of the safe area.
  ///   - insets: What lies around it.
  ///   - root: The root's frame in the area.
  func touchSafeArea(of area: CGSize, _ insets: EdgeInsets, root: CGRect) {
    guard insets != EdgeInsets() else { return }
    safeArea.isKnown = true
    let room = insets.reaching(
      EdgeInsets(
        top: root.minY,
        leading: root.minX,
        bottom: area.height - root.maxY,
        trailing: area.width - root.maxX
      )
    )
    safeArea.rooms[0] = direction(of: 0) == direction ? room : room.mirrored
    safeArea.openRooms[0] = safeArea.rooms[0]
  }

  /// Finds how far the children of a placed node may reach into the unsafe area.
  ///
  /// A child inherits its parent's room on every edge where it touches the parent's edge, within
  /// half a point; where the parent itself sets something aside, that room is added. Where the
  /// child's content runs the other way, its leading edge is the parent's trailing one.
  func inheritSafeArea(from node: Int) {
    let parent = safeArea.rooms[node] ?? EdgeInsets()
    let open = safeArea.openRooms[node] ?? EdgeInsets()
    let bounds = placements[node].size
    for child in children(of: node) {
      let added = safeArea.added[child]
      if added == nil && parent == EdgeInsets() { continue }
      let origin = placements[child].origin
      let size = placements[child].size
      let distances = EdgeInsets(
        top: origin.y,
        leading: origin.x,
        bottom: bounds.height - origin.y - size.height,
        trailing: bounds.width - origin.x - size.width
      )
      let own = added ?? EdgeInsets()
      let room = parent.reaching(distances, added: own)
      let openRoom = open.reaching(
        distances,
        added: own,
        isCovered: safeArea.covered.contains(child)
      )
      let isTurned = direction(of: child) != direction(of: node)
      safeArea.rooms[child] = isTurned ? room.mirrored : room
      safeArea.openRooms[child] = isTurned ? openRoom.mirrored : openRoom
    }
  }

  /// Puts a view that ignores the safe area: it reaches beyond its modifier, whose frame stays.
  ///
  /// It is offered what the modifier was, and the room on top; where the ideal was asked for, that.
  func arrangeIgnoringSafeArea(_ node: Int, edges: Edge.Set, proposal: Proposal) {
    let room = safeArea.rooms[node] ?? EdgeInsets()
    let top = edges.contains(.top) ? room.top : 0
    let leading = edges.contains(.leading) ? room.leading : 0
    let bottom = edges.contains(.bottom) ? room.bottom : 0
    let trailing = edges.contains(.trailing) ? room.trailing : 0
    let offer = Proposal(
      width: proposal.width + leading + trailing,
      height: proposal.height + top + bottom
    )
    put(
      node + 1,
      at: CGPoint(x: -leading, y: -top),
      size: self.size(of: node + 1, for: offer),
      proposal: offer
    )
  }
}
