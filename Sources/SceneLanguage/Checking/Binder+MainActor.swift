internal import SwiftSyntax

/// What belongs to the main actor by its own words, and is used from elsewhere.
///
/// Of what only the library puts there, as `body` of a view, Swift 5 tells nothing.
extension Binder {
  /// Tells of a function of the main actor that is called from elsewhere without waiting for it.
  func checkMainActor(
    of called: FunctionDeclaration,
    on receiver: (any BoundExpression)?,
    at place: SourceSpan
  ) {
    guard !called.isAsynchronous, called.isOfMainActor, let around = outsideOfMainActor() else {
      return
    }
    let kind =
      called.scope.selfType == nil
      ? "global function" : called.isStatic ? "static method" : "instance method"
    let subject = "main actor-isolated \(kind) '\(called.nameWithParentheses)'"
    report(
      .isolation(.call(subject, from: around)),
      at: nameOfCall(called, on: receiver, at: place)
    )
  }

  /// The place of the name in a call; a static method stands behind its type.
  func nameOfCall(
    _ called: FunctionDeclaration,
    on receiver: (any BoundExpression)?,
    at place: SourceSpan
  ) -> SourceSpan {
    if let receiver, !called.isStatic { return nameOfCall(called.name, on: receiver, at: place) }
    let text = program.files[place.file].source.text.utf8
    let from = text.index(text.startIndex, offsetBy: min(place.start, text.count))
    let typeLength = text[from...].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") }
      .count
    guard called.isStatic, text.dropFirst(place.start + typeLength).first == UInt8(ascii: ".")
    else {
      return place
    }
    let start = place.start + typeLength + 1
    return SourceSpan(file: place.file, start: start, end: start + called.name.utf8.count)
  }

  /// Tells of a property or variable of the main actor that is read or changed from elsewhere.
  func checkMainActor(of property: PropertyDeclaration, at place: SourceSpan) {
    guard property.isOfMainActor, function?.isInitializerOrEnd == false,
      let around = outsideOfMainActor(isChange: assigns)
    else { return }
    let isMember = property.scope.enclosing != nil
    let kind = isMember ? property.isStatic ? "static property" : "property" : "var"
    let isConstant = !property.isMutable && property.getterSyntax == nil
    if isConstant, !property.isStatic || around == .waiting { return }
    let use = IsolationMistake.value(
      "main actor-isolated \(kind) '\(property.name)'",
      isChanged: assigns,
      from: around
    )
    report(
      .isolation(isConstant ? .later(use.wording) : use),
      at: isMember ? place.lastPart(named: property.name) : place,
      severity: isConstant ? .warning : .error
    )
  }

  /// Tells of a value of the main actor that is made elsewhere, with the labels that are given.
  func checkMainActor(
    ofMaking type: TypeDeclaration,
    _ initializer: FunctionDeclaration? = nil,
    labels: String = "",
    at place: SourceSpan
  ) {
    if let initializer {
      guard !initializer.isAsynchronous, initializer.isOfMainActor else { return }
    } else if !type.saysMainActor {
      return
    }
    guard let around = outsideOfMainActor() else { return }
    let name = "init(\(initializer?.signature.labels ?? labels))"
    let subject = "main actor-isolated initializer '\(name)'"
    report(.isolation(.call(subject, from: around)), at: place)
  }

  /// What is being bound, where it runs elsewhere than on the main actor; `nil` where it runs
  /// there, where it waits for it, and where nobody can tell.
  private func outsideOfMainActor(isChange: Bool = false) -> ActorIsolation? {
    guard let function, isChange || !function.isAwaiting else { return nil }
    return isolation(apartFromMainActor: function)
  }

  private func isolation(apartFromMainActor function: FunctionScope) -> ActorIsolation? {
    if let outer = function.outer { return isolation(of: function, inside: outer) }
    if let property = function.property {
      return isolation(of: property, waits: function.isAsynchronous == true)
    }
    guard let declaration = function.code.declaration,
      !declaration.isIsolated, !declaration.isOverride, !declaration.takesActor
    else { return nil }
    let plain: ActorIsolation = declaration.isAsynchronous ? .waiting : .nowhere
    if declaration.isNonisolated || declaration.name == "deinit" { return plain }
    return isolation(in: declaration.scope, plain: plain)
  }

  private func isolation(of property: PropertyDeclaration, waits: Bool) -> ActorIsolation? {
    if property.isIsolated || property.isOverride || property.scope.selfType == nil { return nil }
    let plain: ActorIsolation = waits ? .waiting : .nowhere
    return property.isNonisolated ? plain : isolation(in: property.scope, plain: plain)
  }

  /// What runs in a function of no type, or as a member of a type that belongs to no actor.
  private func isolation(in scope: DeclarationScope, plain: ActorIsolation) -> ActorIsolation? {
    if scope.isExtensionOnMainActor { return nil }
    switch scope.selfType {
    case nil: return plain
    case .declared(let owner, _)?:
      if owner.isActor { return plain == .waiting ? .waiting : .actor }
      return owner.mayBeOnMainActor ? nil : plain
    default: return nil
    }
  }

  /// What a closure or a function inside another one runs on.
  private func isolation(
    of function: FunctionScope,
    inside outer: FunctionScope
  ) -> ActorIsolation? {
    if function.code.name == "autoclosure" { return isolation(apartFromMainActor: outer) }
    guard let literal = function.literal else {
      if function.code.declaration?.isIsolated == true { return nil }
      let around = isolation(apartFromMainActor: outer)
      return function.isAsynchronous == true || around != .waiting ? around : .nowhere
    }
    if literal.signature?.attributes.isEmpty == false { return nil }
    let receiver = literal.nameOfReceiver
    if receiver == "detached" { return .waiting }
    let around = isolation(apartFromMainActor: outer)
    if receiver == "Task" { return around == nil ? nil : .waiting }
    let isPlain = receiver == "map" || receiver.map(FunctionScope.rethrowing.contains) == true
    guard isPlain || literal.isInitialValueOfVariable else { return nil }
    return around == .waiting ? .nowhere : around
  }
}

extension FunctionScope {
  /// Whether values of an object may be touched before others know it, or after.
  fileprivate var isInitializerOrEnd: Bool {
    outer == nil && ["init", "deinit"].contains(code.declaration?.name)
  }
}

extension ClosureExprSyntax {
  /// Whether it is what a variable without a type begins with.
  fileprivate var isInitialValueOfVariable: Bool {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    return binding.typeAnnotation == nil
  }
}

extension DeclarationScope {
  /// Whether an extension around says that all in it runs on the main actor.
  fileprivate var isExtensionOnMainActor: Bool {
    isOnMainActor || outer?.isExtensionOnMainActor == true
  }
}

extension FunctionDeclaration {
  /// Whether words of the scene put it on the main actor.
  fileprivate var isOfMainActor: Bool {
    if isOnMainActor { return true }
    guard !isNonisolated, !isIsolated else { return false }
    if scope.isExtensionOnMainActor { return true }
    if case .declared(let owner, _)? = scope.selfType { return owner.saysMainActor }
    return false
  }
}

extension PropertyDeclaration {
  /// Whether words of the scene put it on the main actor: what a structure stores is a part of the
  /// value, and belongs to whoever has that.
  fileprivate var isOfMainActor: Bool {
    if isOnMainActor { return true }
    guard !isNonisolated, !isIsolated else { return false }
    if scope.isExtensionOnMainActor { return true }
    guard case .declared(let owner, _)? = scope.selfType, owner.saysMainActor else { return false }
    return isStatic || getterSyntax != nil || owner.kind != .structure
  }
}

extension TypeDeclaration {
  /// Whether it, or what it inherits from in the scene, says that it runs on the main actor.
  fileprivate var saysMainActor: Bool {
    if isOnMainActor || superclass?.saysMainActor == true { return true }
    return conformances.contains {
      if case .declared(let other, _) = $0, other !== self { other.saysMainActor } else { false }
    }
  }

  /// Whether something may put its members on the main actor, as far as anyone can tell.
  fileprivate var mayBeOnMainActor: Bool {
    if isOnMainActor || librarySuperclass != nil || superclass?.mayBeOnMainActor == true {
      return true
    }
    if storedProperties.contains(where: {
      $0.wrapper == .reference || $0.wrapper == .environmentObject
    }) {
      return true
    }
    return conformances.contains { conformance in
      switch conformance {
      case .declared(let other, _):
        return other !== self && (other.mayBeOnMainActor || other.requiresMainActor)
      case .named(let name, _): return !TypeDeclaration.anywhere.contains(name)
      default: return true
      }
    }
  }

  /// Whether a requirement of a protocol says that it runs on the main actor.
  private var requiresMainActor: Bool {
    [members.instanceMembers, members.staticMembers].contains { table in
      table.values.joined().contains { member in
        switch member {
        case .method(let method): method.isOnMainActor
        case .property(let property): property.isOnMainActor
        case .enumerationCase: false
        }
      }
    }
  }

  /// Protocols that say nothing of actors.
  private static let anywhere: Set<String> = [
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "LocalizedError", "ObservableObject", "OptionSet", "RawRepresentable",
    "Sendable", "Sequence", "Collection", "IteratorProtocol", "ExpressibleByStringLiteral",
  ]
}
