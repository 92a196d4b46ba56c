extension SceneMistake {
  /// The message of a mistake about a change, or about what Diptych cannot do.
  var assignmentWording: String? {
    switch self {
    case .forbiddenChange(let change):
      change.wording
    case .assignToGetOnly(let name):
      "cannot assign to property: '\(name)' is a get-only property"
    case .assignToValue:
      "expression is not assignable"
    case .loopControlOutsideLoop(let word):
      "'\(word)' is only allowed inside a loop\(word == "break" ? ", if, do, or switch" : "")"
    case .unusedResult(let type):
      "the value of type '\(type)' is unused"
    case .constantWithoutValue(let name):
      "constant '\(name)' used before being initialized"
    case .unsupported(let construct):
      "Diptych does not support \(construct) yet"
    case .unsupportedMember(let member, let type):
      "Diptych does not support '\(member)' of '\(type)' yet"
    default:
      nil
    }
  }
}
