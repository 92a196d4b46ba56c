/// A view of which only what lies under a mask is drawn.
package struct Masked<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let effect = DrawingEffectSource.sized { size, direction in
      .clip(.path(path(in: size, direction, scope)))
    }
    tree.modified(content, by: tree.rule(for: effect), in: scope)
  }

  /// The outline of all that the mask draws when it is laid over a view of a size in points.
  private func path(
    in size: CGSize,
    _ direction: LayoutDirection,
    _ scope: LoweringScope
  ) -> Path {
    guard size.width.isFinite, size.height.isFinite else { return Path() }
    var scope = scope.inside(stackAxis: nil)
    scope.environment.direct(direction)
    var tree = LayoutTree()
    let frame = FixedFrame(width: size.width, height: size.height, alignment: tree.pair(alignment))
    let center = tree.pair(alignment)
    let root = tree.begin(LayoutNode(rule: .fixedFrame(frame)))
    tree.single(mask, container: .zStack(center), in: scope)
    tree.end(root)
    let pass = LayoutPass(tree, textMeasuring: PlainText())
    let canvas = pass.layOut(in: .fixed(size))
    return pass.placedTree(direction, canvas: canvas).nodes.reduce(into: Path()) { path, node in
      guard let drawing = node.drawing else { return }
      let shape = Path(of: drawing, in: node.frame.size)
      path.addPath(shape.offsetBy(dx: node.frame.minX, dy: node.frame.minY))
    }
  }
}

/// Text in a mask: eight points a character, sixteen a line.
private struct PlainText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    let width = 8 * CGFloat(text.string.count)
    return CGSize(width: min(width, max(proposal.width ?? width, 0)), height: 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, 13)
  }
}

extension Path {
  /// Creates the outline of a drawing in a frame of a size in points: a shape's own, else the frame's.
  fileprivate init(of drawing: Drawing, in size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    guard case .shape(let outline, let fill, let stroke) = drawing else {
      self.init(frame)
      return
    }
    self.init()
    if let fill, fill.opacity > 0 { addPath(Path(outline, in: frame)) }
    if let stroke, stroke.paint.opacity > 0 {
      let style = StrokeStyle(lineWidth: stroke.width, dash: stroke.dash)
      addPath(Path(outline, in: frame).strokedPath(style))
    }
  }

  private init(_ outline: ShapeOutline, in frame: CGRect) {
    self =
      switch outline {
      case .rectangle: Path(frame)
      case .roundedRectangle(let corner): RoundedRectangle(cornerSize: corner).path(in: frame)
      case .capsule: Capsule().path(in: frame)
      case .circle: Circle().path(in: frame)
      case .ellipse: Path(ellipseIn: frame)
      case .path(let path): path.offsetBy(dx: frame.minX, dy: frame.minY)
      case .inset(.roundedRectangle(let corner), by: let amount):
        RoundedRectangle(cornerSize: corner).inset(by: amount).path(in: frame)
      case .inset(let inner, by: let amount):
        Path(inner, in: frame.insetBy(dx: amount, dy: amount))
      }
  }
}

extension View {
  /// Draws nothing of the view outside what a mask draws.
  ///
  /// Behaves as SwiftUI's `mask(alignment:_:)`; differs: texts and symbols in the mask show all that
  /// lies in their frames, and translucent shapes show as much as opaque ones.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Masked(content: self, mask: mask(), alignment: alignment)
  }

  /// Draws nothing of the view outside what a mask draws, which stands in its middle.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(content: self, mask: mask, alignment: .center)
  }
}
