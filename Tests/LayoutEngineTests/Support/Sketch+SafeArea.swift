import LayoutEngine

extension Sketch {
  func inset(
    _ edge: Edge,
    _ bar: Sketch,
    alignment: HorizontalAlignment = .center,
    spacing: Double? = 0
  ) -> Sketch {
    Sketch("$.safeAreaInset(edge: .\(edge))", [self, bar]) {
      let isVertical = edge == .top || edge == .bottom
      let key = isVertical ? alignment.key : VerticalAlignment.center.key
      return .safeAreaInset(
        SafeAreaInsetRule(edge: edge, spacing: spacing, alignment: $0.index(of: key))
      )
    }
  }

  func ignoringSafeArea(_ edges: Edge.Set = .all) -> Sketch {
    Sketch("$.ignoresSafeArea()", [self]) { _ in .ignoresSafeArea(edges) }
  }

  func safeAreaPadding(_ length: Double, _ edges: Edge.Set) -> Sketch {
    Sketch("$.safeAreaPadding(\(length))", [self]) { _ in
      .safeAreaPadding(EdgeInsets(length, on: edges))
    }
  }
}
