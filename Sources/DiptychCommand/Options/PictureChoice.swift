internal import CellRendering
internal import LayoutEngine
internal import TerminalIO

/// How pictures are drawn, once the command line is read.
struct PictureChoice {
  /// What holds where nothing is typed.
  static let standard = PictureChoice()

  var charset = CharsetChoice.auto
  var color = ColorChoice.auto
  var bidi = BidiChoice.explicit
  /// The width to draw in, in columns; `nil` leaves it to the output.
  var columns: Int?
  /// The size of a cell, in points; `nil` is the standard one.
  var cell: TypedSize?
  var showsOutlines = false
  var showsGuides = false
  var showsRuler = false

  /// How pictures are drawn on an output that is a terminal, or is not.
  ///
  /// - Parameters:
  ///   - depth: The colours that the output shows.
  ///   - environment: The environment variables by name.
  ///   - width: The width to draw in where no option tells, in columns; `nil` is unlimited.
  /// - Returns: The options for the renderer.
  func renderingOptions(
    depth: ColorDepth,
    environment: TerminalEnvironment,
    columns width: Int?
  ) -> RenderingOptions {
    var options = RenderingOptions()
    options.charset = charset.charset(in: environment)
    options.usesColors = depth > .monochrome
    options.columns = columns ?? width
    options.showsOutlines = showsOutlines
    options.showsGuides = showsGuides
    options.showsRuler = showsRuler
    if let cell { options.cellSize = CellSize(width: cell.size.width, height: cell.size.height) }
    return options
  }
}
