/// How pictures are made.
package struct RenderingOptions: Hashable, Sendable {
  /// The glyphs that may be used.
  package var charset: Charset
  /// Whether cells have colours; without, fills are told apart by their textures.
  package var usesColors: Bool
  /// The size of a cell, in points.
  package var cellSize: CellSize
  /// The width that a picture may have, in columns; nil is unlimited.
  package var columns: Int?
  /// Whether the frame of every element is drawn, dimmed.
  package var showsOutlines: Bool
  /// Whether the safe area and the margins of views are drawn.
  package var showsGuides: Bool
  /// Whether rulers in points run along the top and the left edge of each pane.
  package var showsRuler: Bool

  package init(
    charset: Charset = .unicode,
    usesColors: Bool = true,
    cellSize: CellSize = .standard,
    columns: Int? = nil,
    showsOutlines: Bool = false,
    showsGuides: Bool = false,
    showsRuler: Bool = false
  ) {
    self.charset = charset
    self.usesColors = usesColors
    self.cellSize = cellSize
    self.columns = columns
    self.showsOutlines = showsOutlines
    self.showsGuides = showsGuides
    self.showsRuler = showsRuler
  }
}
