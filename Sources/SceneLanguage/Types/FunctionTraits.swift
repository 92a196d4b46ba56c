internal import SwiftSyntax

/// What is known of a function besides what it takes and gives.
///
/// Equal whatever it says: a function that throws less goes wherever one that throws more does, and
/// whether a closure may go to its place is told where it is passed.
struct FunctionTraits: Hashable, Sendable {
  var throwsErrors = false
  var waits = false
  /// Whether its declaration names no result: messages then write `()`, not `Void`.
  var leavesOutResult = false

  static func == (left: FunctionTraits, right: FunctionTraits) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension FunctionTraits {
  /// The effects that words behind the parameters tell of.
  ///
  /// A type that is thrown may turn out to be `Never`.
  init(_ syntax: (any EffectSpecifiersSyntax)?) {
    let clause = syntax?.throwsClause
    throwsErrors =
      clause?.type == nil && clause?.throwsSpecifier.tokenKind == .keyword(.throws)
    waits = syntax?.asyncSpecifier != nil
  }
}
