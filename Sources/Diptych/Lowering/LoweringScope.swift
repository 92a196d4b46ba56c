/// What a view is told while it is lowered: its environment and what stands around it.
package struct LoweringScope {
  package var environment: EnvironmentValues
  /// Where in a scene's text the views are made.
  var source: SourcePosition?
  /// The axis of the nearest stack around, which decides how spacers and dividers run.
  var stackAxis: Axis?
  /// Whether the views are rows of a grid.
  var isInGrid = false
  /// Whether the views are cells of a lazy grid.
  var isInLazyGrid = false
  /// Whether the views are parts of a control, which are drawn and not listed.
  var isInsideControl = false
  /// The modifiers that every element gets, innermost first.
  var modifiers: ModifierLink?

  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The scope inside a container: modifiers of the container are not those of its children.
  func inside(stackAxis: Axis?) -> LoweringScope {
    var scope = self
    scope.stackAxis = stackAxis
    scope.isInGrid = false
    scope.isInLazyGrid = false
    scope.modifiers = nil
    return scope
  }
}

/// A modifier that waits for the elements it applies to.
///
/// `Group { A(); B() }.padding()` pads A and B, so a modifier becomes a node only when an element
/// comes, once for each.
final class ModifierLink {
  let node: LayoutNode
  let outer: ModifierLink?
  /// Appends what the modifier adds behind the element: an overlay's or a background's content.
  let secondary: ((inout LayoutTree) -> Void)?

  init(
    _ node: LayoutNode,
    around outer: ModifierLink?,
    secondary: ((inout LayoutTree) -> Void)? = nil
  ) {
    self.node = node
    self.outer = outer
    self.secondary = secondary
  }
}
