/// A view with an effect on its drawing and none on its layout.
package struct DrawingModifier<Content: View>: PrimitiveView {
  let content: Content
  let effect: DrawingEffectSource

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.modified(content, by: tree.rule(for: effect), in: scope)
  }
}

extension View {
  package func drawingEffect(_ effect: DrawingEffect) -> some View {
    DrawingModifier(content: self, effect: .fixed(effect))
  }

  package func drawingEffect(
    _ effect: @escaping (CGSize, LayoutDirection) -> DrawingEffect
  ) -> some View {
    DrawingModifier(content: self, effect: .sized(effect))
  }

  /// Makes the view translucent; 0 shows nothing, 1 everything.
  public func opacity(_ opacity: Double) -> some View {
    drawingEffect(.opacity(opacity.inUnitInterval(orNaN: 1)))
  }

  /// Shows nothing of the view and keeps its place.
  public func hidden() -> some View {
    drawingEffect(.hidden)
  }

  /// Draws nothing of the view outside its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    drawingEffect(.clip(.rectangle))
  }

  /// Orders the view in depth among its siblings; higher is in front.
  public func zIndex(_ value: Double) -> some View {
    layoutModifier(.zIndex(value))
  }
}
