extension Binder {
  /// Tells functions, methods, cases, and initializers that are declared twice.
  func checkRedeclarations() {
    for functions in module.functions { checkRedeclarations(of: functions) }
    for names in module.kept {
      for (name, functions) in zip(names.functions.keys, names.functions.values) {
        checkRedeclarations(of: functions, beside: module.scene.functions[name] ?? [])
      }
    }
    for declaration in module.declaredTypes {
      let table = declaration.members
      for members in Array(table.instanceMembers.values) + Array(table.staticMembers.values) {
        checkRedeclarations(of: members.compactMap(\.method))
      }
      checkRedeclarations(of: table.initializers)
      for (index, second) in declaration.cases.enumerated()
      where declaration.cases[..<index].contains(where: { second.isSame(as: $0) }) {
        report(.redeclaration(second.name), at: second.span)
      }
    }
  }

  private func checkRedeclarations(
    of functions: [FunctionDeclaration],
    beside others: [FunctionDeclaration] = []
  ) {
    if functions.count + others.count < 2 { return }
    for (index, function) in functions.enumerated() {
      let earlier = others.isEmpty ? Array(functions[..<index]) : others
      let isSecond = earlier.contains { $0.isSame(as: function) }
      if isSecond { report(.redeclaration(function.spelledName), at: function.span) }
    }
  }
}

extension EnumerationCase {
  /// Whether a name could mean both: their labels differ only where both have values.
  fileprivate func isSame(as other: EnumerationCase) -> Bool {
    let (one, two) = (signature, other.signature)
    return name == other.name
      && (one.labels == two.labels || one.parameters.isEmpty || two.parameters.isEmpty)
  }
}

extension MemberTable.Member {
  fileprivate var method: FunctionDeclaration? {
    if case .method(let method) = self { method } else { nil }
  }
}

extension FunctionDeclaration {
  /// Whether nothing in a call could tell the two apart.
  fileprivate func isSame(as other: FunctionDeclaration) -> Bool {
    if isRequirement != other.isRequirement || isFailable != other.isFailable { return false }
    if isAsynchronous != other.isAsynchronous { return false }
    if scope.isLimited || other.scope.isLimited || isKept(beside: other) { return false }
    guard signature.generics.isEmpty, other.signature.generics.isEmpty,
      signature.parameters.count == other.signature.parameters.count,
      signature.result == other.signature.result, !signature.result.isOpen
    else { return false }
    return zip(signature.parameters, other.signature.parameters).allSatisfy { one, two in
      one.label == two.label && one.type == two.type && !one.type.isOpen
        && one.isVariadic == two.isVariadic
    }
  }

  /// Whether two files keep the one and the other to themselves.
  private func isKept(beside other: FunctionDeclaration) -> Bool {
    scope.file != other.scope.file && access.visibility(in: scope) != .everywhere
      && other.access.visibility(in: other.scope) != .everywhere
  }

  /// What messages about it as a part of its type call it.
  var subjectWithLabels: String {
    "\(isStatic ? "static" : "instance") method '\(spelledName)'"
  }

  /// The name with its labels, as messages show it.
  var spelledName: String {
    if signature.parameters.isEmpty { return "\(name)()" }
    let hasLabels = signature.parameters.contains { $0.label != nil }
    return hasLabels ? "\(name)(\(signature.labels))" : name
  }
}

extension DeclarationScope {
  /// Whether an extension around is for some types only.
  fileprivate var isLimited: Bool {
    isConstrained || !selfConstraints.isEmpty || generics.values.contains { !$0.isEmpty }
      || (outer?.isLimited ?? false)
  }
}
