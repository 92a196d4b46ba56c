/// Whether a space in a bar has a width of its own or takes what is left.
public enum SpacerSizing: Hashable, Sendable {
  case fixed
  case flexible
}

/// A space between the items of a bar.
public struct ToolbarSpacer: ToolbarContent, PrimitiveView {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Puts a space into a bar: 8 points, or what is left.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let item = ToolbarItem(placement: placement) {
      switch sizing {
      case .fixed: Color.clear.frame(width: 8, height: 0)
      case .flexible: Spacer(minLength: 0)
      }
    }
    item.lower(into: &tree, in: scope)
  }
}
