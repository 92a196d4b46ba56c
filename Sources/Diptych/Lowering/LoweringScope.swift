/// What a view is told while it is lowered: its environment and what stands around it.
public struct LoweringScope {
  package var environment: EnvironmentValues
  /// Where in a scene's text the views are made.
  var source: SourcePosition?
  /// Where the modifier that comes next is written, where someone asks.
  var modifierSource: SourcePosition?
  /// The identity of the nearest view around that keeps something between evaluations.
  var identity = 0
  /// The axis of the nearest stack around, which decides how spacers and dividers run.
  var stackAxis: Axis?
  /// Whether the views are rows of a grid.
  var isInGrid = false
  /// Whether the views are cells of a lazy grid.
  var isInLazyGrid = false
  /// Whether the views are parts of a control, which are drawn and not listed.
  var isInsideControl = false
  /// Whether someone around knows the views by their tags.
  var isAskedForTags = false
  /// What few views set and most never ask for.
  private var surroundingsBox: Surroundings.Box?
  /// What few containers tell the views directly in them.
  private var membershipBox: Membership.Box?
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
    scope.isAskedForTags = false
    scope.membershipBox = nil
    scope.modifiers = nil
    return scope
  }

  /// What few views set, for all that is inside of them.
  var surroundings: Surroundings {
    get { surroundingsBox?.value ?? Surroundings() }
    set { surroundingsBox = Surroundings.Box(newValue) }
  }

  /// The row of a list whose first text is looked for; `nil` where no row is around.
  var rowText: RowText? { surroundingsBox?.value.rowText }

  /// Takes up what the views do after layout, and what they keep; `nil` where no one will do it.
  var actions: LayoutActions? { surroundingsBox?.value.actions }

  /// Enters a view that keeps something between evaluations.
  ///
  /// - Parameter type: What kind of view it is.
  /// - Returns: What the views keep; `nil` where a scene is evaluated only once.
  package mutating func enter(_ type: ObjectIdentifier) -> (values: LastingValues, view: Int)? {
    guard let values = actions?.lasting else { return nil }
    identity = values.identity(of: type, in: identity)
    return (values, identity)
  }

  /// What few containers tell the views directly in them.
  var membership: Membership {
    get { membershipBox?.value ?? Membership() }
    set { membershipBox = Membership.Box(newValue) }
  }

  /// Whether an element is let through: a picker shows one of them, and a walk over subviews, which
  /// counts those that come to it, some.
  func admitsElement() -> Bool {
    guard let member = membershipBox?.value else { return true }
    if let showsTag = member.showsTag, !showsTag(member.tag) { return false }
    return member.visit?.admits(member.taggedContainerValues) ?? true
  }

  /// The walk over subviews that lets some of the views through; `nil` where all are.
  var visit: SubviewVisit? { membershipBox?.value.visit }

  /// Appends a section of the views in its three places.
  func visitSection(_ body: ((SubviewPlace, () -> Void) -> Void) -> Void) {
    guard let visit else { return body { $1() } }
    visit.visitSection { body(visit.visit) }
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
  /// Whether all that the modifier does is to name the element.
  let isName: Bool

  init(around outer: ModifierLink?, isName: Bool = false, enclose: @escaping Enclosure) {
    self.outer = outer
    self.isName = isName
    self.enclose = enclose
  }

  /// The modifiers that only name the element, or all the others, in their order.
  func links(thatName isName: Bool) -> ModifierLink? {
    let outer = outer?.links(thatName: isName)
    guard self.isName == isName else { return outer }
    return ModifierLink(around: outer, isName: isName, enclose: enclose)
  }

  /// Creates a modifier of one node.
  ///
  /// - Parameters:
  ///   - node: The modifier.
  ///   - source: Where the modifier is written; `nil` where no one asks.
  ///   - outer: The modifiers around it.
  ///   - secondary: Appends what the modifier adds behind the element: an overlay's content.
  convenience init(
    _ node: LayoutNode,
    source: SourcePosition? = nil,
    around outer: ModifierLink?,
    secondary: ((inout LayoutTree) -> Void)? = nil
  ) {
    var isName = false
    if case .identifier = node.rule { isName = true }
    self.init(around: outer, isName: isName) { tree, _, body in
      let index = tree.begin(node)
      if let source { tree.note(source, ofModifier: index) }
      body(&tree)
      secondary?(&tree)
      tree.end(index)
    }
  }
}
