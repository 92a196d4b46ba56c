/// A picture; a terminal shows symbols as glyphs and others as boxes.
public struct Image: Equatable, PrimitiveView {
  /// The size of a symbol, in points.
  static let symbolSize = CGSize(width: 16, height: 16)

  private let name: String
  private let isSymbol: Bool
  private var isResizable = false
  private var size = Self.symbolSize

  /// Shows a symbol of the system.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Shows a picture of the app, which a terminal does not have: a box of a symbol's size.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
  }

  /// Shows a picture of a size, in points, which a terminal does not have: a box of that size.
  package init(_ name: String, size: CGSize) {
    self.init(name)
    self.size = size
  }

  /// Lets the picture take the size it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// What stands for the picture in a text.
  package var glyph: String {
    let symbol = isSymbol ? SymbolTable.symbol(named: name) : nil
    return (symbol?.leftToRight ?? SymbolTable.placeholder(for: name)).unicode
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let variants = scope.environment.symbolVariants
    let symbol = isSymbol ? SymbolTable.symbol(named: variants.name(of: name)) : nil
    let isRedacted = scope.environment.isRedacted
    tree.element(
      "Image",
      rule: isResizable ? .resizable(ideal: size) : .rigid(size),
      drawing: .sized { _, direction in
        if isRedacted { return Redaction.box(over: scope.environment.foreground) }
        let shown = symbol?.glyphs(in: direction) ?? SymbolTable.placeholder(for: name)
        return .symbol(shown, scope.environment.foreground)
      },
      in: scope
    )
  }
}
