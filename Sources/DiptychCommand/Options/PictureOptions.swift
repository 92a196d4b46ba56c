internal import ArgumentParser
internal import LayoutEngine
internal import TerminalIO

/// How pictures are drawn.
struct PictureOptions: ParsableArguments {
  @OptionGroup var charset: CharsetOption

  @Option(help: "Whether to use colours; auto asks the terminal and NO_COLOR.")
  var color = PictureChoice.standard.color

  @Option(
    help: """
      Who orders right-to-left text: explicit, as diptych does, or terminal, for terminals that \
      cannot be kept from it (Konsole, macOS Terminal, mlterm).
      """
  )
  var bidi = PictureChoice.standard.bidi

  @Option(help: ArgumentHelp("The width to draw in, in columns, such as 80.", valueName: "n"))
  var columns: Int?

  @Option(help: ArgumentHelp("The size of one cell in points (default: 8x16).", valueName: "WxH"))
  var cell: TypedSize?

  @Flag(help: "Draw the frame of every view.")
  var outline = false

  @Flag(help: "Draw the safe area and the layout margins of every view.")
  var margins = false

  @Flag(help: "Draw rulers in points along the edges.")
  var ruler = false

  func validate() throws {
    if let columns, columns < 1 {
      throw ValidationError("--columns wants a number of at least 1, such as 80")
    }
    if let cell, cell.size.width < 1 || cell.size.height < 1 {
      throw ValidationError("--cell wants lengths of at least 1 point, such as 8x16")
    }
  }

  /// What was typed.
  var choice: PictureChoice {
    PictureChoice(
      charset: charset.choice,
      color: color,
      bidi: bidi,
      columns: columns,
      cell: cell,
      showsOutlines: outline,
      showsGuides: margins,
      showsRuler: ruler
    )
  }
}
