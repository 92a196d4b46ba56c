/// A use of what may throw or wait, where nothing says so.
package enum EffectMistake: Sendable, Hashable {
  /// What is used.
  package enum Use: Sendable {
    case call
    case property
    case `subscript`
  }

  case notTried(Use)
  case neitherTriedNorHandled(Use)
  case cannotThrow(Use, outOf: Place)
  case cannotWait(Use)

  /// Where values are made that nothing calls for, so that nothing handles errors.
  package enum Place: String, Sendable {
    case global = "a global variable initializer"
    case property = "a property initializer"
    case defaultArgument = "a default argument"
  }
}

extension EffectMistake {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch self {
    case .notTried(let use): "\(use.wording) can throw but is not marked with 'try'"
    case .neitherTriedNorHandled(let use):
      "\(use.wording) can throw, but it is not marked with 'try' and the error is not handled"
    case .cannotThrow(let use, let place):
      "\(use.wording) can throw, but errors cannot be thrown out of \(place.rawValue)"
    case .cannotWait(let use):
      "'async' \(use.wording) in a function that does not support concurrency"
    }
  }
}

extension EffectMistake.Use {
  fileprivate var wording: String {
    switch self {
    case .call: "call"
    case .property: "property access"
    case .subscript: "subscript access"
    }
  }
}
