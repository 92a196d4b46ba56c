import LayoutEngine

extension Sketch {
  private func modified(
    _ spelling: String,
    _ rule: @escaping (inout LayoutTree) -> LayoutRule
  ) -> Sketch { Sketch("$.\(spelling)", [self], rule: rule) }

  /// Names the view, so that tests find its frame.
  func named(_ name: String) -> Sketch {
    modified("accessibilityIdentifier(\"\(name)\")") { $0.rule(identifier: name) }
  }

  func frame(
    _ width: Double? = nil,
    _ height: Double? = nil,
    _ alignment: Alignment = .center
  ) -> Sketch {
    modified("frame(width: \(Self.spelled(width)), height: \(Self.spelled(height)))") {
      .fixedFrame(FixedFrame(width: width, height: height, alignment: $0.pair(alignment)))
    }
  }

  func flexible(
    _ horizontal: FlexibleLength = FlexibleLength(min: nil, ideal: nil, max: nil),
    _ vertical: FlexibleLength = FlexibleLength(min: nil, ideal: nil, max: nil),
    _ alignment: Alignment = .center
  ) -> Sketch {
    modified("frame(\(horizontal), \(vertical))") {
      .flexibleFrame(
        FlexibleFrame(horizontal: horizontal, vertical: vertical, alignment: $0.pair(alignment))
      )
    }
  }

  func padding(_ insets: EdgeInsets) -> Sketch {
    modified("padding(\(insets))") { _ in .padding(insets) }
  }
  func padding(_ length: Double, _ edges: Edge.Set = .all) -> Sketch {
    padding(EdgeInsets(length, on: edges))
  }

  func offset(_ x: Double, _ y: Double) -> Sketch {
    modified("offset(x: \(x), y: \(y))") { _ in .offset(CGSize(width: x, height: y)) }
  }

  func position(_ x: Double, _ y: Double) -> Sketch {
    modified("position(x: \(x), y: \(y))") { _ in .position(CGPoint(x: x, y: y)) }
  }

  func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> Sketch {
    modified("fixedSize(horizontal: \(horizontal), vertical: \(vertical))") { _ in
      .fixedSize(horizontal: horizontal, vertical: vertical)
    }
  }

  func aspectRatio(_ ratio: Double?, fills: Bool = false) -> Sketch {
    modified("aspectRatio(\(Self.spelled(ratio)), .\(fills ? "fill" : "fit"))") { _ in
      .aspectRatio(AspectRatio(ratio: ratio, fills: fills))
    }
  }

  func priority(_ value: Double) -> Sketch {
    modified("layoutPriority(\(value))") { _ in .layoutPriority(value) }
  }

  func zIndex(_ value: Double) -> Sketch { modified("zIndex(\(value))") { _ in .zIndex(value) } }

  func guide(
    _ alignment: HorizontalAlignment,
    _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    modified("alignmentGuide(…)") { $0.rule(for: alignment.key, .horizontal, guide: value) }
  }

  func guide(
    _ alignment: VerticalAlignment,
    _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    modified("alignmentGuide(…)") { $0.rule(for: alignment.key, .vertical, guide: value) }
  }

  func overlay(_ other: Sketch, _ alignment: Alignment = .center) -> Sketch {
    Sketch("overlay { $ }", [self, other]) { .overlay($0.pair(alignment)) }
  }

  func background(_ other: Sketch, _ alignment: Alignment = .center) -> Sketch {
    Sketch("background { $ }", [self, other]) { .background($0.pair(alignment)) }
  }

  func trait(_ key: ObjectIdentifier, _ value: Any) -> Sketch {
    modified("trait(\(value))") { $0.rule(for: LayoutTrait(key: key, value: value)) }
  }

  func direction(_ direction: LayoutDirection) -> Sketch {
    var copy = self
    copy.direction = direction
    copy.spelling += ".environment(\\.layoutDirection, .\(direction))"
    return copy
  }
}
