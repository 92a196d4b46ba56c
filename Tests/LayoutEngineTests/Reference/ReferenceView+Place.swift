import LayoutEngine

extension ReferenceView {
  /// Where an alignment stands in a view of a length that says nothing of it.
  static func plain(_ alignment: Int, _ length: Double) -> Double {
    [0, length / 2, length][alignment]
  }

  /// Where a scene's function puts a guide; one that does not look at the length is a constant.
  static func told(_ factor: Double, _ constant: Double, _ length: Double) -> Double {
    factor == 0 ? constant : length * factor + constant
  }

  /// The position of a guide in the view.
  func guide(_ axis: Int, _ alignment: Int, _ size: [Double], _ offer: Offer) -> Double {
    explicit(axis, alignment, size, offer) ?? Self.plain(alignment, size[axis])
  }

  /// The position of a guide that the view sets itself; containers of several views set none.
  private func explicit(
    _ axis: Int,
    _ alignment: Int,
    _ size: [Double],
    _ offer: Offer
  ) -> Double? {
    if case .guide(axis, alignment, let factor, let constant) = kind {
      return Self.told(factor, constant, size[axis])
    }
    switch kind {
    case .color, .circle, .box, .divider, .spacer, .reader, .scroll: return nil
    case .stack, .zStack: if !isTransparent { return nil }
    default: break
    }
    guard let place = places(size, offer).first else { return nil }
    let told = place.view.explicit(axis, alignment, place.size, place.offer)
    if case .offset = kind { return told }
    return told.map { $0 + place.origin[axis] }
  }

  /// Where the view puts its children.
  func places(_ size: [Double], _ offer: Offer) -> [ReferencePlace] {
    func place(_ view: ReferenceView, _ offer: Offer, _ origin: [Double]) -> ReferencePlace {
      ReferencePlace(view: view, origin: origin, size: view.size(offer), offer: offer)
    }
    func aligned(_ view: ReferenceView, _ offer: Offer, _ alignment: [Int]) -> ReferencePlace {
      let own = view.size(offer)
      let origin = (0...1).map {
        Self.plain(alignment[$0], size[$0]) - view.guide($0, alignment[$0], own, offer)
      }
      return place(view, offer, origin)
    }
    if isTransparent { return [place(children[0], offer, [0, 0])] }
    switch kind {
    case .color, .circle, .box, .divider, .spacer: return []
    case .reader: return children.map { place($0, size.map { $0 }, [0, 0]) }
    case .stack(let axis, _, let alignment): return stacked(axis, alignment, size, offer)
    case .zStack(let alignment):
      let inside: Offer = size.map { $0 }
      let highest = children.map(\.priority).max()
      let guides = children.map { child in
        (0...1).map { child.guide($0, alignment[$0], child.size(inside), inside) }
      }
      return children.indices.map { index in
        let origin = (0...1).map { axis in
          let lines = children.indices.filter { children[$0].priority == highest }
            .map { guides[$0][axis] }
          return (lines.max() ?? 0) - guides[index][axis]
        }
        return place(children[index], inside, origin)
      }
    case .fits: return chosen(offer).map { [place($0, offer, [0, 0])] } ?? []
    case .scroll:
      return [place(children[0], childOffer(offer), [0, 0])]
    case .fixed(_, let alignment): return [aligned(children[0], childOffer(offer), alignment)]
    case .flexible(let bounds, let alignment):
      let inner = (0...1).map { bounds[$0].placing(offer[$0], size[$0]) }
      return [aligned(children[0], inner, alignment)]
    case .padding(let before, _): return [place(children[0], childOffer(offer), before)]
    case .offset(let distance): return [place(children[0], offer, distance)]
    case .position(let point):
      let own = children[0].size(size.map { $0 })
      return [place(children[0], size.map { $0 }, (0...1).map { point[$0] - own[$0] / 2 })]
    case .priority, .guide, .turned: return [place(children[0], offer, [0, 0])]
    case .fixedSize, .aspect: return [place(children[0], childOffer(offer), [0, 0])]
    case .attachment(_, let alignment):
      let inside: Offer = size.map { $0 }
      let (primary, secondary) = (children[0], children[1])
      let origin = (0...1).map {
        primary.guide($0, alignment[$0], size, offer)
          - secondary.guide($0, alignment[$0], secondary.size(inside), inside)
      }
      return [place(primary, offer, [0, 0]), place(secondary, inside, origin)]
    }
  }

  private func stacked(
    _ axis: Int,
    _ alignment: Int,
    _ size: [Double],
    _ offer: Offer
  ) -> [ReferencePlace] {
    var offer = offer
    offer[1 - axis] = offer[1 - axis] ?? size[1 - axis]
    var position = 0.0
    var places: [ReferencePlace] = []
    for (index, own) in shares(offer).enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let size = children[index].size(own)
      var origin = [position, position]
      origin[1 - axis] = -children[index].guide(1 - axis, alignment, size, own)
      places.append(
        ReferencePlace(view: children[index], origin: origin, size: size, offer: own)
      )
      position += size[axis]
    }
    let line = places.map { -$0.origin[1 - axis] }.max() ?? 0
    for index in places.indices { places[index].origin[1 - axis] += line }
    return places
  }

  /// The frames of all views in a canvas: x, y, width, height by name.
  ///
  /// Every view mirrors what is inside it within its own width where its content runs right-to-left.
  func frames(_ width: Double, _ height: Double, rightToLeft: Bool) -> [String: [Double]] {
    let own = size([width, height])
    var frames: [String: [Double]] = [:]
    func walk(_ place: ReferencePlace, _ corner: [Double], _ rightToLeft: Bool) {
      frames[place.view.name] = corner + place.size
      var isMirrored = rightToLeft
      if case .turned(let own) = place.view.kind { isMirrored = own }
      for inner in place.view.places(place.size, place.offer) {
        let far = place.size[0] - inner.origin[0] - inner.size[0]
        let inset = isMirrored ? far : inner.origin[0]
        walk(inner, [corner[0] + inset, corner[1] + inner.origin[1]], isMirrored)
      }
    }
    let root = ReferencePlace(view: self, origin: [0, 0], size: own, offer: [width, height])
    walk(root, [(width - own[0]) / 2, (height - own[1]) / 2], rightToLeft)
    return frames
  }
}
