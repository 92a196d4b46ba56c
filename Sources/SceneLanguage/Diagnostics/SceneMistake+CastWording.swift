extension SceneMistake {
  /// The message of a mistake about a cast.
  var castWording: String? {
    switch self {
    case .notConvertible(let type, let target):
      "'\(type)' is not convertible to '\(target)'"
    case .castAlwaysFails(let type, let target):
      "cast from '\(type)' to unrelated type '\(target)' always fails"
    case .castAlwaysSucceeds(let type, let target):
      "conditional cast from '\(type)' to '\(target)' always succeeds"
    case .forcedCastAlwaysSucceeds(let type, let target):
      "forced cast from '\(type)' to '\(target)' always succeeds; did you mean to use 'as'?"
    case .castHasNoEffect(let type):
      "forced cast of '\(type)' to same type has no effect"
    case .castDoesNothing(let type, let target):
      "conditional downcast from '\(type)' to '\(target)' does nothing"
    case .castOnlyUnwraps(let type, let target):
      "forced cast from '\(type)' to '\(target)' only unwraps optionals; "
        + "did you mean to use '!'?"
    case .testOnlyForNil(let type, let target):
      "checking a value with optional type '\(type)' against type '\(target)' "
        + "succeeds whenever the value is non-nil; did you mean to use '!= nil'?"
    case .testAlwaysTrue:
      "'is' test is always true"
    default:
      nil
    }
  }
}
