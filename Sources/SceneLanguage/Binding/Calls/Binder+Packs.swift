internal import SwiftSyntax

/// Packs of values and types. What types they have shows only while the scene runs.
extension Binder {
  /// Binds `repeat pattern`.
  func bind(expansion node: PackExpansionExprSyntax, isLooped: Bool = false) -> any BoundExpression
  {
    let outer = packs
    packs = []
    defer { packs = outer }
    let pattern = bind(node.repetitionPattern)
    if pattern.isErroneous { return pattern }
    guard !packs.isEmpty else {
      return erroneous(.unsupported("'\(node.trimmedDescription)'"), at: span(node))
    }
    return PackExpansion(
      pattern: pattern,
      packs: packs,
      isLooped: isLooped,
      span: span(node),
      type: isLooped ? .array(.unknown) : .unknown
    )
  }

  /// Binds `each pack`.
  func bind(element node: PackElementExprSyntax) -> any BoundExpression {
    let pack = bind(node.pack)
    if pack.isErroneous { return pack }
    if pack is TypeExpression {
      return erroneous(.unsupported("'\(node.trimmedDescription)'"), at: span(node))
    }
    packs.append(pack)
    return PackElement(index: packs.count - 1, span: span(node))
  }
}
