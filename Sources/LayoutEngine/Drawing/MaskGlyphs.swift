/// A text or a symbol of a mask: what is masked is drawn inside of its glyphs.
package struct MaskGlyphs: Hashable, Sendable {
  /// The text or the symbol, whose paint does not matter.
  package var drawing: Drawing
  /// Its frame, in points, physical, from the masked view's top left corner.
  package var frame: CGRect
  /// The direction in which it is written.
  package var direction: LayoutDirection

  /// The glyphs of a drawing; `nil` for one that is no text and no symbol.
  package init?(_ drawing: Drawing, in frame: CGRect, _ direction: LayoutDirection) {
    switch drawing {
    case .text, .symbol: break
    case .shape, .border: return nil
    }
    self.drawing = drawing
    self.frame = frame
    self.direction = direction
  }
}

extension DrawingEffect {
  /// Draws only what lies under all that some drawings cover: inside shapes, and inside the glyphs of
  /// texts and symbols.
  ///
  /// - Parameter drawings: The drawings with their frames, in points, physical, from the masked
  ///   view's top left corner, and their directions.
  package init(
    maskingBy drawings: [(drawing: Drawing, frame: CGRect, direction: LayoutDirection)]
  ) {
    var glyphs: [MaskGlyphs] = []
    var shapes: [(drawing: Drawing, frame: CGRect)] = []
    for (drawing, frame, direction) in drawings {
      if let some = MaskGlyphs(drawing, in: frame, direction) {
        glyphs.append(some)
      } else {
        shapes.append((drawing, frame))
      }
    }
    let outline = ShapeOutline(covering: shapes)
    self = glyphs.isEmpty ? .clip(outline) : .mask(outline, glyphs: glyphs)
  }
}
