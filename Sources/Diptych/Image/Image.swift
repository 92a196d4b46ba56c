/// A picture; a terminal shows symbols as glyphs and others as boxes of their sizes.
public struct Image: Equatable, PrimitiveView {
  private let name: String
  private let isSymbol: Bool
  private var isResizable = false
  private var size = Symbol.size

  /// Shows a symbol of the system.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Shows a picture of the app, which a terminal does not have: a glyph that stands for it, or a box
  /// where it is larger.
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
    return (symbol?.leftToRight ?? .placeholder(for: name)).unicode
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let variants = scope.environment.symbolVariants
    let symbol = isSymbol ? SymbolTable.symbol(named: variants.name(of: name)) : nil
    let isRedacted = scope.environment.isRedacted
    tree.element(
      "Image",
      rule: isResizable ? .resizable(ideal: size) : .rigid(size),
      drawing: .sized { size, direction in
        let paint = scope.environment.foreground
        if isRedacted { return .box(over: paint) }
        guard isSymbol else { return .picture(name, size: size, paint) }
        return .symbol(symbol?.glyphs(in: direction) ?? .placeholder(for: name), paint)
      },
      in: scope
    )
  }
}
