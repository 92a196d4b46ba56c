internal import ConstraintLayout

extension Library {
  /// What moves in pictures, of which a still one shows the end.
  static let keptByImageViews: [LibraryEntry] =
    LibraryEntry.kept(
      ["animationImages", "highlightedAnimationImages"],
      .array(UIImage.sceneType),
      of: UIImageView.self
    )
    + LibraryEntry.keptFlags(
      ["isAnimating", "adjustsImageSizeForAccessibilityContentSizeCategory"],
      of: UIImageView.self
    )
    + [
      .kept("animationDuration", .double, of: UIImageView.self, initially: .double(0)),
      .kept("animationRepeatCount", .int, of: UIImageView.self, initially: .int(0)),
      .idle("startAnimating"), .idle("stopAnimating"),
      .idle("addSymbolEffect", effect, options, .optional("animated", .bool), completion),
      .idle("removeSymbolEffect", .parameter("ofType", effect.type), options),
      .idle("removeAllSymbolEffects", options, .optional("animated", .bool)),
      setSymbolImage,
    ]

  private static let effect = ParameterSignature.parameter(nil, .named("SymbolEffect"))
  private static let options = ParameterSignature.optional(
    "options",
    .named("SymbolEffectOptions")
  )
  private static let completion = ParameterSignature.optional("completion", .unknown)

  /// Shows another symbol, however it comes.
  private static let setSymbolImage = LibraryEntry(
    kind: .method,
    name: "setSymbolImage",
    signature: Signature(
      parameters: [
        .parameter(nil, UIImage.sceneType),
        .parameter("contentTransition", .named("SymbolEffect")), options, completion,
      ],
      result: .void
    )
  ) { call in
    let image = try call.arguments[0].read(as: UIImage.self)
    try UIImageView.receiver(of: call).image = image
    return .void
  }
}
