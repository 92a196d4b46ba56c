/// One parameter of something that can be called.
struct ParameterSignature: Sendable {
  /// The label in calls; `nil` when there is none.
  var label: String?
  /// The name that messages use.
  var name: String
  var type: SceneType
  var hasDefault = false
  var isVariadic = false
  var isInout = false
  var isAutoclosure = false
  /// Whether it names a symbol, whose literals are looked up while the scene is bound.
  var isSymbolName = false

  /// The label or, where it has none, the position, as "missing argument" words it.
  func missingName(position: Int) -> String { label.map { "'\($0)'" } ?? "#\(position + 1)" }
}

/// What can be called with: the parameters, and what comes back.
struct Signature: Sendable {
  var generics: [String] = []
  /// The protocols that each generic parameter is declared to conform to.
  var constraints: [String: [SceneType]] = [:]
  var parameters: [ParameterSignature]
  var result: SceneType

  /// The labels as in `frame(width:height:)`.
  var labels: String { parameters.map { ($0.label ?? "_") + ":" }.joined() }

  /// Every type in it with generic parameters replaced.
  func substituting(_ substitution: [String: SceneType]) -> Signature {
    if substitution.isEmpty { return self }
    var copy = self
    for index in parameters.indices {
      copy.parameters[index].type = parameters[index].type.substituting(substitution)
    }
    copy.result = result.substituting(substitution)
    return copy
  }
}
