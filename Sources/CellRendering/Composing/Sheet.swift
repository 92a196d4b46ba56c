package import LayoutEngine

/// A preview laid out in one direction.
package struct Pane: Sendable {
  package var caption: PaneCaption
  package var tree: PlacedTree

  package init(caption: PaneCaption, tree: PlacedTree) {
    self.caption = caption
    self.tree = tree
  }
}

/// One preview: a pane, or several side by side.
package struct Sheet: Sendable {
  package var panes: [Pane]

  package init(panes: [Pane]) {
    self.panes = panes
  }
}
