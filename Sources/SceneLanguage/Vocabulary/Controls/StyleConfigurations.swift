internal import Diptych
internal import LayoutEngine

extension Library {
  /// What styles that scenes declare are told of the control.
  static let styleConfigurations = LibraryFamily(
    title: "Style configurations",
    types: [
      LibraryType(
        "ButtonStyleConfiguration",
        [
          .property("label", of: ButtonStyleConfiguration.self) { $0.label },
          .property("role", of: ButtonStyleConfiguration.self) { $0.role },
          .property("isPressed", of: ButtonStyleConfiguration.self) { $0.isPressed },
        ]
      ),
      LibraryType(
        "PrimitiveButtonStyleConfiguration",
        [
          .property("label", of: PrimitiveButtonStyleConfiguration.self) { $0.label },
          .property("role", of: PrimitiveButtonStyleConfiguration.self) { $0.role },
          .deed("trigger", of: PrimitiveButtonStyleConfiguration.self) { $0.trigger() },
        ]
      ),
      LibraryType(
        "ToggleStyleConfiguration",
        [
          .property("label", of: ToggleStyleConfiguration.self) { $0.label },
          .leading("isOn", of: ToggleStyleConfiguration.self) { $0.$isOn },
          .property("$isOn", of: ToggleStyleConfiguration.self) { $0.$isOn },
          .property("isMixed", of: ToggleStyleConfiguration.self) { $0.isMixed },
        ]
      ),
      LibraryType(
        "LabelStyleConfiguration",
        [
          .property("title", of: LabelStyleConfiguration.self) { $0.title },
          .property("icon", of: LabelStyleConfiguration.self) { $0.icon },
        ]
      ),
      LibraryType(
        "LabeledContentStyleConfiguration",
        [
          .property("label", of: LabeledContentStyleConfiguration.self) { $0.label },
          .property("content", of: LabeledContentStyleConfiguration.self) { $0.content },
        ]
      ),
      LibraryType(
        "ProgressViewStyleConfiguration",
        [
          LibraryEntry.property("fractionCompleted", of: ProgressViewStyleConfiguration.self) {
            $0.fractionCompleted
          }.returning(.optional(.double)),
          .property("label", of: ProgressViewStyleConfiguration.self) { $0.label },
          .property("currentValueLabel", of: ProgressViewStyleConfiguration.self) {
            $0.currentValueLabel
          },
        ]
      ),
      LibraryType(
        "GaugeStyleConfiguration",
        [
          LibraryEntry.property("value", of: GaugeStyleConfiguration.self) { $0.value }
            .returning(.double),
          .property("label", of: GaugeStyleConfiguration.self) { $0.label },
          .property("currentValueLabel", of: GaugeStyleConfiguration.self) {
            $0.currentValueLabel
          },
          .property("minimumValueLabel", of: GaugeStyleConfiguration.self) {
            $0.minimumValueLabel
          },
          .property("maximumValueLabel", of: GaugeStyleConfiguration.self) {
            $0.maximumValueLabel
          },
        ]
      ),
      LibraryType(
        "GroupBoxStyleConfiguration",
        [
          .property("label", of: GroupBoxStyleConfiguration.self) { $0.label },
          .property("content", of: GroupBoxStyleConfiguration.self) { $0.content },
        ]
      ),
      LibraryType(
        "DisclosureGroupStyleConfiguration",
        [
          .property("label", of: DisclosureGroupStyleConfiguration.self) { $0.label },
          .property("content", of: DisclosureGroupStyleConfiguration.self) { $0.content },
          .leading("isExpanded", of: DisclosureGroupStyleConfiguration.self) { $0.$isExpanded },
          .property("$isExpanded", of: DisclosureGroupStyleConfiguration.self) {
            $0.$isExpanded
          },
        ]
      ),
      LibraryType(
        "MenuStyleConfiguration",
        [
          .property("label", of: MenuStyleConfiguration.self) { $0.label },
          .property("content", of: MenuStyleConfiguration.self) { $0.content },
        ]
      ),
      LibraryType(
        "ControlGroupStyleConfiguration",
        [
          .property("content", of: ControlGroupStyleConfiguration.self) { $0.content },
          .property("label", of: ControlGroupStyleConfiguration.self) { $0.label },
        ]
      ),
      LibraryType(
        "DatePickerStyleConfiguration",
        [
          .property("label", of: DatePickerStyleConfiguration.self) { $0.label },
          .leading("selection", of: DatePickerStyleConfiguration.self) { $0.$selection },
          .property("$selection", of: DatePickerStyleConfiguration.self) { $0.$selection },
          .property("minimumDate", of: DatePickerStyleConfiguration.self) { $0.minimumDate },
          .property("maximumDate", of: DatePickerStyleConfiguration.self) { $0.maximumDate },
          .property("displayedComponents", of: DatePickerStyleConfiguration.self) {
            $0.displayedComponents
          },
        ]
      ),
    ]
  )

  /// The type that each style protocol calls `Configuration`.
  static let configurations: [String: String] = Dictionary(
    uniqueKeysWithValues: styleConfigurations.types.map {
      (String($0.name.dropLast("Configuration".count)), $0.name)
    }
  )
}

extension LibraryEntry {
  /// A property that leads to a value elsewhere, which can be written through a constant too.
  fileprivate static func leading<Receiver: SceneRepresentable, Value: SceneRepresentable>(
    _ name: String,
    of type: Receiver.Type,
    to binding: @escaping @Sendable (Receiver) -> Binding<Value>
  ) -> LibraryEntry {
    var entry = property(name, of: type) { binding($0).wrappedValue }
    entry.isNonmutating = true
    entry.write = { call, value in
      binding(try Receiver.receiver(of: call)).wrappedValue = try value.read(as: Value.self)
    }
    return entry
  }
}

extension ButtonStyleConfiguration: NativeValue {}
extension ControlGroupStyleConfiguration: NativeValue {}
extension DatePickerStyleConfiguration: NativeValue {}
extension DisclosureGroupStyleConfiguration: NativeValue {}
extension GaugeStyleConfiguration: NativeValue {}
extension GroupBoxStyleConfiguration: NativeValue {}
extension LabelStyleConfiguration: NativeValue {}
extension LabeledContentStyleConfiguration: NativeValue {}
extension MenuStyleConfiguration: NativeValue {}
extension PrimitiveButtonStyleConfiguration: NativeValue {}
extension ProgressViewStyleConfiguration: NativeValue {}
extension ToggleStyleConfiguration: NativeValue {}
extension StyleContent: NativeValue { static var sceneName: String { "View" } }
