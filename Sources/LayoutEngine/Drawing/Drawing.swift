/// A symbol image as the two glyphs that stand for it in a terminal.
package struct Symbol: Hashable, Sendable {
  package var name: String
  /// The glyph where Unicode can be shown.
  package var unicode: String
  /// The glyph where only ASCII can be shown.
  package var ascii: String

  package init(name: String, unicode: String, ascii: String) {
    self.name = name
    self.unicode = unicode
    self.ascii = ascii
  }

  /// The size of a symbol, in points.
  package static let size = CGSize(width: 16, height: 16)

  /// What stands for a picture without glyphs.
  package static func placeholder(for name: String) -> Symbol {
    Symbol(name: name, unicode: "▢", ascii: "?")
  }
}

/// What a view draws in its own frame.
///
/// Drawings are handed on far more often than they are read, so the large ones lie behind a reference.
package enum Drawing: Hashable, Sendable {
  case text(StyledText)
  /// A glyph in the middle of the frame.
  indirect case symbol(Symbol, Paint)
  /// An outline fitted to the frame, filled first and stroked after.
  indirect case shape(ShapeOutline, fill: Paint?, stroke: Stroke?)
  /// A rectangular line along the inside of the frame's edges, `width` points wide.
  case border(Paint, width: CGFloat)
}

extension Drawing {
  /// What stands for a picture of the app, which a terminal does not have: a box of its size, in
  /// points, or a glyph where it is no larger than one.
  package static func picture(_ name: String, size: CGSize, _ paint: Paint) -> Drawing {
    size.width > Symbol.size.width || size.height > Symbol.size.height
      ? box(over: paint) : .symbol(.placeholder(for: name), paint)
  }

  /// What stands in place of a picture that is not shown.
  package static func box(over paint: Paint) -> Drawing {
    .shape(.rectangle, fill: StyledText.bar(over: paint), stroke: nil)
  }
}

/// What happens to the drawing of a view and all that it contains.
package enum DrawingEffect: Hashable, Sendable {
  /// Multiplies the opacity, 0...1.
  case opacity(Double)
  /// Draws nothing.
  case hidden
  /// Draws only what lies inside the outline, fitted to the view's frame.
  case clip(ShapeOutline)
  /// Draws only what lies inside the outline, fitted to the view's frame, or inside glyphs.
  indirect case mask(ShapeOutline, glyphs: [MaskGlyphs])
  /// Turns clockwise about the anchor, a fraction of the frame, physical.
  case rotation(Angle, anchor: UnitPoint)
  /// Scales about the anchor, a fraction of the frame, physical.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Any of these at once, about a point of the frame.
  case transform(CGAffineTransform, anchor: UnitPoint)
}

/// A drawing, or how it is made when the view's size is known.
package enum DrawingSource {
  case fixed(Drawing)
  /// Makes the drawing for a size in points and the direction of the view's content.
  case sized((CGSize, LayoutDirection) -> Drawing)
}

/// A drawing effect, or how it is made when the view's size is known.
package enum DrawingEffectSource {
  case fixed(DrawingEffect)
  /// Makes the effect for a size in points and the direction of the view's content.
  case sized((CGSize, LayoutDirection) -> DrawingEffect)
  /// Clips to the frame and, where the frame touches the safe area's boundary, to the strip beyond:
  /// what scrolls is seen there too.
  case scrollWindow
}
