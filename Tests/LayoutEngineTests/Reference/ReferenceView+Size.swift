import LayoutEngine

extension ReferenceView {
  /// The size that the view answers to an offer, in points.
  func size(_ offer: Offer) -> [Double] {
    switch kind {
    case .color, .reader: return offer.map { $0 ?? 10 }
    case .circle:
      let side = offer.map { $0 ?? 10 }.min() ?? 10
      return [side, side]
    case .box(let width, let height): return [width, height]
    case .divider(let axis): return (0...1).map { $0 == axis ? offer[$0] ?? 10 : 1 }
    case .spacer(let axis, let least):
      return (0...1).map { axis == nil || axis == $0 ? max(offer[$0] ?? -.infinity, least) : 0 }
    case .stack(let axis, _, let alignment):
      if children.isEmpty { return [0, 0] }
      if isTransparent { return children[0].size(offer) }
      let offers = shares(offer)
      var result = [0.0, 0.0]
      var (before, after) = (-Double.infinity, -Double.infinity)
      for (child, own) in zip(children, offers) {
        let size = child.size(own)
        result[axis] += size[axis]
        let guide = child.guide(1 - axis, alignment, size, own)
        before = max(before, guide)
        after = max(after, size[1 - axis] - guide)
      }
      result[axis] += gaps.reduce(0, +)
      result[1 - axis] = Self.sum(before, after)
      return result
    case .zStack(let alignment):
      if children.isEmpty { return [0, 0] }
      let highest = children.map(\.priority).max()
      return (0...1).map { axis in
        var (before, after) = (-Double.infinity, -Double.infinity)
        for child in children where child.priority == highest || isTransparent {
          let size = child.size(offer)
          if isTransparent { return size[axis] }
          let guide = child.guide(axis, alignment[axis], size, offer)
          before = max(before, guide)
          after = max(after, size[axis] - guide)
        }
        return Self.sum(before, after)
      }
    case .fits: return chosen(offer).map { $0.size(offer) } ?? [0, 0]
    case .scroll(let axes):
      let own = children[0].size(childOffer(offer))
      return (0...1).map { axes[$0] ? offer[$0] ?? own[$0] : own[$0] }
    case .fixed(let lengths, _):
      let own = children[0].size(childOffer(offer))
      return (0...1).map { lengths[$0] ?? own[$0] }
    case .flexible(let bounds, _):
      let inner = childOffer(offer)
      let own = children[0].size(inner)
      return (0...1).map { bounds[$0].length(offer[$0], inner: inner[$0], child: own[$0]) }
    case .padding(let before, let after):
      let own = children[0].size(childOffer(offer))
      return (0...1).map { max(own[$0] + before[$0] + after[$0], 0) }
    case .position:
      let own = children[0].size(offer)
      return (0...1).map { offer[$0] ?? own[$0] }
    case .fixedSize, .aspect: return children[0].size(childOffer(offer))
    case .offset, .priority, .guide, .attachment, .turned: return children[0].size(offer)
    }
  }

  /// What a modifier offers its view to size it.
  func childOffer(_ offer: Offer) -> Offer {
    switch kind {
    case .fixed(let lengths, _): return (0...1).map { lengths[$0] ?? offer[$0] }
    case .flexible(let bounds, _): return (0...1).map { bounds[$0].inner(offer[$0]) }
    case .padding(let before, let after):
      return (0...1).map { axis in offer[axis].map { max($0 - before[axis] - after[axis], 0) } }
    case .fixedSize(let axes), .scroll(let axes):
      return (0...1).map { axes[$0] ? nil : offer[$0] }
    case .aspect(let ratio, let fills):
      if offer[0] == nil && offer[1] == nil { return offer }
      var base = ratio.map { [$0, 1] } ?? children[0].size([nil, nil])
      if base[0] == base[1] { base = [1, 1] }
      guard base[0] > 0, base[1] > 0, (base[0] * base[1]).isFinite else { return offer }
      let scales = (0...1).compactMap { axis in offer[axis].map { $0 / base[axis] } }
      guard let scale = fills ? scales.max() : scales.min() else { return offer }
      return [base[0] * scale, base[1] * scale]
    default: return offer
    }
  }

  /// The view that fits an offer, or the last one.
  func chosen(_ offer: Offer) -> ReferenceView? {
    guard case .fits(let axes) = kind else { return nil }
    let asked = (0...1).map { axes[$0] ? nil : offer[$0] }
    return children.first { child in
      let ideal = child.size(asked)
      return (0...1).allSatisfy { !axes[$0] || ideal[$0] <= offer[$0] ?? .infinity }
    } ?? children.last
  }

  /// The gaps between a stack's children.
  var gaps: [Double] {
    guard case .stack(let axis, let gap, _) = kind else { return [] }
    return zip(children, children.dropFirst()).map { first, second in
      let said = [first.distance(axis, 1), second.distance(axis, 0)].compactMap(\.self)
      return gap ?? said.max() ?? 8
    }
  }

  /// What a stack offers each of its children.
  func shares(_ offer: Offer) -> [Offer] {
    guard case .stack(let axis, _, _) = kind else { return [] }
    func asking(_ length: Double?) -> Offer {
      axis == 0 ? [length, offer[1]] : [offer[0], length]
    }
    guard let total = offer[axis] else { return children.map { _ in asking(nil) } }
    let least = children.map { $0.size(asking(0))[axis] }
    let greatest = children.map { $0.size(asking(.infinity))[axis] }
    func flexibility(_ index: Int) -> Double {
      greatest[index] == .infinity ? .infinity : greatest[index] - least[index]
    }
    let order = children.indices.sorted { one, other in
      let (first, second) = (children[one].priority, children[other].priority)
      if first != second { return first > second }
      if flexibility(one) != flexibility(other) { return flexibility(one) < flexibility(other) }
      if flexibility(one) == .infinity, least[one] != least[other] {
        return least[one] > least[other]
      }
      return one < other
    }
    var rest = total - gaps.reduce(0, +)
    func take(_ length: Double) {
      let less = rest - length
      if !less.isNaN && (less.isFinite || rest == .infinity) { rest = less }
    }
    var offers: [Offer] = children.map { _ in asking(nil) }
    let groups = Set(order.map { children[$0].priority }).sorted(by: >)
    for index in order where children[index].priority != groups[0] { take(least[index]) }
    for group in groups {
      var members = order.filter { children[$0].priority == group }
      if group != groups[0] { for index in members { rest += least[index] } }
      while !members.isEmpty {
        let share = max(rest / Double(members.count), 0)
        let index = members.removeFirst()
        offers[index] = asking(share)
        take(children[index].size(asking(share))[axis])
      }
    }
    return offers
  }

  private static func sum(_ before: Double, _ after: Double) -> Double {
    let sum = before + after
    return sum.isNaN ? .infinity : sum
  }
}

extension ReferenceView.Bounds {
  /// The bounds in order: an upper one is never less than a lower one.
  private var sane: (least: Double?, ideal: Double?, most: Double?) {
    let least = self.least.map { max($0, 0) }
    let ideal = self.ideal.map { max($0, least ?? -.infinity) }
    let most = self.most.map { max($0, ideal ?? least ?? -.infinity) }
    return (least, ideal, most)
  }

  private func clamp(_ length: Double) -> Double {
    min(max(length, sane.least ?? -.infinity), sane.most ?? .infinity)
  }

  func inner(_ offered: Double?) -> Double? { (offered ?? sane.ideal).map(clamp) }

  func length(_ offered: Double?, inner: Double?, child: Double) -> Double {
    if offered == nil, let ideal = sane.ideal { return ideal }
    switch (sane.least, sane.most) {
    case (.some, .some): return clamp(offered ?? child)
    case (let least?, nil): return max(least, min(inner ?? .infinity, child))
    case (nil, let most?): return min(most, max(inner ?? -.infinity, child))
    case (nil, nil): return child
    }
  }

  /// What the view is offered when it is placed in a frame of a length.
  func placing(_ offered: Double?, _ length: Double) -> Double? {
    guard offered == nil, sane.ideal == nil else { return length }
    return length > sane.least ?? -.infinity && length < sane.most ?? .infinity ? nil : length
  }
}
