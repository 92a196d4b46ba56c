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
  /// The value by which a picker knows the views.
  var tag: AnyHashable?
  /// Which of the views a picker shows, by their tags; `nil` shows all.
  var showsTag: ((AnyHashable?) -> Bool)?
  /// Whether the views stand in the row of a list.
  var isInList = false
  /// The list whose rows the views are.
  var list: ListRows?
  /// What the views ask of the row of a list around them.
  var row = ListRow()
  /// What the views ask of the navigation bar above them; `nil` where there is none.
  var navigationItem: NavigationItem?
  /// What a tab bar shows for the views.
  var tabLabel: (any View)?
  /// The frames that views around have named.
  var coordinateSpaces: [AnyHashable: FrameRecord] = [:]
  /// Where the preferences of the views are gathered; `nil` where no one asks for any.
  var preferences: PreferenceValues?
  /// Where the views leave what they do after layout; `nil` where no one will do it.
  var actions: LayoutActions?
  /// How controls are drawn.
  var styles = ControlStyles()
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
    scope.list = nil
    scope.row = ListRow()
    scope.tag = nil
    scope.showsTag = nil
    scope.tabLabel = nil
    scope.modifiers = nil
    return scope
  }
}

/// A modifier that waits for the elements it applies to.
///
/// `Group { A(); B() }.padding()` pads A and B, so a modifier becomes a node only when an element
/// comes, once for each.
final class ModifierLink {
  /// Appends what stands around an element, which is told its scope and how the element is appended.
  typealias Enclosure = (inout LayoutTree, LoweringScope, (inout LayoutTree) -> Void) -> Void

  let outer: ModifierLink?
  let enclose: Enclosure

  init(around outer: ModifierLink?, enclose: @escaping Enclosure) {
    self.outer = outer
    self.enclose = enclose
  }

  /// Creates a modifier of one node.
  ///
  /// - Parameters:
  ///   - node: The modifier.
  ///   - outer: The modifiers around it.
  ///   - secondary: Appends what the modifier adds behind the element: an overlay's content.
  convenience init(
    _ node: LayoutNode,
    around outer: ModifierLink?,
    secondary: ((inout LayoutTree) -> Void)? = nil
  ) {
    self.init(around: outer) { tree, _, body in
      let index = tree.begin(node)
      body(&tree)
      secondary?(&tree)
      tree.end(index)
    }
  }
}
