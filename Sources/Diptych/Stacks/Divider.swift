/// A line across the stack around it, 1 point thick; horizontal outside of any stack.
public struct Divider: PrimitiveView {
  /// The thickness in points, measured at two pixels a point.
  static let thickness: CGFloat = 1

  /// Creates a line.
  public init() {}

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let axis: Axis = scope.stackAxis == .horizontal ? .vertical : .horizontal
    tree.element(
      "Divider",
      rule: .bar(axis, thickness: Self.thickness),
      drawing: .fixed(.shape(.rectangle, fill: Paint(.secondary), stroke: nil)),
      in: scope
    )
  }
}
