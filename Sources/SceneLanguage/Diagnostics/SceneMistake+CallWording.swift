extension SceneMistake {
  /// The message of a mistake about a call.
  var callWording: String? {
    switch self {
    case .wrongLabels(let have, let expected):
      SceneMistake.labelWording(have: have, expected: expected)
    case .missingArgument(let name):
      "missing argument for parameter \(name) in call"
    case .missingArguments(let names):
      "missing arguments for parameters \(names) in call"
    case .extraArgument(let label):
      label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
    case .extraArguments(let positions):
      "extra arguments at positions \(positions) in call"
    case .extraTrailingClosure:
      "extra trailing closure passed in call"
    case .noMatchingOverload(let name):
      "no exact matches in call to \(name)"
    case .notCallable(let type):
      "cannot call value of non-function type '\(type)'"
    case .cannotInitializeProtocol(let name):
      "type 'any \(name)' cannot be instantiated"
    case .stringSubscript:
      "'subscript(_:)' is unavailable: cannot subscript String with an Int, "
        + "use a String.Index instead."
    case .notSubscriptable(let type):
      "value of type '\(type)' has no subscripts"
    case .closureParameterCount(let expected, let found):
      "contextual closure type expects \(expected) argument\(expected == 1 ? "" : "s"), "
        + "but \(found) \(found == 1 ? "was" : "were") used in closure body"
    default:
      nil
    }
  }

  private static func labelWording(have: String, expected: String) -> String {
    let extraneous = !have.isEmpty && expected.allSatisfy { "_:".contains($0) }
    if extraneous { return "extraneous argument label '\(have)' in call" }
    let missing = !expected.isEmpty && have.allSatisfy { "_:".contains($0) }
    if missing { return "missing argument label '\(expected)' in call" }
    return "incorrect argument label in call (have '\(have)', expected '\(expected)')"
  }
}
