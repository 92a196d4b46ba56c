/// `LazyVGrid` and `LazyHGrid`: cells in tracks of given lengths, line after line.
///
/// A grid fills the length it is offered across its lines and is longer where its tracks need more.
/// While placing, the tracks are divided anew with the grid's own length. A cell is offered its
/// track's length and asked for its ideal along the grid; a line is as high as its highest cell. The
/// header and the footer of a section stand on lines of their own, as long as the whole grid.
package struct LazyGridRule {
  /// The axis along which lines follow each other.
  package var axis: Axis
  package var items: [LazyGridItem]
  /// Where the tracks stand in a grid that is longer than they are, and cells in their tracks.
  package var alignment: AlignmentPair
  /// The gap between lines, in points.
  package var spacing: Double

  package init(
    axis: Axis,
    items: [LazyGridItem],
    alignment: AlignmentPair,
    spacing: CGFloat?
  ) {
    self.axis = axis
    // Without any item a cell takes a whole line. Weakly attested.
    let whole = LazyGridItem.Size.flexible(minimum: 0, maximum: .infinity)
    self.items =
      items.isEmpty ? [LazyGridItem(size: whole, spacing: nil, alignment: nil)] : items
    self.alignment = alignment
    self.spacing = spacing ?? ViewSpacing.platformDefault
  }

  private var across: Axis { axis.perpendicular }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    let tracks = LazyGridTracks(proposal[across], among: items)
    let total = tracks.total
    let breadth = proposal[across].isNaN ? total : max(total, proposal[across])
    var length = 0.0
    forEachLine(of: node, tracks.count, in: pass) { cells, isWhole in
      let height = cells.enumerated().reduce(0) { height, cell in
        let offered = isWhole ? breadth : tracks[cell.offset].length
        return max(height, extent(of: cell.element, offered: offered, in: pass))
      }
      length += height + spacing
    }
    var size = CGSize.zero
    size[axis] = max(length - spacing, 0)
    size[across] = breadth
    return size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize) {
    let tracks = LazyGridTracks(size[across], among: items)
    var block = CGSize.zero
    block[across] = tracks.total
    let shift =
      pass.frameGuide(alignment[across], in: size) - pass.frameGuide(alignment[across], in: block)
    // Tracks that need more than the grid has hang over its trailing end only. Weakly attested.
    let start = max(shift, 0)
    var position = 0.0
    forEachLine(of: node, tracks.count, in: pass) { cells, isWhole in
      var areas: [(cell: Int, area: CGRect, alignment: AlignmentPair)] = []
      var height = 0.0
      for (index, cell) in cells.enumerated() {
        let track = isWhole ? nil : tracks[index]
        let length = track?.length ?? size[across]
        height = max(height, extent(of: cell, offered: length, in: pass))
        var area = CGRect.zero
        area.origin[across] = track.map { start + $0.start } ?? 0
        area.size[across] = length
        let own = track.flatMap { items[$0.item].alignment }
        areas.append((cell, area, own ?? alignment))
      }
      for (cell, var area, own) in areas {
        area.origin[axis] = position
        area.size[axis] = height
        let offer = Proposal(axis, major: .nan, minor: area.size[across])
        pass.putAligned(cell, own, in: area.size, proposal: offer)
        pass.shift(cell, by: area.origin)
      }
      position += height + spacing
    }
  }

  /// Takes out the lines that the nearest scroll view along the grid's axis does not show.
  func hideUnseen(of node: Int, in pass: LayoutPass) {
    pass.showInSight(node, along: axis) { hide(node, outside: $0, in: pass) }
  }

  private func hide(_ node: Int, outside sight: LazySight, in pass: LayoutPass) {
    let breadth = pass.placements[node].size[across]
    let tracks = LazyGridTracks(breadth, among: items)
    var position = 0.0
    forEachLine(of: node, tracks.count, in: pass) { cells, isWhole in
      let height = cells.enumerated().reduce(0) { height, cell in
        let offered = isWhole ? breadth : tracks[cell.offset].length
        return max(height, extent(of: cell.element, offered: offered, in: pass))
      }
      if !sight.sees(from: position, length: height) {
        for cell in cells { pass.placements[cell] = .absent }
      }
      position += height + spacing
    }
  }

  private func extent(of cell: Int, offered: Double, in pass: LayoutPass) -> Double {
    pass.size(of: cell, for: Proposal(axis, major: .nan, minor: offered))[axis]
  }

  /// Calls `body` with the cells of each line, and whether the line belongs to one view alone.
  private func forEachLine(
    of node: Int,
    _ count: Int,
    in pass: LayoutPass,
    _ body: ([Int], Bool) -> Void
  ) {
    var line: [Int] = []
    func flush() {
      if !line.isEmpty { body(line, false) }
      line.removeAll(keepingCapacity: true)
    }
    for child in pass.children(of: node) {
      if pass.trait(of: child, key: LayoutTrait.wholeLine) != nil {
        flush()
        body([child], true)
      } else {
        line.append(child)
        if line.count == max(count, 1) { flush() }
      }
    }
    flush()
  }
}

extension LayoutTrait {
  private enum WholeLine {}

  /// The key of views that stand on a line of their own in a lazy grid.
  package static let wholeLine = ObjectIdentifier(WholeLine.self)
}
