extension Prelude {
  /// Effects that scenes make of the size of a view.
  static let geometryEffects = Part(
    names: ["GeometryEffect"],
    source: """
      protocol GeometryEffect: ViewModifier, Animatable {
        func effectValue(size: CGSize) -> ProjectionTransform
      }
      extension GeometryEffect {
        func body(content: Content) -> some View {
          content.visualEffect { view, proxy in
            view.projectionEffect(effectValue(size: proxy.size))
          }
        }
        func ignoredByLayout() -> Self { self }
      }
      """
  )
}
