extension Prelude {
  /// The cutting of rectangles in two.
  static let slices = Part(
    names: ["CGRectEdge", "divided"],
    source: """
      enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }
      extension CGRect {
        func divided(
          atDistance distance: CGFloat, from edge: CGRectEdge
        ) -> (slice: CGRect, remainder: CGRect) {
          var slice = self
          var rest = self
          switch edge {
          case .minXEdge, .maxXEdge:
            let cut = min(max(distance, 0), width)
            slice.size.width = cut
            rest.size.width -= cut
            if edge == .minXEdge { rest.origin.x += cut } else { slice.origin.x += width - cut }
          case .minYEdge, .maxYEdge:
            let cut = min(max(distance, 0), height)
            slice.size.height = cut
            rest.size.height -= cut
            if edge == .minYEdge { rest.origin.y += cut } else { slice.origin.y += height - cut }
          }
          return (slice, rest)
        }
      }
      """
  )
}
