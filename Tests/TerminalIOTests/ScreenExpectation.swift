import CellRendering
import Testing

@testable import TerminalIO
@testable import TerminalTesting

/// Compares what a terminal shows with a canvas, cell by cell.
///
/// libvterm 0.1 does not know dim, so that attribute is left out; and it keeps no style for the
/// second cell of a wide glyph, which is shown in the style of the first.
func expectScreen(
  _ screen: TerminalScreen,
  shows canvas: CellCanvas,
  depth: ColorDepth = .truecolor,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for row in 0..<canvas.rows {
    for column in 0..<canvas.columns {
      let cell = canvas[column, row]
      let seen = screen[column, row]
      let style = cell.style
      let isEqual =
        cell.width == 0
        ? seen.text == ""
        : seen.text == String(cell.glyph)
          && seen.foreground == ScreenColor(style.foreground, depth)
          && seen.background == ScreenColor(style.background, depth)
          && seen.isBold == style.attributes.contains(.bold)
          && seen.isItalic == style.attributes.contains(.italic)
          && seen.isUnderlined == style.attributes.contains(.underline)
          && seen.isReversed == style.attributes.contains(.reverse)
          && seen.isStruckThrough == style.attributes.contains(.strikethrough)
      if !isEqual {
        Issue.record(
          "column \(column), row \(row): \(seen) is not \(cell)",
          sourceLocation: sourceLocation
        )
        return
      }
    }
  }
}

extension ScreenColor {
  init(_ color: CellColor, _ depth: ColorDepth) {
    self =
      switch PaletteColor(color, depth: depth) {
      case .default: .default
      case .indexed(let index): .indexed(index)
      case .rgb(let red, let green, let blue): .rgb(red, green, blue)
      }
  }
}
