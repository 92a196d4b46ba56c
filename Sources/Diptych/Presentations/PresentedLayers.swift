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
  mutating func lower(_ layers: PresentedLayers) {
    guard var layer = layers.next() else { return }
    let center = pair(.center)
    let full = FlexibleLength(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrame(horizontal: full, vertical: full, alignment: center)
    enclose(in: LayoutNode(rule: .flexibleFrame(frame)))
    end(0)
    while true {
      enclose(in: LayoutNode(rule: .overlay(center)))
      let scope = layer.scope.inside(stackAxis: nil)
      element(layer.name, rule: .zStack(center), in: scope) { tree in
        tree.lower(Unwritten(content: AnyView(any: layer.view())), in: scope)
      }
      end(0)
      guard let next = layers.next() else { return }
      layer = next
    }
  }
}
