internal import SwiftSyntax

extension Binder {
  /// Warns of local variables that nothing uses, or that nothing changes.
  ///
  /// A use or change that binding cannot be sure about counts, so that a warning is never false.
  func warnOfUnused(
    in function: FunctionScope,
    _ body: [CodeBlockItemSyntax],
    after count: Int
  ) {
    let variables = function.watched
    function.watched = []
    let hasErrors = diagnostics.entries[count...].contains { entry in
      entry.severity == .error && !entry.mistake.leavesTypesKnown
    }
    if variables.isEmpty || hasErrors { return }
    // One word makes all variables of a pattern mutable, and is needed for each of them that changes.
    let changed = Set(variables.lazy.filter(\.isChanged).compactMap(\.pattern))
    let idle = variables.filter { variable in
      !variable.isUsed || variable.isOnlyAssigned
        || variable.isMutable && !variable.isChanged && variable.introduction != .captured
          && variable.pattern.map { !changed.contains($0) } ?? true
    }
    // What other conditions of compilation leave out may use it.
    if idle.isEmpty || body.contains(where: { Syntax($0).mentionsConditions }) { return }
    let strays = body.flatMap { $0.hasError ? Syntax($0).unexpectedWords : [] }
    for variable in idle where !variable.name.isEmpty && !strays.contains(variable.name) {
      report(
        variable.isOnlyAssigned
          ? variable.assignedMistake
          : variable.isUsed
            ? variable.introduction == .looped
              ? .neverMutatedInLoop(variable.name) : .neverMutated(variable.name)
            : variable.unusedMistake,
        at: variable.span,
        severity: .warning
      )
    }
  }

  /// The value in which a change of a member changes another one: an object changes by itself.
  private func changed(with base: (any BoundExpression)?) -> (any BoundExpression)? {
    base.flatMap { isObject($0.type.unwrapped) ? nil : $0 }
  }

  /// Notes that a place is changed, or may be, in the variable that it is a part of.
  func noteChange(of place: any BoundExpression) {
    var current: (any BoundExpression)? = place
    while let part = current {
      current =
        switch part {
        case let local as LocalExpression: noteChange(of: local.variable)
        case let field as FieldExpression: changed(with: field.base)
        case let computed as ComputedPropertyExpression: changed(with: computed.base)
        case let entry as EntryPropertyExpression: changed(with: entry.base)
        case let element as TupleElementExpression: element.base
        case let element as SubscriptExpression: element.base
        case let element as DeclaredSubscriptExpression: element.base
        case let element as DynamicSubscriptExpression: element.base
        case let member as DynamicMemberExpression: member.base
        case let path as KeyPathSubscriptExpression: path.base
        case let unwrapped as ForceUnwrapExpression: unwrapped.value
        case let link as ChainLink: link.value
        case let chain as ChainExpression: chain.value
        default: nil
        }
    }
  }

  private func noteChange(of variable: LocalVariable) -> (any BoundExpression)? {
    variable.noteChange()
    return nil
  }
}

extension LocalVariable {
  fileprivate var isUsed: Bool { useCount > 0 }

  /// What is told where nothing names it.
  fileprivate var unusedMistake: SceneMistake {
    let kind = isMutable ? "variable" : "immutable value"
    return switch introduction {
    case .declared: .neverUsed(name, kind: kind)
    case .matched, .chosen, .looped: .neverNeeded(name, kind: kind)
    case .unwrapped: .neverUsedUnwrapped(name)
    case .captured: isMutable ? .neverRead(name) : .declaration(.captureUnused(name))
    }
  }

  /// Whether it gets values that nothing reads.
  fileprivate var isOnlyAssigned: Bool { assignmentCount > 0 && assignmentCount == useCount }

  /// What is told where it gets values that nothing reads.
  fileprivate var assignedMistake: SceneMistake {
    isMutable ? .neverRead(name) : .declaration(.constantUnused(name))
  }

  /// Notes an assignment to the whole of it, in the function that declares it.
  func noteAssignment() {
    if let origin { origin.noteAssignment() } else { assignmentCount += 1 }
  }

  /// Notes a change, also in the function around from which a closure captures the variable.
  func noteChange() {
    isChanged = true
    origin?.noteChange()
  }
}

extension Syntax {
  /// The words in it that the parser found no place for.
  fileprivate var unexpectedWords: [String] {
    if self.is(UnexpectedNodesSyntax.self) {
      return tokens(viewMode: .sourceAccurate).map(\.text)
    }
    return hasError ? children(viewMode: .all).flatMap(\.unexpectedWords) : []
  }

  /// Whether there is an `#if` in it.
  fileprivate var mentionsConditions: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .poundIf }
  }
}
