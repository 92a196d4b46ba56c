package import LayoutEngine

/// A preview laid out in one direction.
package struct Pane: Sendable {
  package var caption: PaneCaption
  package var tree: PlacedTree
  /// The node whose guides are drawn where guides are; `nil` draws those of every view.
  package var guidedNode: Int?

  package init(caption: PaneCaption, tree: PlacedTree, guidedNode: Int? = nil) {
    self.caption = caption
    self.tree = tree
    self.guidedNode = guidedNode
  }
}

/// One preview: a pane, or several side by side.
package struct Sheet: Sendable {
  package var panes: [Pane]

  package init(panes: [Pane]) {
    self.panes = panes
  }
}
