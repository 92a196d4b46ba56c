public import LayoutEngine

/// A picture; a terminal shows symbols as glyphs and others as boxes.
public final class UIImage: Sendable {
  /// How the picture's own colours are used.
  public enum RenderingMode: Hashable, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// The name of the symbol or of the app's picture.
  package let name: String
  package let isSymbol: Bool
  /// Whether the picture is turned round where content runs from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool
  package let tint: UIColor?
  /// The size, in points: that of a symbol, unless the picture was drawn in another.
  public let size: CGSize

  init(
    name: String,
    isSymbol: Bool,
    isFlipped: Bool = false,
    tint: UIColor? = nil,
    size: CGSize = Symbol.size
  ) {
    self.name = name
    self.isSymbol = isSymbol
    flipsForRightToLeftLayoutDirection = isFlipped
    self.tint = tint
    self.size = size
  }

  /// Shows a picture that was drawn, which a terminal does not have: a box of its size.
  package convenience init(drawnIn size: CGSize) {
    self.init(name: "", isSymbol: false, size: size)
  }

  /// Shows a picture of the app of a size, in points, which a terminal does not have: a box of that
  /// size.
  package convenience init(named name: String, size: CGSize) {
    self.init(name: name, isSymbol: false, size: size)
  }

  /// Shows nothing that a terminal has: a box of a symbol's size.
  public convenience init() { self.init(name: "", isSymbol: false) }

  /// Shows a symbol of the system; never `nil`, since an unknown symbol is drawn as a box.
  public convenience init?(systemName name: String) {
    self.init(name: name, isSymbol: true)
  }

  /// Shows a picture of the app, which a terminal does not have: a box of a symbol's size.
  public convenience init?(named name: String) {
    self.init(name: name, isSymbol: false)
  }

  /// The picture in one colour.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    UIImage(
      name: name,
      isSymbol: isSymbol,
      isFlipped: flipsForRightToLeftLayoutDirection,
      tint: color,
      size: size
    )
  }

  /// The picture with its colours used in another way, which a terminal does not show.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The picture, turned round where content runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(name: name, isSymbol: isSymbol, isFlipped: true, tint: tint, size: size)
  }
}
