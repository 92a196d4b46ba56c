internal import SwiftSyntax

/// Property wrappers that are told the object whose property they wrap.
extension Binder {
  /// Binds a property of an object by the static subscript with which its wrapper asks for the
  /// object; `nil` for other properties and wrappers.
  func bind(
    _ property: PropertyDeclaration,
    wrappedIn base: any BoundExpression,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .declared(let wrapper) = property.wrapper, property.innerWrappers.isEmpty,
      base.type.isObject, wrapper.members.subscripts.contains(where: \.asksForInstance)
    else { return nil }
    let type = type(of: property)
    // The path to the property itself is read while the scene runs.
    if propertyOfInstance === property {
      return DynamicMemberExpression(base: base, name: property.name, span: place, type: type)
    }
    guard let wrapperType = property.wrapperType else { return nil }
    let outer = propertyOfInstance
    propertyOfInstance = property
    defer { propertyOfInstance = outer }
    let arguments = [
      CallArgument("_enclosingInstance", base, at: place),
      CallArgument("wrapped", bind(pathTo: property.name, of: base.type), at: place),
      CallArgument("storage", bind(pathTo: "_" + property.name, of: base.type), at: place),
    ]
    return bind(
      subscriptOf: TypeExpression(named: wrapperType, span: place),
      arguments,
      at: place,
      expecting: .unknown
    )
  }
}

extension SubscriptDeclaration {
  /// Whether it shows what a wrapper in an object wraps.
  fileprivate var asksForInstance: Bool {
    function.isStatic && function.signature.labels == "_enclosingInstance:wrapped:storage:"
  }
}
