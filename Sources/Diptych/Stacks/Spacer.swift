/// The space that the other views of a stack leave.
public struct Spacer: PrimitiveView {
  private let minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least length along the stack, in points; `nil` means 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let axes = scope.stackAxis.map { Axis.Set($0) } ?? [.horizontal, .vertical]
    let spacer = SpacerRule(minLength: minLength, axes: axes)
    tree.element("Spacer", rule: .spacer(spacer), in: scope)
  }
}
