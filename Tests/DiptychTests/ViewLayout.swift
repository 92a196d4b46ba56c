import LayoutEngine

@testable import Diptych

/// A view laid out in a canvas of a fixed size, in one direction.
struct ViewLayout {
  let tree: PlacedTree

  init(
    _ width: CGFloat,
    _ height: CGFloat,
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> some View
  ) {
    self.init(.fixed(CGSize(width: width, height: height)), direction, view)
  }

  init(
    _ canvas: PreviewCanvas,
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> some View
  ) {
    var environment = EnvironmentValues(layoutDirection: direction)
    environment.stand(on: canvas)
    let pass = LayoutPass(
      LayoutTree(root: view(), environment: environment),
      textMeasuring: CountedText()
    )
    let size = pass.layOut(in: canvas)
    tree = pass.placedTree(direction, canvas: size)
  }

  /// The frame of a named view: x, y, width, height in points, physical.
  func frame(_ identifier: String) -> [CGFloat]? {
    guard let node = tree.nodes.first(where: { $0.identifier == identifier }) else { return nil }
    return [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
  }

  /// The names of all elements, in document order.
  var elements: [String] { tree.nodes.compactMap { $0.element?.type } }

  /// All drawings, from back to front where nothing asks for another order.
  var drawings: [Drawing] { tree.nodes.compactMap(\.drawing) }

  /// All effects on drawings, from the outermost inwards.
  var effects: [DrawingEffect] { tree.nodes.compactMap(\.effect) }
}

/// A text of eight points a character on one line of sixteen.
struct CountedText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 8 * CGFloat(text.string.count), height: 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, 13)
  }
}
