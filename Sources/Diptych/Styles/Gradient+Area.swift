extension LayoutTree {
  /// Appends a view that fills what it is offered with a paint.
  mutating func area(_ name: String, _ paint: Paint, in scope: LoweringScope) {
    element(
      name,
      rule: .flexible,
      drawing: .fixed(.shape(.rectangle, fill: paint, stroke: nil)),
      in: scope
    )
  }
}
