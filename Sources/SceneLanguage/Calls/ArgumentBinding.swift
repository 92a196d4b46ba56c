internal import SwiftSyntax

/// Binds the arguments of a call whose meaning is chosen.
extension Binder {
  /// Binds arguments to parameters, finds what generic parameters stand for, and makes the call.
  func bind(
    _ candidate: Callable,
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let signature = candidate.signature
    let free = signature.freeParameters
    let decided = decidedParameters
    defer { decidedParameters = decided }
    decidedParameters.formUnion(free)
    var found: [String: SceneType] = [:]
    if !free.isEmpty { unify(signature.result, with: expected.unwrapped, free, &found, weak: true) }
    var bound: [BoundArguments.Argument] = Array(repeating: .omitted, count: assigned.count)
    // What knows its own type tells what generic parameters stand for; literals then take these
    // types, and closures come last, because all others tell the types of their parameters.
    var order = assigned.indices.filter { !assigned[$0].isEmpty }
    let isOrdered = free.isEmpty && signature.parameters.allSatisfy { $0.type.functionType == nil }
    if order.count > 1, !isOrdered {
      let ranked = order.map { index in
        (rank(assigned[index].map { arguments[$0] }, signature.parameters[index], free), index)
      }
      order = ranked.sorted { $0 < $1 }.map(\.1)
    }
    if !free.isEmpty {
      guessLiteralTypes(arguments, assigned, of: candidate, at: place, free, &found)
    }
    var failed = false
    let before = diagnostics.count
    for index in order {
      let parameter = signature.parameters[index]
      if !parameter.isVariadic, !parameter.isInout {
        let expression = bind(
          arguments[assigned[index][0]],
          to: parameter,
          of: candidate,
          at: place,
          free,
          &found
        )
        if expression.isErroneous { failed = true }
        if !signature.constraints.isEmpty { unifyConstraints(signature, free, &found) }
        bound[index] = .expression(expression)
        continue
      }
      let expressions = assigned[index].map { position in
        bind(arguments[position], to: parameter, of: candidate, at: place, free, &found)
      }
      failed = failed || expressions.contains(where: \.isErroneous)
      if parameter.isVariadic {
        bound[index] = .variadic(expressions)
      } else {
        guard let target = assignable(arguments[assigned[index][0]], expressions[0]) else {
          failed = true
          continue
        }
        bound[index] = .place(target)
      }
    }
    // What a closure gives, and so the call, cannot be told where it is wrong.
    let isLost =
      !free.isEmpty && diagnostics.hasErrors(after: before)
      && !signature.result.parameterNames.isDisjoint(with: free)
      && signature.parameters.contains { $0.type.functionType.map { $0.builder == nil } == true }
    if failed || isLost {
      tellConflict(
        of: candidate,
        arguments,
        assigned,
        at: place,
        after: before,
        expecting: expected
      )
      return ErroneousExpression(span: place)
    }
    if let broken = brokenConstraint(of: signature, found) {
      if broken.type == .void || broken.type.functionType != nil {
        return erroneous(
          .typeOfTypeDoesNotConform(
            "\(broken.type)",
            protocolName: broken.constraint.nameInComposition
          ),
          at: place
        )
      }
      if candidate.entry?.kind == .method {
        return erroneous(
          .requiresConformance(
            candidate.subject(of: broken.type),
            type: "\(broken.type.innermost)",
            protocolName: broken.constraint.nameInComposition
          ),
          at: nameOfCall(of: candidate, at: place)
        )
      }
      return erroneous(
        .requiresConformance(
          candidate.subject(constraining: broken.name),
          type: "\(broken.type)",
          protocolName: broken.constraint.nameInComposition
        ),
        at: place
      )
    }
    if !signature.equalities.isEmpty,
      let mistake = mistake(ofUnequal: candidate, signature.equalities, found)
    {
      return erroneous(mistake, at: nameOfCall(of: candidate, at: place))
    }
    var result = BoundArguments(bound)
    // Parameters that nothing tells are open; those of the function around keep their names.
    var substitution = found
    for name in free where substitution[name] == nil {
      let isOwn = candidate.ownParameters.contains(name)
      substitution[name] = isOwn ? .parameter(name) : .unknown
    }
    if !substitution.isEmpty {
      result.generics = substitution.filter { !$0.value.isOpen }
      // A value of a protocol's type goes into a generic function as what it is.
      for (index, parameter) in signature.parameters.enumerated() {
        if case .parameter(let name) = parameter.type, let type = substitution[name],
          isProtocol(type), signature.constraints[name]?.isEmpty == false
        {
          result.opened[name] = index
        }
      }
    }
    if place == untypedValue, let name = untoldParameter(of: candidate, assigned, found) {
      return erroneous(.genericNotInferred(name), at: place)
    }
    let type = resultType(of: candidate, result) ?? signature.result.substituting(substitution)
    let call = make(candidate, result, type)
    if call.isErroneous { return ErroneousExpression(span: place) }
    return call
  }

  /// A generic parameter that nothing tells: of the scene's own function where only the result
  /// mentions it, or of a type that is made without arguments.
  private func untoldParameter(
    of candidate: Callable,
    _ assigned: [ArgumentPositions],
    _ found: [String: SceneType]
  ) -> String? {
    let signature = candidate.signature
    if candidate.genericType != nil, assigned.allSatisfy(\.isEmpty) {
      return signature.generics.first {
        found[$0] == nil && !candidate.ownParameters.contains($0)
          && signature.result.parameterNames.contains($0)
      }
    }
    guard candidate.isFunctionOfScene else { return nil }
    return signature.generics.first { name in
      found[name] == nil && !candidate.ownParameters.contains(name)
        && signature.result.parameterNames.contains(name)
        && signature.constraints[name]?.isEmpty ?? true
        && !signature.parameters.contains { $0.type.parameterNames.contains(name) }
    }
  }

  /// A generic parameter that stands for a type which is not fit for it.
  func brokenConstraint(
    of signature: Signature,
    _ found: [String: SceneType]
  ) -> (name: String, type: SceneType, constraint: SceneType)? {
    for name in signature.generics {
      guard let type = found[name] else { continue }
      for constraint in signature.constraints[name] ?? [] where !satisfies(type, constraint) {
        return (name, type, constraint)
      }
    }
    return nil
  }

  /// When the arguments of a parameter are bound; lower is earlier.
  private func rank(
    _ arguments: [CallArgument],
    _ parameter: ParameterSignature,
    _ free: Set<String>
  ) -> Int {
    if parameter.type.functionType != nil { return 4 }
    guard !parameter.type.parameterNames.isDisjoint(with: free) else { return 1 }
    if let path = arguments.first?.expression.as(KeyPathExprSyntax.self) {
      // Where neither it nor the parameter tells its root, the other arguments do.
      guard path.root == nil, case .named(_, let types) = parameter.type, let root = types.first
      else { return 0 }
      return root.parameterNames.isDisjoint(with: free) ? 0 : 2
    }
    // `.init()` of what a parameter calls `R.State` waits for what tells `R`.
    if parameter.type.isMember, arguments.contains(where: \.expression.startsWithDot) { return 3 }
    guard arguments.allSatisfy(\.expression.isMadeOfLiterals) else { return 1 }
    return arguments.contains { $0.expression.hasFraction } ? 2 : 3
  }

  /// Whether this is a generic parameter of the function around.
  func isInScope(_ type: SceneType) -> Bool {
    if case .parameter(let name) = type { genericsInScope.contains(name) } else { false }
  }

  /// Whether a generic parameter conforms to a protocol of the library.
  func isConstrained(_ parameter: String, to wanted: String) -> Bool {
    (scope.constraints(of: parameter) ?? []).contains { constraint in
      guard case .named(let name, _) = constraint else { return false }
      return LibraryProtocols.implies(name, wanted)
    }
  }

  func bind(
    _ argument: CallArgument,
    to parameter: ParameterSignature,
    of candidate: Callable,
    at place: SourceSpan,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) -> any BoundExpression {
    var expected = parameter.type
    if argument.bound == nil, argument.expression.startsWithDot,
      let named = constraint(
        naming: argument.expression,
        for: parameter,
        candidate.signature,
        found
      )
    {
      expected = named
    } else if !free.isEmpty {
      expected = expected.substituting(found)
      var open: [String: SceneType] = [:]
      // One of the scope around may have the name of one that the call decides.
      for name in expected.parameterNames.intersection(free)
      where found[name] != .parameter(name) {
        open[name] = literalType(of: argument, for: name, candidate.signature)
      }
      expected = expected.substituting(open)
    }
    if parameter.isAutoclosure, !argument.isClosure {
      let inner = expected.functionType?.result ?? expected
      return bind(autoclosure: argument.expression, expecting: inner)
    }
    if argument.expression.is(InOutExprSyntax.self), !parameter.isInout, !expected.isOpen {
      return erroneous(.markWithoutInout("\(expected)"), at: argument.span)
    }
    if let wanted = expected.functionType, wanted.builder == nil, wanted.result.isScalar,
      argument.isEmptyClosure
    {
      return erroneous(.cannotConvertClosureResult("()", to: "\(wanted.result)"), at: argument.span)
    }
    passesEscaping = parameter.isEscaping && argument.isClosure
    if argument.isClosure, case .parameter(let name)? = parameter.type.functionType?.result {
      closureResult = name
    }
    if argument.bound == nil, expected == .any, argument.expression.is(NilLiteralExprSyntax.self) {
      return erroneous(.nilNotCompatible("Any"), at: argument.span)
    }
    let kind = textKind
    if candidate.isLibrary, candidate.name != "print" {
      textKind = parameter.isTranslated ? .key : .other
    } else if parameter.isTranslated {
      textKind = .key
    }
    let bound = argument.bound ?? bind(argument.expression, expecting: expected)
    textKind = kind
    passesEscaping = false
    closureResult = nil
    if argument.isName, let type = bound as? TypeExpression {
      let misuse = misuse(of: type, as: expected)
      return erroneous(
        misuse,
        at: misuse == .typeAsValue ? argument.span : nameOfCall(of: candidate, at: place)
      )
    }
    if candidate.isLibrary, let name = lackingConformance(bound, to: expected) {
      return erroneous(
        .requiresConformance(
          candidate.subject(of: bound.type),
          type: "\(bound.type.innermost)",
          protocolName: name
        ),
        at: nameOfCall(of: candidate, at: place)
      )
    }
    if candidate.entry?.owner == "String", parameter.label == nil, parameter.type == .unknown,
      isNoText(bound.type)
    {
      return erroneous(.noMatchingOverload("initializer"), at: place)
    }
    if candidate.entry?.owner == "Picker", parameter.label == "selection",
      let mistake = mistake(ofPicking: bound)
    {
      return erroneous(mistake, at: place)
    }
    if let mistake = mistake(ofSliding: bound, candidate) { return erroneous(mistake, at: place) }
    if let mistake = mistake(ofListing: bound, candidate, parameter) {
      let isOptional = bound.type.isOptional
      return erroneous(mistake, at: mistake.isAboutArgument || isOptional ? argument.span : place)
    }
    let generic = candidate.genericName(of: parameter)
    if parameter.isEscaping
      || generic != nil && bound.type.functionType?.gives(expected, self) != true,
      !checkEscape(of: bound, as: generic.map { .generic($0) } ?? .passed)
    {
      return ErroneousExpression(span: argument.span)
    }
    if expected == .any { warnOfOptional(asAny: bound, argumentOf: candidate) }
    if let misfit = misfit(ofKeyPath: bound, as: expected, candidate, at: argument.span) {
      return misfit
    }
    let before = diagnostics.count
    let isTaken =
      candidate.isLibrary && (isOther(bound.type, than: expected) || expected.isPlainProtocol)
    let result = convert(bound, to: isTaken ? bound.type : expected) { type, wanted in
      if parameter.isTranslated { return .cannotConvertArgument(type, to: "LocalizedStringKey") }
      if parameter.isVariadic, type == "[\(wanted)]" {
        return .arrayAsVariadic(type, element: wanted)
      }
      if let function = expected.functionType, takesThrowing(candidate) {
        let parameters = function.parameters.map { "\($0)" }.joined(separator: ", ")
        return .cannotConvertArgument(type, to: "(\(parameters)) throws -> \(function.result)")
      }
      if candidate.name == "constraint", parameter.label?.hasSuffix("To") == true,
        !candidate.signature.parameters.contains(where: { $0.label == "multiplier" })
      {
        return .cannotConvertArgument(anchorName(type), to: anchorName(wanted))
      }
      // A generic parameter of which nothing is known is told by its name.
      let isTold = found.isEmpty && candidate.genericType != nil && wanted.contains("_")
      return .cannotConvertArgument(type, to: isTold ? "\(parameter.type.unwrapped)" : wanted)
    }
    if result.isErroneous, bound is TernaryExpression {
      tellMismatchingBranches(of: argument.expression)
    }
    if result.isErroneous, argument.isClosure, expected.functionType == nil,
      diagnostics.count == before + 1,
      case .cannotConvertArgument(_, let wanted) = diagnostics.entries[before].mistake
    {
      diagnostics.removeAll(after: before)
      report(.closureNotTaken(by: wanted, isTrailing: argument.isTrailing), at: argument.span)
    }
    if result.isErroneous, diagnostics.count == before + 1,
      tellAdding(bound, argument, by: candidate, after: before, at: place)
    {
      return result
    }
    if let reference = result as? FunctionReference,
      let mistake = mistake(ofPassing: reference, to: parameter, of: candidate)
    {
      return erroneous(mistake, at: argument.span)
    }
    if let closure = result as? ClosureExpression {
      if let mistake = mistake(ofPassing: closure, argument, to: parameter, of: candidate) {
        return erroneous(mistake, at: argument.span)
      }
      checkRethrowing(closure, candidate, at: place)
    }
    if !free.isEmpty { unify(parameter.type, with: result.type, free, &found) }
    if parameter.isSymbolName { lookUpSymbols(in: result) }
    return parameter.isTranslated ? TranslatedLiteral(result) ?? result : result
  }

  /// The protocol that a generic parameter conforms to, for an argument such as `.plain`: the
  /// protocol names values of types that conform to it.
  private func constraint(
    naming argument: ExprSyntax,
    for parameter: ParameterSignature,
    _ signature: Signature,
    _ found: [String: SceneType]
  ) -> SceneType? {
    guard case .parameter(let generic) = parameter.type.unwrapped, found[generic] == nil,
      let name = argument.nameAfterDot
    else { return nil }
    let protocols = signature.constraints(of: .parameter(generic)).filter(isProtocol)
    if let owner = protocols.first(where: { !members(name, of: $0, isStatic: true).isEmpty }) {
      return owner
    }
    // Where nothing else tells what the parameter stands for, its protocol lacks the member.
    let mentions = signature.parameters.filter { $0.type.parameterNames.contains(generic) }
    return protocols.count == 1 && mentions.count == 1 && !parameter.type.isOptional
      ? protocols[0] : nil
  }

  /// Where the name of what is called stands.
  func nameOfCall(of candidate: Callable, at place: SourceSpan) -> SourceSpan {
    candidate.receiver.map { nameOfCall(candidate.name, on: $0, at: place) } ?? place
  }

  /// What is wrong with the name of a type by itself, without `.self` or parentheses behind it.
  private func misuse(of type: TypeExpression, as expected: SceneType) -> SceneMistake {
    guard case .named(let name, _) = expected, LibraryProtocols.contains(name),
      conforms(type.named, to: expected), !name.hasSuffix("Key"), name != "AlignmentID"
    else { return .typeAsValue }
    return .typeOfTypeDoesNotConform("\(type.type)", protocolName: name)
  }

  /// Learns what generic parameters stand for by laying a type over a pattern.
  func unify(
    _ pattern: SceneType,
    with type: SceneType,
    _ free: Set<String>,
    _ found: inout [String: SceneType],
    weak: Bool = false
  ) {
    if type.isOpen {
      // What the place expects is a type that shows only while the scene runs.
      if weak, case .member = type, case .parameter(let name) = pattern, free.contains(name) {
        found[name] = found[name] ?? type
      }
      return
    }
    switch (pattern, type) {
    case (.parameter(let name), _) where free.contains(name):
      if type == .null || (weak && isProtocol(type)) { return }
      found[name] = found[name].map { joined($0, type) } ?? type
    case (.optional(let inner), .optional(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    case (.optional(let inner), _): unify(inner, with: type, free, &found, weak: weak)
    case (.array(let inner), .array(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      unify(key, with: otherKey, free, &found, weak: weak)
      unify(value, with: otherValue, free, &found, weak: weak)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (element, other) in zip(elements, others) {
        unify(element.type, with: other.type, free, &found, weak: weak)
      }
    case (.function(let function), .function(let other)):
      for (parameter, otherParameter) in zip(function.parameters, other.parameters) {
        unify(parameter, with: otherParameter, free, &found, weak: weak)
      }
      if function.result == .void { return }
      unify(function.result, with: other.result, free, &found, weak: weak)
    case (.named("Sequence", let inner), _) where inner.count == 1:
      if let element = elementType(of: type) {
        unify(inner[0], with: element, free, &found, weak: weak)
      }
    case (.named(let name, let inner), .named(let other, let others)) where name == other:
      for (one, two) in zip(inner, others) { unify(one, with: two, free, &found, weak: weak) }
    case (.declared(let one, let inner), .declared(let two, let others)) where one === two:
      for (one, two) in zip(inner, others) { unify(one, with: two, free, &found, weak: weak) }
    case (.metatype(let inner), .metatype(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    default: break
    }
  }
}

extension CallArgument {
  /// Whether it is a name and nothing else.
  var isName: Bool { expression.is(DeclReferenceExprSyntax.self) }
}

extension Signature {
  /// The generic parameters that a call decides.
  var freeParameters: Set<String> { generics.isEmpty ? [] : Set(generics) }
}
