internal import Diptych

extension Library {
  /// `makeBody(configuration:)` of the styles that every scene has, for a scene's own style that
  /// goes on from one of them.
  static let stylesAsFunctions = [
    LibraryType("PrimitiveButtonStyle", [body(of: { $0 as? any PrimitiveButtonStyle }, body)]),
    LibraryType("ToggleStyle", [body(of: { $0 as? any ToggleStyle }, body)]),
    LibraryType("LabelStyle", [body(of: { $0 as? any LabelStyle }, body)]),
    LibraryType("LabeledContentStyle", [body(of: { $0 as? any LabeledContentStyle }, body)]),
    LibraryType("ProgressViewStyle", [body(of: { $0 as? any ProgressViewStyle }, body)]),
    LibraryType("GaugeStyle", [body(of: { $0 as? any GaugeStyle }, body)]),
    LibraryType("GroupBoxStyle", [body(of: { $0 as? any GroupBoxStyle }, body)]),
    LibraryType("DisclosureGroupStyle", [body(of: { $0 as? any DisclosureGroupStyle }, body)]),
  ]

  private static func body<Style, Configuration: NativeValue>(
    of style: @escaping @Sendable (Any) -> Style?,
    _ make: @escaping @Sendable (Style, Configuration) -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: "makeBody",
      signature: Signature(
        parameters: [.parameter("configuration", Configuration.sceneType)],
        result: .view
      )
    ) { call in
      guard case .native(let box) = call.receiver, let style = style(box.value) else {
        throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "\(Style.self)"))
      }
      return .view(make(style, try call.arguments[0].read(as: Configuration.self)))
    }
  }

  private static func body(
    _ style: any PrimitiveButtonStyle,
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any ToggleStyle,
    _ configuration: ToggleStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any LabelStyle,
    _ configuration: LabelStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any LabeledContentStyle,
    _ configuration: LabeledContentStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any ProgressViewStyle,
    _ configuration: ProgressViewStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any GaugeStyle,
    _ configuration: GaugeStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any GroupBoxStyle,
    _ configuration: GroupBoxStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }

  private static func body(
    _ style: any DisclosureGroupStyle,
    _ configuration: DisclosureGroupStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }
}
