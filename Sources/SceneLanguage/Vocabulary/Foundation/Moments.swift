internal import Diptych

extension Library {
  /// Animations in several steps, of which a still picture shows the first.
  static let moments = LibraryFamily(
    title: "Animation in steps",
    types: [
      LibraryType("View", [phases(hasTrigger: false), phases(hasTrigger: true)]),
      LibraryType("AnyTransition", [ownTransition]),
      LibraryType(
        "View",
        [.still("transaction", .parameter("value", .unknown), .action(nil, [.inout(transaction)]))]
      ),
    ]
  )

  private static let transaction = SceneType.named("Transaction")

  /// The view in its first phase.
  private static func phases(hasTrigger: Bool) -> LibraryEntry {
    var parameters: [ParameterSignature] = [.parameter(nil, .named("Sequence", [.result]))]
    if hasTrigger { parameters.append(.parameter("trigger", .unknown)) }
    parameters += [
      .parameter("content", .function(FunctionType([.view, .result], .view, builder: .view))),
      .parameter(
        "animation",
        .function(FunctionType([.result], .optional(.named("Animation")))),
        hasDefault: true
      ),
    ]
    return LibraryEntry(
      kind: .method,
      name: "phaseAnimator",
      signature: Signature(generics: ["T"], parameters: parameters, result: .view)
    ) { call in
      let view = try call.receiver.view(for: call)
      guard let first = try call.elements(ofArgument: 0).first else { return .view(view) }
      let content = call.arguments[hasTrigger ? 2 : 1]
      return .view(try content.call([.view(view), first]).view(for: call))
    }
  }

  private static let ownTransition = LibraryEntry(
    kind: .staticMethod,
    name: "modifier",
    signature: Signature(
      parameters: [.parameter("active", .unknown), .parameter("identity", .unknown)],
      result: AnyTransition.sceneType
    )
  ) { _ in AnyTransition.identity.sceneValue }
}
