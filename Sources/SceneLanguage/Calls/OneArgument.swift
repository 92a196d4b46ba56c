internal import SwiftSyntax

/// Binds one argument to its parameter.
extension Binder {
  /// Binds an argument for a parameter, and learns from it what generic parameters stand for.
  func bind(
    _ argument: CallArgument,
    to parameter: ParameterSignature,
    of candidate: Callable,
    at place: SourceSpan,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) -> any BoundExpression {
    var expected = expectedType(of: argument, as: parameter, of: candidate, free, found)
    if parameter.isAutoclosure, !argument.isClosure {
      let inner = expected.functionType?.result ?? expected
      return bind(autoclosure: argument.expression, expecting: inner)
    }
    if argument.expression.is(InOutExprSyntax.self), !parameter.isInout, !expected.isOpen {
      return erroneous(.markWithoutInout("\(expected)"), at: argument.span)
    }
    if let wanted = expected.functionType, wanted.builder == nil, wanted.result.isScalar,
      argument.isEmptyClosure,
      argument.namedCount == 0 || wanted.parameters.count == argument.namedCount
    {
      if wanted.parameters.count != argument.namedCount {
        report(.closureIgnoresArguments(expected: wanted.parameters.count), at: argument.span)
      }
      return erroneous(.cannotConvertClosureResult("()", to: "\(wanted.result)"), at: argument.span)
    }
    if argument.bound == nil, expected == .any, argument.expression.is(NilLiteralExprSyntax.self) {
      return erroneous(.nilNotCompatible("Any"), at: argument.span)
    }
    // What is a value elsewhere may be missing here: the parameter stands for the optional then.
    let mayBeMissing = { [self] (missing: SceneType) in
      guard case .parameter(let name) = parameter.type, free.contains(name) else { return false }
      return candidate.signature.constraints[name]?.allSatisfy { satisfies(missing, $0) } ?? true
    }
    if argument.bound == nil, argument.expression.is(NilLiteralExprSyntax.self),
      case .parameter(let name) = parameter.type, expected.isDefinite, !expected.isOptional,
      mayBeMissing(.optional(expected))
    {
      expected = .optional(expected)
      found[name] = expected
    }
    let bound = held(
      in: value(of: argument, for: parameter, of: candidate, expecting: expected),
      by: parameter,
      of: candidate
    )
    if bound.type == .optional(expected), unwrappedImplicitly(bound) == nil,
      mayBeMissing(bound.type)
    {
      expected = bound.type
    }
    if let misuse = misuse(of: bound, argument, as: expected, parameter, of: candidate, at: place) {
      return misuse
    }
    if let mistake = mistake(ofTaking: bound, argument, as: parameter, by: candidate) {
      let isAtArgument =
        if case .missingLabels = mistake { true } else { bound.type.isOptional }
      return erroneous(
        mistake,
        at: isAtArgument ? argument.span : nameOfCall(of: candidate, at: place)
      )
    }
    if !checkEscape(passing: bound, to: parameter, of: candidate, expecting: expected) {
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
      mistake(ofPassing: type, as: wanted, expected, to: parameter, of: candidate, found)
    }
    if result.isErroneous {
      reword(bound, argument, as: expected, parameter, of: candidate, after: before, at: place)
      return result
    }
    if result.type.functionType != nil {
      if let reference = result as? FunctionReference,
        let mistake = mistake(ofPassing: reference, to: parameter, of: candidate)
      {
        return erroneous(mistake, at: argument.span)
      }
      if let closure = result as? ClosureExpression {
        if let mistake = mistake(ofPassing: closure, argument, to: parameter, of: candidate) {
          diagnostics.removeUnusedVariables(in: argument.span)
          return erroneous(mistake, at: argument.span)
        }
        checkRethrowing(closure, candidate, at: place)
      }
    }
    if !free.isEmpty { unify(parameter.type, with: result.type, free, &found) }
    if parameter.isSymbolName { lookUpSymbols(in: result) }
    if parameter.isTranslated, argument.expression.isImplicitMaking {
      return TranslatedText(result)
    }
    return translated(result, at: parameter.keys)
  }

  /// The type that an argument is bound for: that of its parameter, with what is known of its
  /// generic parameters.
  private func expectedType(
    of argument: CallArgument,
    as parameter: ParameterSignature,
    of candidate: Callable,
    _ free: Set<String>,
    _ found: [String: SceneType]
  ) -> SceneType {
    let signature = candidate.signature
    if argument.bound == nil, argument.expression.startsWithDot,
      let named = constraint(
        naming: argument.expression,
        for: parameter,
        signature,
        found
      )
    {
      return named
    }
    // The builder of the tabs around tells what `.home` is a value of.
    if let tabValue, candidate.entry?.owner == "Tab", parameter.label == "value",
      argument.expression.startsWithDot
    {
      return tabValue
    }
    if free.isEmpty { return parameter.type }
    let expected = parameter.type.substituting(found)
    var open: [String: SceneType] = [:]
    // One of the scope around may have the name of one that the call decides.
    for name in expected.parameterNames.intersection(free)
    where found[name] != .parameter(name) {
      open[name] = literalType(of: argument, for: name, signature, found)
    }
    return expected.substituting(open)
  }

  /// Binds the expression of an argument, which may know what its parameter does with it.
  private func value(
    of argument: CallArgument,
    for parameter: ParameterSignature,
    of candidate: Callable,
    expecting expected: SceneType
  ) -> any BoundExpression {
    passesEscaping = parameter.isEscaping && argument.isClosure
    if argument.isClosure, case .parameter(let name)? = parameter.type.functionType?.result {
      closureResult = name
    } else if argument.isClosure, let function = parameter.type.functionType,
      candidate.signature.parameters.contains(where: { $0.label == "id" })
    {
      closureResult = candidate.contentName(of: parameter, function)
    }
    let kind = textKind
    if candidate.isLibrary, candidate.name != "print" {
      textKind = parameter.isTranslated ? .key : .other
    } else if parameter.keys != nil {
      textKind = .key
    }
    defer {
      textKind = kind
      passesEscaping = false
      closureResult = nil
    }
    return argument.bound ?? bind(argument.expression, expecting: expected)
  }

  /// Tells of a value whose type alone says that what is called does not take it.
  private func misuse(
    of bound: any BoundExpression,
    _ argument: CallArgument,
    as expected: SceneType,
    _ parameter: ParameterSignature,
    of candidate: Callable,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    if argument.isName, let type = bound as? TypeExpression {
      if candidate.name == "subscript", candidate.signature.parameters.count == 1,
        parameter.label == nil, expected.mayBeMetatype
      {
        // The compiler has always taken this, and goes on doing so until Swift 6.
        report(.typeAsSubscript, at: argument.span, severity: .warning)
        return nil
      }
      let misuse = misuse(of: type, as: expected, parameter, of: candidate)
      let isAboutCall = if case .typeOfTypeDoesNotConform = misuse { true } else { false }
      return erroneous(
        misuse,
        at: isAboutCall ? nameOfCall(of: candidate, at: place) : argument.span
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
    if let entry = candidate.entry, entry.kind == .initializer, let made = entry.owner,
      entry.signature.parameters.count == 1, parameter.label == nil, parameter.type == .unknown,
      makesNone(of: bound, argument, made), unwrappedImplicitly(bound) == nil
    {
      return erroneous(.noMatchingOverload("initializer"), at: place)
    }
    if candidate.entry?.owner == "Picker", parameter.label == "selection",
      let mistake = mistake(ofPicking: bound)
    {
      return erroneous(mistake, at: place)
    }
    if candidate.entry?.owner == "Slider", parameter.label == "value",
      tellSliding(plain: bound, candidate, at: place)
    {
      return ErroneousExpression(span: argument.span)
    }
    if let mistake = mistake(ofSliding: bound, candidate)
      ?? mistake(ofMeasuring: bound, parameter, candidate)
    {
      return erroneous(mistake, at: place)
    }
    if let mistake = mistake(ofListing: bound, candidate, parameter) {
      let isOptional = bound.type.isOptional
      return erroneous(mistake, at: mistake.isAboutArgument || isOptional ? argument.span : place)
    }
    return nil
  }

  /// Whether no text, or no number of a type, is made of an argument.
  private func makesNone(
    of bound: any BoundExpression,
    _ argument: CallArgument,
    _ made: String
  ) -> Bool {
    // The elements of a literal may be letters.
    if made == "String" {
      return !argument.expression.is(ArrayExprSyntax.self) && isNoText(bound.type)
    }
    return StandardConformances.conforms(made, to: "Numeric") == true
      && isNoNumber(bound.type, for: made)
  }

  /// How to tell of an argument that cannot be converted to what its parameter takes.
  private func mistake(
    ofPassing type: String,
    as wanted: String,
    _ expected: SceneType,
    to parameter: ParameterSignature,
    of candidate: Callable,
    _ found: [String: SceneType]
  ) -> SceneMistake {
    if parameter.isTranslated { return .cannotConvertArgument(type, to: "LocalizedStringKey") }
    if parameter.isVariadic, type == "[\(wanted)]" {
      return .arrayAsVariadic(type, element: wanted)
    }
    if let function = expected.functionType, candidate.isLibrary, !type.hasPrefix("nil") {
      if function.parameters.isEmpty, let name = candidate.contentName(of: parameter, function) {
        return .cannotConvertArgument(type, to: "() -> \(name)")
      }
      if candidate.entry?.owner == "Button" {
        return .cannotConvertArgument(type, to: "@MainActor () -> Void")
      }
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

  /// Tells of an argument that was refused in the words that its kind has.
  private func reword(
    _ bound: any BoundExpression,
    _ argument: CallArgument,
    as expected: SceneType,
    _ parameter: ParameterSignature,
    of candidate: Callable,
    after before: Int,
    at place: SourceSpan
  ) {
    if bound is TernaryExpression {
      tellMismatchingBranches(of: argument.expression, after: before)
    }
    guard diagnostics.count == before + 1 else { return }
    if !argument.isClosure, let function = expected.functionType, function.parameters.isEmpty,
      let name = candidate.contentName(of: parameter, function)
    {
      report(.genericNotInferred(name), at: nameOfCall(of: candidate, at: place))
      return
    }
    if argument.isClosure, expected.functionType == nil,
      case .cannotConvertArgument(_, let wanted) = diagnostics.entries[before].mistake
    {
      diagnostics.removeAll(after: before)
      report(.closureNotTaken(by: wanted, isTrailing: argument.isTrailing), at: argument.span)
    }
    _ = tellAdding(bound, argument, by: candidate, after: before, at: place)
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

  /// What is wrong with the name of a type by itself, without `.self` or parentheses behind it.
  private func misuse(
    of type: TypeExpression,
    as expected: SceneType,
    _ parameter: ParameterSignature,
    of candidate: Callable
  ) -> SceneMistake {
    if parameter.isTranslated {
      return .typeOfTypeDoesNotConform("\(type.type)", protocolName: "StringProtocol")
    }
    if let wanted = candidate.signature.constraints(of: parameter.type).first(where: isProtocol) {
      return .typeOfTypeDoesNotConform("\(type.type)", protocolName: wanted.nameInComposition)
    }
    if case .named(let name, _) = expected, LibraryProtocols.contains(name), name != "Any" {
      return name.hasSuffix("Key") || name == "AlignmentID"
        ? .typeAsValue : .typeOfTypeDoesNotConform("\(type.type)", protocolName: name)
    }
    let isGeneric = if case .parameter = parameter.type { true } else { false }
    if isGeneric || expected.mayBeMetatype && expected.functionType == nil { return .typeAsValue }
    return .cannotConvertArgument("\(type.type)", to: "\(expected.unwrapped)")
  }
}

extension CallArgument {
  /// Whether it is a name and nothing else.
  var isName: Bool { expression.is(DeclReferenceExprSyntax.self) }
}
