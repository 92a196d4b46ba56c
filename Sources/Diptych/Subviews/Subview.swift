internal import LayoutEngine

/// An element of a view, which stands in for it in a place of its own.
///
/// Behaves as SwiftUI's `Subview`: the modifiers of the element come first, those of the subview
/// around them, and its environment is that of its new place.
public struct Subview: Identifiable {
  let source: SubviewSource
  let position: Int

  /// What tells the subviews of a view apart.
  public struct ID: Hashable, Sendable {
    let position: Int
  }

  /// What tells the subview from the others.
  ///
  /// It is the position among them, where SwiftUI's follows the identity of the view.
  public var id: ID { ID(position: position) }

  /// What the view tells the container around it.
  public var containerValues: ContainerValues {
    source.census.elements[position].containerValues
  }
}

extension Subview: PrimitiveView {
  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    source.lower(position..<position + 1, into: &tree, in: scope)
  }
}
