/// The frame of a view, known once the layout around it is resolved.
final class FrameRecord {
  /// In the canvas, in points, physical; `nil` until it is known.
  var frame: CGRect?

  init(_ frame: CGRect? = nil) {
    self.frame = frame
  }
}

extension LayoutTree {
  /// A modifier without effect that records the frame of its view.
  ///
  /// The frame is known before anything inside the view is resolved, so geometry readers in it and
  /// all that comes later may read it.
  mutating func node(recordingIn record: FrameRecord, _ scope: LoweringScope) -> LayoutNode {
    var node = LayoutNode(rule: .identity, in: scope)
    let rule = rule { geometry in
      record.frame = geometry.frame
      return LayoutTree()
    }
    if case .geometryReader(let index) = rule { node.report = index }
    return node
  }

  /// Appends the elements of a view, whose frames a record keeps.
  mutating func lower<Content: View>(
    _ content: Content,
    recordingIn record: FrameRecord,
    in scope: LoweringScope
  ) {
    let node = node(recordingIn: record, scope)
    var inner = scope
    inner.modifiers = ModifierLink(node, around: scope.modifiers)
    lower(content, in: inner)
  }
}
