internal import Diptych

extension Library {
  /// `makeBody(configuration:)` of the styles that every scene has, for a scene's own style that
  /// goes on from one of them.
  static let stylesAsFunctions = [
    styled("PrimitiveButtonStyle") {
      (style: any PrimitiveButtonStyle, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("ToggleStyle") {
      (style: any ToggleStyle, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("LabelStyle") {
      (style: any LabelStyle, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("LabeledContentStyle") {
      (style: any LabeledContentStyle, configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("ProgressViewStyle") {
      (style: any ProgressViewStyle, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("GaugeStyle") {
      (style: any GaugeStyle, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("GroupBoxStyle") {
      (style: any GroupBoxStyle, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
    styled("DisclosureGroupStyle") {
      (style: any DisclosureGroupStyle, configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    },
  ]

  /// The type of a style, with what draws it.
  private static func styled<Style, Configuration: NativeValue>(
    _ name: String,
    makeBody: @escaping @Sendable (Style, Configuration) -> any View
  ) -> LibraryType {
    let entry = LibraryEntry(
      kind: .method,
      name: "makeBody",
      signature: Signature(
        parameters: [.parameter("configuration", Configuration.sceneType)],
        result: .view
      )
    ) { call in
      guard case .native(let box) = call.receiver, let style = box.value as? Style else {
        throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: name))
      }
      return .view(makeBody(style, try call.arguments[0].read(as: Configuration.self)))
    }
    return LibraryType(name, [entry])
  }
}
