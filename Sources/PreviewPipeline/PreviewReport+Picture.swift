package import CellRendering
internal import LayoutEngine

extension PreviewReport {
  /// A preview as panes, both directions side by side.
  package func sheet(of preview: LaidOutPreview) -> Sheet {
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

  /// The previews drawn, for printing or for a terminal.
  package func picture(_ options: RenderingOptions) -> RenderedPicture {
    CellRenderer(options: options).render(previews.map(sheet))
  }
}
