/// What lies over a preview's views: sheets, covers and dialogs, in the order in which they appear.
///
/// Views tell what they present while they are lowered, and the root lays it over all of them.
final class PresentedLayers {
  /// One presentation.
  struct Layer {
    /// What people call it.
    let name: String
    /// The place of the view that presents it.
    let scope: LoweringScope
    /// Makes what is laid over the canvas.
    let view: () -> any View
  }

  /// The most layers over one preview; a sheet may present itself.
  private static let most = 8

  private var layers: [Layer] = []
  private var shown = 0

  /// Lays something over all that is there so far.
  func append(_ layer: Layer) {
    if layers.count < Self.most { layers.append(layer) }
  }

  /// The next layer that is not shown yet; what it contains may present more.
  func next() -> Layer? {
    guard shown < layers.count else { return nil }
    shown += 1
    return layers[shown - 1]
  }
}

extension LayoutTree {
  /// Lays what the views of a tree present over them.
  ///
  /// The views keep their places in the middle of the canvas, which a presentation covers as a
  /// whole, even where the canvas would fit its content.
  ///
  /// - Parameters:
  ///   - layers: What the views present.
  ///   - reader: The geometry reader whose content the views are; `nil` for those of the root.
  mutating func lower(_ layers: PresentedLayers, in reader: ReaderGeometry? = nil) {
    guard var layer = layers.next() else { return }
    let center = pair(.center)
    let corner = pair(.topLeading)
    let full = FlexibleLength(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrame(horizontal: full, vertical: full, alignment: center)
    enclose(in: LayoutNode(rule: .flexibleFrame(frame)))
    end(0)
    while true {
      enclose(in: LayoutNode(rule: .overlay(corner)))
      let scope = layer.scope.inside(stackAxis: nil)
      let place = reader.map { begin(to: $0.canvas, from: $0, corner) } ?? []
      element(layer.name, rule: .zStack(center), in: scope) { tree in
        tree.lower(Unwritten(content: AnyView(any: layer.view())), in: scope)
      }
      for index in place.reversed() { end(index) }
      end(0)
      guard let next = layers.next() else { return }
      layer = next
    }
  }

  /// Begins a frame over a part of the canvas, seen from a reader inside of it.
  private mutating func begin(
    to area: CGRect,
    from reader: ReaderGeometry,
    _ corner: AlignmentPair
  ) -> [Int] {
    let isLeading = reader.layoutDirection == .leftToRight
    let offset = CGSize(
      width: isLeading ? area.minX - reader.frame.minX : reader.frame.maxX - area.maxX,
      height: area.minY - reader.frame.minY
    )
    let frame = FixedFrame(width: area.width, height: area.height, alignment: corner)
    return [
      begin(LayoutNode(rule: .offset(offset))), begin(LayoutNode(rule: .fixedFrame(frame))),
    ]
  }
}
