extension Image {
  /// How large a symbol is beside text; a terminal shows one size.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether a picture is painted with the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How carefully a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Decides whether the picture is painted with the foreground style; drawn the same.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Decides how carefully the picture is scaled; drawn the same.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Decides whether edges are smoothed; drawn the same.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Decides how the layers of a symbol are painted; drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are painted.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// The symbols themselves.
  public static let none = SymbolVariants(names: [])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(names: ["slash"])

  /// In a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// In a square.
  public var square: SymbolVariants { adding("square") }
  /// In a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// Filled.
  public var fill: SymbolVariants { adding("fill") }
  /// Struck through.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ name: String) -> SymbolVariants {
    SymbolVariants(names: names.union([name]))
  }

  /// What a name's parts follow each other like.
  private static let order = ["slash", "circle", "square", "rectangle", "fill"]

  /// The name of a symbol's variant; the symbol's own where the variant is not known.
  func name(of symbol: String) -> String {
    let own = symbol.split(separator: ".").map(String.init)
    let parts = Self.order.filter { names.contains($0) && !own.contains($0) }
    guard !parts.isEmpty else { return symbol }
    let isFilled = own.last == "fill" && own.count > 1
    let name = ((isFilled ? own.dropLast() : own) + parts + (isFilled ? ["fill"] : []))
      .joined(separator: ".")
    return SymbolTable.symbol(named: name) == nil ? symbol : name
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variant in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Decides how large symbols are beside text; a terminal shows one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Decides how the layers of symbols are painted; drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Shows a variant of the symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
