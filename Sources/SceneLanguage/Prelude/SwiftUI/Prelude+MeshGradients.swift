extension Prelude {
  /// A gradient between points that lie anywhere: a picture in cells shows it from its first colour
  /// to its last.
  static let meshGradients = Part(
    names: ["MeshGradient"],
    source: """
      struct MeshGradient: View, ShapeStyle {
        private let colors: [Color]
        init(
          width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
          background: Color = .clear, smoothsColors: Bool = true,
          colorSpace: Gradient.ColorSpace = .device
        ) {
          self.colors = colors
        }
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        var body: some View {
          LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        }
      }
      """
  )

  /// The shadow of texts with attributes, too fine for cells.
  static let textShadows = Part(
    names: ["NSShadow"],
    source: """
      class NSShadow {
        var shadowColor: Any?
        var shadowOffset = CGSize.zero
        var shadowBlurRadius: CGFloat = 0
        init() {}
      }
      """
  )
}
