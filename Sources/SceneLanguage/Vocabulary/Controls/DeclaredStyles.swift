internal import Diptych

/// A scene's `ButtonStyle`.
struct DeclaredButtonStyle: ButtonStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `PrimitiveButtonStyle`.
struct DeclaredPrimitiveButtonStyle: PrimitiveButtonStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `ToggleStyle`.
struct DeclaredToggleStyle: ToggleStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `LabelStyle`.
struct DeclaredLabelStyle: LabelStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `LabeledContentStyle`.
struct DeclaredLabeledContentStyle: LabeledContentStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `ProgressViewStyle`.
struct DeclaredProgressViewStyle: ProgressViewStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `GaugeStyle`.
struct DeclaredGaugeStyle: GaugeStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `GroupBoxStyle`.
struct DeclaredGroupBoxStyle: GroupBoxStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `DisclosureGroupStyle`.
struct DeclaredDisclosureGroupStyle: DisclosureGroupStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `MenuStyle`.
struct DeclaredMenuStyle: MenuStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `ControlGroupStyle`.
struct DeclaredControlGroupStyle: ControlGroupStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

/// A scene's `DatePickerStyle`.
struct DeclaredDatePickerStyle: DatePickerStyle {
  let style: DeclaredStyle
  func makeBody(configuration: Configuration) -> some View { style.body(configuration) }
}

// swift-format-ignore: NoLeadingUnderscores
/// A scene's `TextFieldStyle`.
struct DeclaredTextFieldStyle: TextFieldStyle {
  let style: DeclaredStyle
  func _body(configuration: TextField<Self._Label>) -> some View {
    style.body(.view(configuration), "_body")
  }
}
