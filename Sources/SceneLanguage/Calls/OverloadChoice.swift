internal import SwiftSyntax

/// Chooses among what a name in a call can mean, by labels, then by types.
extension Binder {
  /// Binds a call of one of several candidates.
  ///
  /// Where `candidates` leaves out some that cannot fit, `all` makes every one, to tell of when
  /// none does.
  func call(
    _ candidates: [Callable],
    _ given: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType,
    all: (() -> [Callable])? = nil
  ) -> any BoundExpression {
    let candidates = meant(among: candidates)
    var first: (candidate: Callable, assigned: [ArgumentPositions])?
    var fitting: [(candidate: Callable, assigned: [ArgumentPositions])] = []
    for candidate in candidates {
      guard
        case .matched(let assigned) = ArgumentMatching(given, to: candidate.signature.parameters)
      else { continue }
      if let first {
        if fitting.isEmpty { fitting.append(first) }
        fitting.append((candidate, assigned))
      } else {
        first = (candidate, assigned)
      }
    }
    guard let first else {
      if candidates.contains(where: { $0.signature.parameters.contains { $0.type == .error } }) {
        // What is wrong with the function is told where it is declared.
        bindForDiagnostics(given)
        return ErroneousExpression(span: place)
      }
      return tellMismatch(all?() ?? candidates, given, at: place, nameSpan: nameSpan)
    }
    if fitting.isEmpty {
      if isMadeByStyle(first.candidate),
        !attempt({
          bind(first.candidate, given, first.assigned, at: place, expecting: expected)
        }).succeeded
      {
        let others = (all?() ?? candidates).filter { !isMadeByStyle($0) }
        if !others.isEmpty { return tellMismatch(others, given, at: place, nameSpan: nameSpan) }
      }
      return bind(first.candidate, given, first.assigned, at: place, expecting: expected)
    }
    let before = diagnostics.count
    let kind = textKind
    if candidates.contains(where: \.isLibrary) { textKind = .other }
    defer { textKind = kind }
    // An argument whose type does not depend on its place is bound once for all candidates.
    var arguments = given
    for index in arguments.indices
    where arguments[index].bound == nil && !arguments[index].expression.isContextual
      && !namesOverloads(arguments[index].expression)
    {
      let bound = bind(arguments[index].expression)
      // Of methods of one name each candidate chooses the one that it can take.
      if bound.type.functionType == nil || !(bound is EntryReference) {
        arguments[index].bound = bound
      }
    }
    if arguments.contains(where: { $0.bound?.isErroneous == true }) {
      if tellMixedCoordinates(given, of: candidates[0], after: before) {
        return ErroneousExpression(span: place)
      }
      bindForDiagnostics(arguments.filter { $0.bound == nil })
      return ErroneousExpression(span: place)
    }
    let literals = arguments.map { shape(ofLiteral: $0) }
    var scores: [(index: Int, score: Int)] = []
    for (index, fit) in fitting.enumerated() {
      guard
        let score = score(fit.candidate, arguments, literals, fit.assigned, expecting: expected)
      else { continue }
      scores.append((index, score))
    }
    // What the place expects decides before the arguments do.
    let suited = scores.filter { gives(fitting[$0.index].candidate, expected) }
    if !suited.isEmpty { scores = suited }
    if scores.count > 1, scores.contains(where: { !fitting[$0.index].candidate.isLibrary }) {
      let costs = scores.map { score in
        let fit = fitting[score.index]
        return cost(of: fit.candidate, arguments, fit.assigned)
      }
      let least = costs.min()
      scores = zip(scores, costs).filter { $1 == least }.map(\.0)
    }
    if let highest = scores.map(\.score).max() {
      var best = scores.filter { $0.score == highest }
      if best.count > 1, arguments.contains(where: \.isClosure) {
        // Closures alone tell these apart: what their bodies make must fit.
        let fits = best.first { one in
          let fit = fitting[one.index]
          return attempt {
            bind(fit.candidate, arguments, fit.assigned, at: place, expecting: expected)
          }.succeeded
        }
        if let fits { best = [fits] }
      }
      let chosen = fitting[best[0].index]
      return bind(chosen.candidate, arguments, chosen.assigned, at: place, expecting: expected)
    }
    if tellMixedCoordinates(given, of: candidates[0], after: before) {
      return ErroneousExpression(span: place)
    }
    return tellBest(fitting, arguments, at: place, nameSpan: nameSpan, expecting: expected)
  }

  /// Whether it makes a control of what a style is given: nobody else has such a value to pass.
  private func isMadeByStyle(_ candidate: Callable) -> Bool {
    guard candidate.isLibrary, candidate.signature.parameters.count == 1,
      case .named(let name, []) = candidate.signature.parameters[0].type
    else { return false }
    return name.hasSuffix("StyleConfiguration")
  }

  /// Whether this is the name of several functions, of which the place chooses one: `max`.
  private func namesOverloads(_ syntax: ExprSyntax) -> Bool {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
      function?.variable(name) == nil
    else { return false }
    return (topLevelFunctions(name) ?? []).count > 1 || library.functions[name] != nil
  }

  /// Whether the result of a candidate can stand where a type is expected.
  private func gives(_ candidate: Callable, _ expected: SceneType) -> Bool {
    if expected.isOpen || candidate.resultType != nil || candidate.entry?.resultType != nil {
      return true
    }
    let result = candidate.signature.result.erasingParameters()
    return isConvertible(result, to: expected) && !isOther(result, than: expected)
  }

  /// How well the types of the arguments fit, or `nil` when they do not; closures always fit.
  private func score(
    _ candidate: Callable,
    _ arguments: [CallArgument],
    _ literals: [LiteralShape?],
    _ assigned: [ArgumentPositions],
    expecting wanted: SceneType
  ) -> Int? {
    // A parameter that the call leaves to its default makes the candidate a little less fitting.
    var score = 0
    var depth = 0
    let free = candidate.signature.freeParameters
    var found: [String: SceneType] = [:]
    if !free.isEmpty, !wanted.isOpen {
      unify(resultOf: candidate.signature, with: wanted, free, &found)
    }
    // Arguments may still widen what other arguments tell, but not what the place expects.
    let told = found
    for (parameter, positions) in zip(candidate.signature.parameters, assigned) {
      // One that takes any number of arguments comes behind all that take none, or as many as there are.
      if positions.isEmpty {
        score -= parameter.isVariadic ? 100 : 1
      } else if parameter.isVariadic {
        score -= 1
      }
      let expected = parameter.passedType.substituting(told).erasingParameters()
      let constraints = candidate.signature.constraints(of: parameter.type)
      for position in positions {
        if literals[position] == .string, expected == .unknown,
          candidate.entry?.makesNumber == true
        {
          return nil
        }
        if let literal = literals[position], let fit = fit(literal, expected) {
          guard case .fits(let preference) = fit else { return nil }
          score += preference
          continue
        }
        let argument = arguments[position]
        if argument.isClosure {
          // A closure conforms to no protocol.
          let isFree = expected.isOpen && constraints.allSatisfy { $0 == .named("Sendable") }
          guard isFree || expected.functionType != nil || parameter.isAutoclosure else {
            return nil
          }
          // It goes to what takes any value only where nothing takes a closure.
          if isFree { score -= 10 }
          if let function = expected.functionType,
            argument.expression.as(ClosureExprSyntax.self)?.canTake(function) == false
          {
            return nil
          }
          continue
        }
        if var bound = argument.bound {
          // What is declared with `!` fits where what it holds fits.
          if !isConvertible(bound.type, to: expected), let value = unwrappedImplicitly(bound) {
            bound = value
          }
          bound = held(in: bound, by: parameter, of: candidate)
          if expected == .unknown, candidate.entry?.makesNumber == true, bound.type.isNoNumber {
            return nil
          }
          guard isConvertible(bound.type, to: expected),
            !bound.type.isOtherPrecision(than: expected),
            candidate.isLibrary || !isOther(bound.type, than: expected),
            candidate.isLibrary || !isAbstract(bound.type, beside: expected),
            constraints.allSatisfy({ satisfies(bound.type, $0) })
          else { return nil }
          depth += refinement(of: constraints)
          if !free.isEmpty { unify(parameter.type, with: bound.type, free, &found) }
          if bound.type == expected { score += 4 }
          // One value where many are taken fits only where nothing takes the one.
          if mistake(ofTaking: bound, argument, as: parameter, by: candidate) != nil {
            score -= 100
          }
          score += openness(of: expected, to: bound.type)
          continue
        }
        // `.empty` of a generic parameter around is asked for by that parameter.
        let place =
          expected.isOpen && argument.expression.startsWithDot
          ? parameter.type.substituting(told)
            .erasingParameters(except: genericsInScope.subtracting(free)) : expected
        let trial = attempt {
          let value = held(
            in: bind(argument.expression, expecting: place),
            by: parameter,
            of: candidate
          )
          // The library takes a part of a text as the text.
          let isTaken =
            candidate.isLibrary && isOther(value.type, than: expected)
            && isConvertible(value.type, to: expected)
          return convert(value, to: isTaken ? value.type : expected) {
            .cannotConvertArgument($0, to: $1)
          }
        }
        guard trial.succeeded, constraints.allSatisfy({ satisfies(trial.result.type, $0) }) else {
          return nil
        }
        if !free.isEmpty { unify(parameter.type, with: trial.result.type, free, &found) }
        depth += refinement(of: constraints)
        score += preference(of: trial.result.type, for: expected)
        // A literal is rather of its own type than of one of the scene that it can make.
        if literals[position] != nil, case .declared = trial.result.type.unwrapped { score -= 1 }
      }
    }
    // The constraints decide where nothing else does.
    return brokenConstraint(of: candidate.signature, found) == nil ? score * 64 + depth : nil
  }

  /// How much the constraints of a parameter say: one that asks for a protocol that refines another
  /// is chosen before one that asks for the other.
  private func refinement(of constraints: [SceneType]) -> Int {
    constraints.reduce(0) { $0 + $1.refinementDepth() }
  }

  /// What a parameter that takes any type loses against one that says what it takes; one that makes
  /// a value optional loses more.
  private func openness(of expected: SceneType, to type: SceneType) -> Int {
    if expected.isOpen { return -2 }
    return expected.unwrapped.isOpen && !type.isOptional ? -3 : 0
  }

  /// A literal prefers its own type, then a parameter that says what it takes.
  func preference(of type: SceneType, for expected: SceneType) -> Int {
    if expected.unwrapped.isOpen { return openness(of: expected, to: type) }
    // What is kept as `Any` loses against what is kept as what it is.
    if expected.unwrapped == .any, type.unwrapped != .any {
      return expected.isOptional && !type.isOptional ? -5 : -4
    }
    if type == expected { return type.isFloatingPoint ? 4 : 5 }
    if type == expected.unwrapped { return type.isFloatingPoint ? 2 : 3 }
    if isPart(type, where: expected) { return 3 }
    return 0
  }

  /// What is told where no form of a call of the library takes the arguments.
  private func mistake(
    ofCalling entry: LibraryEntry,
    _ arguments: [CallArgument]
  ) -> SceneMistake {
    guard entry.kind == .initializer else {
      return .noMatchingOverload("\(entry.kindWording) '\(entry.name)'")
    }
    if arguments.count == 1, case .named("Binding", _)? = arguments[0].bound?.type,
      entry.signature.parameters.first?.isTranslated == true, let type = arguments[0].bound?.type
    {
      return .requiresConformance(
        "initializer 'init(_:)'",
        type: "\(type)",
        protocolName: "StringProtocol"
      )
    }
    // Of a type of the scene only one thing is certain: that it is no text.
    if arguments.count == 1, case .declared(let declaration, _)? = arguments[0].bound?.type,
      declaration.rawType == nil, entry.signature.parameters.first?.isTranslated == true
    {
      return .requiresConformance(
        "initializer 'init(_:)'",
        type: declaration.name,
        protocolName: "StringProtocol"
      )
    }
    let subject = "initializer 'init(_:)'"
    if arguments.count == 1, let type = arguments[0].bound?.type, case .named(let name, _) = type,
      isPlain(type, beside: .string), entry.signature.parameters.first?.isTranslated == true,
      entry.signature.result == .named("Text")
    {
      return .requiresConformance(subject, type: name, protocolName: "StringProtocol")
    }
    return .noMatchingOverload("initializer")
  }

  /// The name behind a dot, where that is all that is wrong and each form wants it of another type.
  private func ambiguousMember(
    in mistakes: Set<SceneMistake>
  ) -> (name: String, suggestion: String?)? {
    var names: Set<String> = []
    var suggestions: Set<String> = []
    for mistake in mistakes {
      guard case .implicitMemberNotFound(let name, _, let suggestion) = mistake else { return nil }
      names.insert(name)
      if let suggestion { suggestions.insert(suggestion) }
    }
    guard mistakes.count > 1, names.count == 1, let name = names.first else { return nil }
    return (name, suggestions.min())
  }

  /// Tells the mistakes of the candidate that fits best but for its types.
  private func tellBest(
    _ fitting: [(candidate: Callable, assigned: [ArgumentPositions])],
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if let mistake = mistake(ofMakingNumbers: fitting.map(\.candidate), of: arguments) {
      return erroneous(mistake, at: arguments[0].span)
    }
    var told: Set<SceneMistake> = []
    // What does not conform fits no form, whatever closures are beside it.
    var lacks: [Bool] = []
    var isAboutArguments = !arguments.contains(where: \.isClosure)
    var implicitPlace: SourceSpan?
    let counts = fitting.map { fit in
      let before = diagnostics.count
      _ = bind(fit.candidate, arguments, fit.assigned, at: place, expecting: expected)
      let errors = diagnostics.entries[before...]
      isAboutArguments =
        isAboutArguments
        && errors.allSatisfy { $0.mistake.isAboutArgument || $0.mistake.isAboutBranches }
      implicitPlace = errors.first?.span ?? implicitPlace
      let mistakes = errors.map(\.mistake).filter { !$0.isAboutBranches }
      told.formUnion(mistakes)
      let count = mistakes.count
      lacks.append(mistakes.contains { $0.isLackingConformance })
      diagnostics.removeAll(after: before)
      return count
    }
    if let ambiguous = ambiguousMember(in: told) {
      return erroneous(
        .implicitMemberWithoutContext(ambiguous.name, suggestion: ambiguous.suggestion),
        at: implicitPlace ?? nameSpan
      )
    }
    let least = counts.min() ?? 0
    if fitting.count > 1, counts.allSatisfy({ $0 == least }) {
      let candidate = fitting[0].candidate
      if candidate.isFunctionOfScene {
        return erroneous(.noMatchingOverload(candidate.subjectWithoutLabels), at: nameSpan)
      }
      // Forms that want the same of the argument are as one.
      if isAboutArguments, told.count > 1, let entry = candidate.entry {
        for argument in arguments where argument.expression.isChoice {
          tellMismatchingBranches(of: argument.expression, after: nil)
        }
        if let misfit = misfit(ofNumbers: arguments, in: entry) {
          return erroneous(misfit.mistake, at: misfit.place ?? nameSpan)
        }
        let mistake = mistake(ofCalling: entry, arguments)
        return erroneous(mistake, at: mistake.isAboutArgument ? arguments[0].span : nameSpan)
      }
    }
    let lacking = counts.indices.first { counts[$0] == least && lacks[$0] }
    let chosen = fitting[lacking ?? counts.firstIndex(of: least) ?? 0]
    let before = diagnostics.count
    _ = bind(chosen.candidate, arguments, chosen.assigned, at: place, expecting: expected)
    if !diagnostics.hasErrors(after: before) {
      let entry = chosen.candidate.entry
      let kind = entry.map { $0.kindWording + " " } ?? ""
      report(
        .noMatchingOverload(
          entry?.kind == .initializer ? "initializer" : "\(kind)'\(chosen.candidate.name)'"
        ),
        at: nameSpan
      )
    }
    return ErroneousExpression(span: place)
  }
}
