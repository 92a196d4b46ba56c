internal import SwiftSyntax

extension Binder {
  /// What is wrong with a closure that throws or waits where its place takes none that does.
  func mistake(
    ofPassing closure: ClosureExpression,
    _ argument: CallArgument,
    to parameter: ParameterSignature,
    of candidate: Callable
  ) -> SceneMistake? {
    guard closure.throwsOut || closure.waits, let own = closure.type.functionType,
      let wanted = parameter.type.functionType
    else { return nil }
    if wanted.builder == .view, own.parameters.isEmpty,
      let literal = argument.expression.as(ClosureExprSyntax.self)
    {
      let content = contentTypeName(of: literal) ?? "some View"
      return closure.waits
        ? .waitingClosure("() async\(closure.throwsOut ? " throws" : "") -> \(content)")
        : .throwingClosure("() throws -> \(content)", to: "() -> \(content)")
    }
    let isImpatient = candidate.isLibrary && FunctionScope.plainCallers.contains(candidate.name)
    let parameters = own.parameters.map(\.description).joined(separator: ", ")
    // Only where it is told: to bind what stands in the closure counts as done where the call stands.
    func result() -> String {
      argument.resultOfClosure(own.result) { value in attempt { bind(value) }.result.type }
    }
    if closure.waits, isImpatient || takesThrowing(candidate) || parameter.refusesWaiting {
      let type = "(\(parameters)) async\(closure.throwsOut ? " throws" : "") -> \(result())"
      // Where the parameter is optional the closure is converted, and not passed as it is.
      return ["onAppear", "onDisappear"].contains(candidate.name)
        ? .waitingFunction(type, to: "\(SceneType.function(wanted).erasingParameters())")
        : .waitingClosure(type)
    }
    if closure.throwsOut, candidate.isLibrary, FunctionScope.waitingCallers.contains(candidate.name)
    {
      return .throwingClosure(
        "@Sendable (\(parameters))\(closure.waits ? " async" : "") throws -> \(result())",
        to: "@Sendable () async -> Void"
      )
    }
    if closure.throwsOut, isImpatient || parameter.refusesErrors, !closure.waits {
      return .throwingClosure(
        "(\(parameters)) throws -> \(result())",
        to: (candidate.name == "Button" ? "@MainActor " : "")
          + "\(SceneType.function(wanted).erasingParameters())"
      )
    }
    return nil
  }

  /// What is wrong with a function that throws or waits where its place takes none that does.
  func mistake(
    ofPassing reference: FunctionReference,
    to parameter: ParameterSignature,
    of candidate: Callable
  ) -> SceneMistake? {
    guard let declaration = reference.code.declaration, declaration.isAsynchronous,
      let wanted = parameter.type.functionType,
      candidate.isLibrary
        ? FunctionScope.plainCallers.contains(candidate.name) : parameter.refusesWaiting
    else { return nil }
    let parameters = declaration.signature.parameters.map { "\($0.type)" }.joined(separator: ", ")
    let throwing = declaration.isThrowing ? " throws" : ""
    let result = declaration.signature.result == .void ? "()" : "\(declaration.signature.result)"
    return .waitingFunction(
      "(\(parameters)) async\(throwing) -> \(result)",
      to: "\(SceneType.function(wanted).erasingParameters())"
    )
  }

  /// Tells a call without a `try` that throws on what its closure throws.
  func checkRethrowing(_ closure: ClosureExpression, _ candidate: Callable, at place: SourceSpan) {
    guard closure.throwsOut, let function, !function.isTrying,
      candidate.isRethrowing
        || candidate.receiver.map({ FunctionScope.throwsOn(candidate.name, on: $0.type) }) == true
    else { return }
    tellUntried(in: function, at: place)
  }
}

extension CallArgument {
  /// The result of a closure as messages spell it: that of a single expression keeps its own type.
  fileprivate func resultOfClosure(
    _ type: SceneType,
    _ typeOf: (ExprSyntax) -> SceneType
  ) -> String {
    guard type == .void else { return "\(type)" }
    let statements = expression.as(ClosureExprSyntax.self)?.statements
    guard statements?.count == 1, let only = statements?.first?.item.as(ExprSyntax.self) else {
      return "Void"
    }
    // What the place drops is no result of its own.
    let value = only.is(InfixOperatorExprSyntax.self) ? .void : typeOf(only)
    return value == .void || value.isOpen ? "()" : "Void"
  }
}

extension FunctionScope {
  /// What takes only closures that neither throw nor wait.
  static let plainCallers: Set<String> = [
    "Button", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange",
    "onReceive", "onSubmit", "UIAction",
  ]

  /// What takes only closures that may wait and do not throw.
  static let waitingCallers: Set<String> = ["task", "refreshable"]

  /// The methods of collections that throw on what their closure throws, and name it so.
  static let rethrowing: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "last", "lastIndex", "mapValues", "max", "min", "prefix", "reduce", "removeAll",
    "sort", "sorted",
  ]

  /// Whether a method of a collection throws on what its closure throws.
  static func throwsOn(_ name: String, on type: SceneType) -> Bool {
    switch type {
    case .array, .dictionary, .named("Set", _), .named("Range", _), .named("ClosedRange", _):
      [
        "map", "forEach", "filter", "compactMap", "flatMap", "reduce", "sorted", "first",
        "contains", "allSatisfy",
      ].contains(name)
    default: false
    }
  }
}
