/// What result builders that have generic parameters are of.
extension Binder {
  /// Binds the call of a builder's function that takes an expression.
  func bind(
    buildExpression argument: CallArgument,
    on type: SceneType,
    at place: SourceSpan
  ) -> any BoundExpression {
    bind(
      staticCallOf: "buildExpression",
      on: type,
      [argument],
      at: place,
      nameSpan: place,
      expecting: .unknown
    )
  }

  /// The type of the builder with what its body is to give tells of its generic parameters.
  func told(_ builder: TypeDeclaration) -> SceneType {
    guard !builder.genericParameters.isEmpty, let expected = function?.expectedResult,
      !expected.isOpen
    else { return builder.openType }
    var found: [String: SceneType] = [:]
    let free = Set(builder.genericParameters)
    for name in ["buildFinalResult", "buildBlock", "buildPartialBlock"] where found.isEmpty {
      for case .method(let method) in builder.members.staticMembers[name] ?? [] {
        unify(method.signature.result, with: expected, free, &found)
      }
    }
    return .declared(builder, builder.genericParameters.map { found[$0] ?? .unknown })
  }
}

extension TypeDeclaration {
  /// The type where nothing is known of its generic parameters.
  var openType: SceneType {
    .declared(self, genericParameters.map { _ in .unknown })
  }
}
