extension Binder {
  /// Tells functions, methods, cases, and initializers that are declared twice.
  func checkRedeclarations() {
    for functions in module.functions { checkRedeclarations(of: functions) }
    for names in module.kept {
      for (name, functions) in zip(names.functions.keys, names.functions.values) {
        checkRedeclarations(of: functions, beside: module.scene.functions[name] ?? [])
      }
    }
    for names in module.ofScene {
      for (name, functions) in zip(names.functions.keys, names.functions.values) {
        if let variable = names.variables[name] { check(functions, beside: [variable]) }
      }
    }
    for declaration in module.declaredTypes {
      let table = declaration.members
      for members in Array(table.instanceMembers.values) + Array(table.staticMembers.values) {
        checkRedeclarations(of: members.compactMap(\.method))
        if members.count > 1 {
          check(members.compactMap(\.method), beside: members.compactMap(\.property))
        }
      }
      checkRedeclarations(of: table.initializers)
      checkRedeclarations(of: declaration.cases)
    }
  }

  private func checkRedeclarations(
    of functions: [FunctionDeclaration],
    beside others: [FunctionDeclaration] = []
  ) {
    if functions.count + others.count < 2 { return }
    var earlier: [CallShape: [FunctionDeclaration]] = [:]
    for other in others {
      if let shape = CallShape(of: other) { earlier[shape, default: []].append(other) }
    }
    for function in functions {
      guard let shape = CallShape(of: function) else { continue }
      if earlier[shape]?.contains(where: { !function.isKept(beside: $0) }) == true {
        report(.redeclaration(function.spelledName), at: function.span)
      }
      if others.isEmpty { earlier[shape, default: []].append(function) }
    }
  }

  /// A name without values behind it could mean a variable and a function that takes none.
  private func check(_ functions: [FunctionDeclaration], beside variables: [PropertyDeclaration]) {
    for function in functions
    where function.signature.parameters.isEmpty && !function.isRequirement
      && !function.scope.isLimited
    {
      for variable in variables
      where variable.scope.file == function.scope.file && !variable.scope.isLimited
        && variable.scope.isExtension == function.scope.isExtension
      {
        let isFunctionLater = variable.span.start < function.span.start
        report(
          .redeclaration(isFunctionLater ? function.spelledName : variable.name),
          at: isFunctionLater ? function.span : variable.span
        )
      }
    }
  }

  /// A name could mean two cases unless their labels differ and both have values.
  private func checkRedeclarations(of cases: [EnumerationCase]) {
    var labels: [String: Set<String>] = [:]
    for enumerationCase in cases {
      let (name, own) = (enumerationCase.name, enumerationCase.signature.labels)
      let earlier = labels[name, default: []]
      let isSecond = !earlier.isEmpty && (own.isEmpty || !earlier.isDisjoint(with: [own, ""]))
      if isSecond { report(.redeclaration(name), at: enumerationCase.span) }
      labels[name, default: []].insert(own)
    }
  }
}

extension MemberTable.Member {
  fileprivate var method: FunctionDeclaration? {
    if case .method(let method) = self { method } else { nil }
  }

  fileprivate var property: PropertyDeclaration? {
    if case .property(let property) = self { property } else { nil }
  }
}

/// What tells a call of a function from calls of others with its name.
private struct CallShape: Hashable {
  private struct Parameter: Hashable {
    let label: String?
    let type: SceneType
    let isVariadic: Bool
  }

  private let isRequirement: Bool
  private let isFailable: Bool
  private let isAsynchronous: Bool
  private let parameters: [Parameter]
  private let result: SceneType

  /// The shape of the calls of a function; `nil` where types that are open may tell them apart.
  init?(of function: FunctionDeclaration) {
    let signature = function.signature
    guard !function.scope.isLimited, signature.generics.isEmpty, !signature.result.isOpen,
      !signature.parameters.contains(where: \.type.isOpen)
    else { return nil }
    isRequirement = function.isRequirement
    isFailable = function.isFailable
    isAsynchronous = function.isAsynchronous
    parameters = signature.parameters.map {
      Parameter(label: $0.label, type: $0.type, isVariadic: $0.isVariadic)
    }
    result = signature.result
  }
}

extension FunctionDeclaration {
  /// Whether two files keep the one and the other to themselves.
  fileprivate func isKept(beside other: FunctionDeclaration) -> Bool {
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
