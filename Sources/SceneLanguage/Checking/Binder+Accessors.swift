internal import SwiftSyntax

extension Binder {
  /// Tells of accessors that a property cannot have, and of a value that a static one lacks.
  func checkAccessors(
    of property: PropertyDeclaration,
    _ binding: PatternBindingSyntax,
    _ accessors: AccessorBodies,
    isStatic: Bool
  ) {
    var isRequirement = false
    if case .declared(let owner, _)? = scope.enclosing?.selfType {
      isRequirement = owner.kind == .protocol && !scope.isExtension
    }
    if isRequirement { return }
    if let block = binding.accessorBlock {
      if !property.isMutable, accessors.getter != nil {
        report(.computedConstant, at: span(block.leftBrace))
      }
      let observer = [accessors.willSet, accessors.didSet].compactMap(\.self).first
      if let observer, accessors.getter != nil || accessors.setter != nil {
        let word = observer.accessorSpecifier
        report(
          .declaration(.observerBeside(word.text, isGetter: accessors.getter != nil)),
          at: span(word)
        )
      } else if let setter = accessors.setter, accessors.getter == nil {
        report(.setterWithoutGetter, at: span(setter.accessorSpecifier))
      }
      if accessors.getter != nil, binding.typeAnnotation == nil {
        report(.computedWithoutType, at: property.span)
      }
    } else if isStatic, scope.enclosing != nil, binding.initializer == nil,
      let type = binding.typeAnnotation?.type,
      !property.isMutable || !type.is(OptionalTypeSyntax.self),
      !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      report(.staticWithoutValue(word: property.isMutable ? "var" : "let"), at: property.span)
    }
  }
}
