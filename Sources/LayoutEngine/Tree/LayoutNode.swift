/// A view or a modifier as plain data, one of a flat row of them.
///
/// Nodes stand in document order, each before its descendants, so the first child of node `i` is
/// `i + 1` and its siblings follow at each `end`. What is not plain data lies in the tables of
/// ``LayoutTree`` and is named by its index there, so that walking the row touches no reference
/// counts.
package struct LayoutNode {
  package var rule: LayoutRule
  /// The index behind the last descendant.
  package var end: Int32
  /// The index in ``LayoutTree/contents``, or -1 where nothing is drawn and no one wrote the node.
  var content: Int32 = -1
  /// The index in ``LayoutTree/sizedDrawings``, or -1.
  var drawing: Int32 = -1
  /// The index in ``LayoutTree/readers`` of whoever is told the node's frame, or -1.
  package var report: Int32 = -1
  /// The direction of the node's content, where the scene sets one for this part.
  package var direction: LayoutDirection?

  package init(rule: LayoutRule, end: Int32 = 0) {
    self.rule = rule
    self.end = end
  }
}
