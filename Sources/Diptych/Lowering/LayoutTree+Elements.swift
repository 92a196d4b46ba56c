extension LayoutTree {
  /// Appends one element inside the modifiers that wait for it.
  ///
  /// - Parameters:
  ///   - name: What people call the view; `nil` for containers that no one wrote.
  ///   - rule: How the element is measured and places its children.
  ///   - drawing: What the element draws in its own frame.
  ///   - scope: What stands around the element.
  ///   - children: Appends what the element contains.
  package mutating func element(
    _ name: String?,
    rule: LayoutRule,
    drawing: DrawingSource? = nil,
    in scope: LoweringScope,
    children: (inout LayoutTree) -> Void = { _ in }
  ) {
    element(name, drawing: drawing, in: scope) { _ in
      rule
    } children: {
      children(&$0)
    }
  }

  private mutating func element(
    _ name: String?,
    drawing: DrawingSource?,
    in scope: LoweringScope,
    rule: (inout LayoutTree) -> LayoutRule,
    children: (inout LayoutTree) -> Void
  ) {
    guard scope.admitsElement() else { return }
    wrap(in: scope.modifiers, scope) { tree in
      var node = LayoutNode(rule: rule(&tree), in: scope)
      let listed = scope.isInsideControl ? nil : name
      tree.setContent(
        of: &node,
        drawing: drawing,
        element: listed.map { PlacedElement(type: $0, source: scope.source) }
      )
      let index = tree.begin(node)
      children(&tree)
      tree.end(index)
    }
  }

  private mutating func wrap(
    in link: ModifierLink?,
    _ scope: LoweringScope,
    _ body: (inout LayoutTree) -> Void
  ) {
    guard let link else { return body(&self) }
    wrap(in: link.outer, scope) { link.enclose(&$0, scope, body) }
  }

  /// Appends the elements of a view, each inside a modifier.
  mutating func modified<Content: View>(
    _ content: Content,
    by rule: LayoutRule,
    drawing: DrawingSource? = nil,
    in scope: LoweringScope,
    secondary: ((inout LayoutTree) -> Void)? = nil
  ) {
    var node = LayoutNode(rule: rule, in: scope)
    setContent(of: &node, drawing: drawing)
    var scope = scope
    scope.modifiers = ModifierLink(
      node,
      source: scope.modifierSource,
      around: scope.modifiers,
      secondary: secondary
    )
    scope.modifierSource = nil
    lower(content, in: scope)
  }

  /// Begins a node that keeps the direction that its surroundings ask for, if they ask for one.
  mutating func begin(_ rule: LayoutRule, in scope: LoweringScope) -> Int {
    begin(LayoutNode(rule: rule, in: scope))
  }

  /// Begins a node to which frames inside of it may be relative.
  mutating func beginContainer() -> Int {
    let trait = LayoutTrait(key: LayoutTrait.container, value: true)
    return begin(LayoutNode(rule: rule(for: trait)))
  }

  /// Appends a view where exactly one element is expected; several share an unwritten container.
  mutating func single<Content: View>(
    _ content: Content,
    container: LayoutRule,
    in scope: LoweringScope
  ) {
    let index = begin(container, in: scope)
    lower(content, in: scope.inside(stackAxis: scope.stackAxis))
    end(index)
    if childCount(of: index) == 1 { setRule(.identity, of: index) }
  }
}
