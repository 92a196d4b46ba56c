extension Text {
  private func changing(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  /// The text in bold strokes.
  public func bold() -> Text { changing { $0.isBold = true } }

  /// The text in bold strokes if the condition holds.
  public func bold(_ isActive: Bool) -> Text { changing { $0.isBold = isActive } }

  /// The slanted text.
  public func italic() -> Text { changing { $0.isItalic = true } }

  /// The slanted text if the condition holds.
  public func italic(_ isActive: Bool) -> Text { changing { $0.isItalic = isActive } }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isStruckThrough = isActive }
  }

  /// The text in a font; `nil` takes the one set around.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// The text with strokes of a weight; `nil` takes the one set around.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { part in
      if let weight { part.isBold = weight.value >= Font.Weight.semibold.value }
    }
  }

  /// The text in characters of one width, as a terminal's are anyway.
  public func monospacedDigit() -> Text { self }

  /// The text with letters of one width, as every letter of a terminal is.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text painted with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The text painted with a colour; `nil` takes the style set around.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { part in
      if let color, part.style == nil { part.style = AnyShapeStyle(color) }
    }
  }

  /// The text with distances between its characters, which a terminal cannot show.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The text with distances between its characters, which a terminal cannot show.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The text moved against the line of writing, which a terminal cannot show.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
