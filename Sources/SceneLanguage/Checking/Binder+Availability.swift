internal import SwiftSyntax

/// What a scene declares, and says that nothing should use.
extension Binder {
  /// Tells of a property or variable that cannot be read or changed here, or not without a word.
  func checkUse(of property: PropertyDeclaration, at place: SourceSpan) {
    if !module.availabilities.isEmpty {
      let name = property.scope.enclosing == nil ? place : place.lastPart(named: property.name)
      checkAvailability(of: property, named: property.name, at: name)
    }
    if module.usesMainActor { checkMainActor(of: property, at: place) }
    checkEffects(of: property, at: place)
  }

  /// Notes what attributes say against uses of a declaration.
  func noteAvailability(of declaration: AnyObject, _ attributes: AttributeListSyntax) {
    if attributes.isEmpty || isInPrelude { return }
    guard let availability = Availability(attributes) else { return }
    module.availabilities[ObjectIdentifier(declaration)] = availability
  }

  /// Tells of a call of what should not be called.
  func checkAvailability(
    of called: FunctionDeclaration,
    on receiver: (any BoundExpression)?,
    at place: SourceSpan
  ) {
    if module.availabilities[ObjectIdentifier(called)] == nil { return }
    checkAvailability(
      of: called,
      named: called.name == "init"
        ? "init(\(called.signature.labels))" : called.nameWithParentheses,
      at: nameOfCall(called, on: receiver, at: place)
    )
  }

  /// Tells of a use of what should not be used, except where that is said of what uses it too.
  func checkAvailability(of declaration: AnyObject, named name: String, at place: SourceSpan) {
    guard let found = module.availabilities[ObjectIdentifier(declaration)],
      !isSaid(found.isUnavailable, of: function)
    else { return }
    report(
      .availability(found, of: name),
      at: place,
      severity: found.isUnavailable ? .error : .warning,
      fixIts: name.hasPrefix("init(") ? [] : found.fixIts(at: place)
    )
  }

  /// Tells of a type that should not be named.
  func noteUse(of type: SceneType, at place: SourceSpan) {
    if module.availabilities.isEmpty { return }
    guard case .declared(let declaration, _) = type else { return }
    checkAvailability(of: declaration, named: declaration.name, at: place)
  }

  private func isSaid(_ isUnavailable: Bool, of function: FunctionScope?) -> Bool {
    var users: [AnyObject] = []
    var current = function
    while let scope = current {
      if let declaration = scope.code.declaration { users.append(declaration) }
      if let property = scope.property { users.append(property) }
      current = scope.outer
    }
    var type = scope.selfType
    while case .declared(let declaration, _)? = type {
      users.append(declaration)
      type = declaration.outer?.selfType
    }
    return users.contains { user in
      module.availabilities[ObjectIdentifier(user)].map {
        $0.isUnavailable || !isUnavailable
      } == true
    }
  }
}

extension Availability {
  /// The new name, where it is one for the place of the old.
  fileprivate func fixIts(at place: SourceSpan) -> [SceneFixIt] {
    guard let name = renamed?.prefix(while: { $0 != "(" }), !name.isEmpty else { return [] }
    return [
      SceneFixIt(
        message: "use '\(renamed ?? "")' instead",
        range: place.start..<place.end,
        replacement: String(name)
      )
    ]
  }
}
