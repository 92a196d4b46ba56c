/// What the scroll views around are asked to show.
final class ScrollWish {
  var target: ScrollTarget?
}

/// A wish as the views inside of those that have it see it.
struct SharedScrollWish {
  let wish: ScrollWish
  /// Whether only the nearest scroll view answers it.
  var isForNearest = false
  /// Whether a scroll view around has answered it already.
  var isTaken = false

  init(_ wish: ScrollWish, isForNearest: Bool = false) {
    self.wish = wish
    self.isForNearest = isForNearest
  }
}

/// A view whose scroll view follows the identity that a binding holds.
package struct ScrollPositioned<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable?
  let anchor: UnitPoint?

  /// The identity that the binding held at first, which scrolls nowhere.
  private final class Beginning {
    let id: AnyHashable?

    init(_ id: AnyHashable?) { self.id = id }
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let beginning = scope.entering(Self.self) { Beginning(id) }
    if let id, id != beginning.id {
      let wish = ScrollWish()
      wish.target = ScrollTarget(id: id, anchor: anchor)
      scope.surroundings.scrollWish = SharedScrollWish(wish, isForNearest: true)
    }
    tree.lower(content, in: scope)
  }
}

extension LoweringScope {
  /// Whether a scroll view around looks for an identity.
  var isSearched: Bool { surroundings.scrollWish?.wish.target != nil }

  /// The scope of a view that scroll views find by an identity, where one may look for it.
  func identified(_ id: some Hashable, in tree: inout LayoutTree) -> LoweringScope {
    guard isSearched else { return self }
    if membership.list != nil {
      // A list scrolls to the whole row.
      var scope = self
      scope.membership.row.identities.append(AnyHashable(id))
      return scope
    }
    return traced(LayoutTrait(key: LayoutTrait.scrollIdentity, value: AnyHashable(id)), in: &tree)
  }

  /// The scope of a scroll view that is asked to show something.
  func scrolled(in tree: inout LayoutTree) -> LoweringScope {
    guard let shared = surroundings.scrollWish, let target = shared.wish.target,
      !(shared.isForNearest && shared.isTaken)
    else { return self }
    return traced(LayoutTrait(key: LayoutTrait.scrollTarget, value: target), in: &tree)
  }

  /// Begins nodes by which scroll views find the row of a list.
  ///
  /// - Returns: The nodes, which the caller ends, the last one first.
  func beginRow(in tree: inout LayoutTree) -> [Int] {
    membership.row.identities.map { id in
      let trait = LayoutTrait(key: LayoutTrait.scrollIdentity, value: id)
      return tree.begin(tree.rule(for: trait), in: self)
    }
  }

  private func traced(_ trait: LayoutTrait, in tree: inout LayoutTree) -> LoweringScope {
    var scope = self
    let node = LayoutNode(rule: tree.rule(for: trait), in: self)
    scope.modifiers = ModifierLink(node, around: modifiers)
    return scope
  }
}
