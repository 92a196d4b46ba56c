/// One parameter of something that can be called.
struct ParameterSignature: Sendable {
  /// The label in calls; `nil` when there is none.
  var label: String?
  /// The name that messages use.
  var name: String
  var type: SceneType
  var hasDefault = false
  var isVariadic = false
  /// Whether it takes a pack: any number of arguments of any types.
  var isPack = false
  var isInout = false
  var isAutoclosure = false
  /// Whether the function may keep the closure that it takes.
  var isEscaping = false
  /// Whether the closure that it takes must not throw, or not wait.
  var refusesErrors = false
  var refusesWaiting = false
  /// Whether it names a symbol, whose literals are looked up while the scene is bound.
  var isSymbolName = false
  /// Where its literals are keys that would be translated; `nil` where none are.
  var keys: TranslatedPlaces?

  /// Whether it takes a key.
  var isTranslated: Bool { keys == .whole }

  /// The type of what a call passes: of a closure that is made of an expression, its result.
  var passedType: SceneType {
    isAutoclosure ? type.functionType?.result ?? type : type
  }

  /// The label or, where it has none, the position, as "missing argument" words it.
  func missingName(position: Int) -> String { label.map { "'\($0)'" } ?? "#\(position + 1)" }
}

/// What can be called with: the parameters, and what comes back.
struct Signature: Sendable {
  var generics: [String] = []
  /// The protocols that each generic parameter, and each member of one, is declared to conform to.
  var constraints: [String: [SceneType]] = [:]
  /// The types that a `where` clause says are the same: that of a member of a generic parameter,
  /// and another one.
  var equalities: [Equality] = []
  var parameters: [ParameterSignature]
  var result: SceneType

  /// `R.Item == Int`.
  struct Equality: Sendable {
    var parameter: String
    var member: String
    var type: SceneType
  }

  /// The labels as in `frame(width:height:)`.
  var labels: String { parameters.map { ($0.label ?? "_") + ":" }.joined() }

  /// A name with the labels as messages spell them: without, where there are only values.
  func spelled(named name: String) -> String {
    let isBare = !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
    return isBare ? name : "\(name)(\(labels))"
  }

  /// What a parameter's type must conform to, where it is one that the call decides.
  func constraints(of type: SceneType) -> [SceneType] {
    guard case .parameter(let name) = type, generics.contains(name) else { return [] }
    return constraints[name] ?? []
  }

  /// Whether any type in it has a generic parameter.
  var mentionsParameters: Bool {
    result.mentionsParameters || parameters.contains { $0.type.mentionsParameters }
  }

  /// Every type in it with generic parameters replaced.
  func substituting(_ substitution: [String: SceneType]) -> Signature {
    if substitution.isEmpty || !mentionsParameters { return self }
    let taken = substitution.values.reduce(into: Set<String>()) { $0.formUnion($1.parameterNames) }
    let clashing = generics.filter { taken.contains($0) }
    if !clashing.isEmpty {
      // What a receiver's type says `T` of is another `T` than that of the method.
      return renaming(clashing).substituting(substitution)
    }
    var copy = self
    for index in parameters.indices {
      copy.parameters[index].type = parameters[index].type.substituting(substitution)
    }
    copy.result = result.substituting(substitution)
    return copy
  }

  /// The signature of a member of a type whose generic parameters are known.
  ///
  /// What the type calls `T` is another `T` than that of the member.
  func applying(_ arguments: [String: SceneType]) -> Signature {
    substituting(
      generics.isEmpty ? arguments : arguments.filter { !generics.contains($0.key) }
    )
  }

  /// The signature where a scene says what some generic parameters stand for, so that a call does
  /// not decide it.
  func specialized(_ given: [String: SceneType]) -> Signature {
    if given.isEmpty { return self }
    var copy = self
    copy.generics.removeAll { given[$0] != nil }
    return copy.substituting(given)
  }

  /// The same signature with other names for some generic parameters.
  func renaming(_ names: [String]) -> Signature {
    var copy = self
    let renamed = Dictionary(names.map { ($0, SceneType.parameter($0 + "'")) }) { first, _ in first
    }
    copy.generics = generics.map { names.contains($0) ? $0 + "'" : $0 }
    copy.constraints = Dictionary(
      constraints.map { (names.contains($0.key) ? $0.key + "'" : $0.key, $0.value) }
    ) { first, _ in first }
    copy.equalities = equalities.map { equality in
      let isRenamed = names.contains(equality.parameter)
      return Equality(
        parameter: isRenamed ? equality.parameter + "'" : equality.parameter,
        member: equality.member,
        type: equality.type.substituting(renamed)
      )
    }
    for index in parameters.indices {
      copy.parameters[index].type = parameters[index].type.substituting(renamed)
    }
    copy.result = result.substituting(renamed)
    return copy
  }
}
