package import LayoutEngine

/// What stands above a pane: the preview's name, the direction, and the size of the canvas.
package struct PaneCaption: Hashable, Sendable {
  /// The name of the preview; nil when it has none.
  package var name: String?
  /// The direction in which the pane shows it.
  package var direction: LayoutDirection
  /// The size of the canvas, in points.
  package var size: CGSize

  package init(name: String? = nil, direction: LayoutDirection, size: CGSize) {
    self.name = name
    self.direction = direction
    self.size = size
  }

  /// The parts of the caption: `Quadrant`, `left-to-right`, `160 × 160`.
  var parts: [String] {
    let size = "\(size.width.shortDescription) \u{00D7} \(size.height.shortDescription)"
    return [name, direction.wording, size].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension LayoutDirection {
  /// The direction as every picture, document, and message names it.
  package var wording: String { self == .leftToRight ? "left-to-right" : "right-to-left" }
}

extension CGFloat {
  /// The number with at most one decimal, and none where it is whole.
  var shortDescription: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let tenths = (self * 10).rounded()
    if tenths.truncatingRemainder(dividingBy: 10) == 0 { return "\(Int(tenths / 10))" }
    return "\(tenths / 10)"
  }
}
