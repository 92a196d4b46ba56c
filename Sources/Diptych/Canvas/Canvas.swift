internal import LayoutEngine

/// A view that is drawn step by step; it takes what it is offered.
///
/// Behaves as SwiftUI's `Canvas`: coordinates are physical points from the top left corner in either
/// direction. What is drawn has no part in layout and is not listed among the views.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// Draws when the size is known.
  ///
  /// - Parameters:
  ///   - opaque: Whether nothing shows through, which a picture does not ask.
  ///   - rendersAsynchronously: Whether drawing may be late, which it never is.
  ///   - renderer: Draws; is given the size of the canvas in points.
  ///   - symbols: Views with tags, which the renderer can draw.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var inside = scope
    inside.isInsideControl = true
    let late = LateContent(root: .readerContent, scope: inside) { geometry, scope in
      var context = GraphicsContext(
        measuring: ViewMeasuring(text: geometry.textMeasuring, scope: scope),
        symbols: symbols
      )
      EnvironmentValues.$current.withValue(scope.environment) {
        renderer(&context, geometry.size)
      }
      return ViewList(context.picture.views).environment(\.layoutDirection, .leftToRight)
    }
    tree.element("Canvas", rule: tree.rule(for: late.tree(for:)), in: scope)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Draws when the size is known, without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether nothing shows through, which a picture does not ask.
  ///   - rendersAsynchronously: Whether drawing may be late, which it never is.
  ///   - renderer: Draws; is given the size of the canvas in points.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}
