package import CellRendering
internal import LayoutEngine

extension PreviewReport {
  /// The previews as panes, both directions of one side by side.
  package var sheets: [Sheet] {
    previews.map { preview in
      let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
      return Sheet(
        panes: directions.compactMap { direction in
          preview.trees[direction].map {
            let caption = PaneCaption(
              name: preview.name,
              direction: direction,
              size: preview.canvas
            )
            return Pane(caption: caption, tree: $0)
          }
        }
      )
    }
  }

  /// The previews drawn, for printing or for a terminal.
  package func picture(_ options: RenderingOptions) -> RenderedPicture {
    CellRenderer(options: options).render(sheets)
  }
}
