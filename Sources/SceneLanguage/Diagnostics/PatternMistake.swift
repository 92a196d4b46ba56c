/// What is wrong with a pattern, whatever it matches.
package enum PatternMistake: Sendable, Hashable {
  case valuesOfPlainCase(String)
  case optionalOfOther(String)
  case neverAbsent(String)
  case fallsThroughTo(String)
  case neverReached
  case typeWithoutIs
  case discardOutside
}

extension PatternMistake {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch self {
    case .valuesOfPlainCase(let name):
      "pattern with associated values does not match enum case '\(name)'"
    case .neverReached: "case will never be executed"
    case .fallsThroughTo(let name):
      "'fallthrough' from a case which doesn't bind variable '\(name)'"
    case .optionalOfOther(let type): "'?' pattern cannot match values of type '\(type)'"
    case .typeWithoutIs: "'is' keyword required to pattern match against type name"
    case .discardOutside:
      "'_' can only appear in a pattern or on the left side of an assignment"
    case .neverAbsent(let type):
      "type '\(type)' is not optional, value can never be nil; "
        + "this is an error in the Swift 6 language mode"
    }
  }
}
