internal import Diptych
internal import LayoutEngine

extension Library {
  /// Switches and steppers.
  static let toggles = LibraryFamily(
    title: "Toggles and steppers",
    types: [
      LibraryType(
        "Toggle",
        conformsTo: ["View"],
        [
          .view(title, isOn) { Toggle($0, isOn: $1) },
          .view(title, systemImage, isOn) { Toggle($0, systemImage: $1, isOn: $2) },
          .view(isOn, label) { isOn, label in Toggle(isOn: isOn) { AnyView(any: label) } },
          .view(Parameter<ToggleStyleConfiguration>("_")) { Toggle($0) },
        ]
      ),
      LibraryType(
        "Stepper",
        conformsTo: ["View"],
        [
          .view(title, value, bounds, step, editing) { title, value, bounds, _, _ in
            Stepper(title, value: value, in: bounds)
          },
          .view(
            title,
            value,
            bounds,
            step,
            format,
            editing
          ) {
            title,
            value,
            bounds,
            _,
            _,
            _ in
            Stepper(title, value: value, in: bounds)
          },
          .view(title, value, step, format, editing) { title, value, _, _, _ in
            Stepper(title, value: value)
          },
          .view(value, bounds, step, format, label, editing) { value, bounds, _, _, label, _ in
            Stepper(value: value, in: bounds) { AnyView(any: label) }
          },
          .view(value, step, format, label, editing) { value, _, _, label, _ in
            Stepper(value: value) { AnyView(any: label) }
          },
          .view(title, value, step, editing) { title, value, _, _ in Stepper(title, value: value) },
          .view(value, bounds, step, label, editing) { value, bounds, _, label, _ in
            Stepper(value: value, in: bounds) { AnyView(any: label) }
          },
          // A step may be of any type: without entries of their own it would take the closures.
          .view(value, bounds, label, editing) { value, bounds, label, _ in
            Stepper(value: value, in: bounds) { AnyView(any: label) }
          },
          .view(value, label, editing) { value, label, _ in
            Stepper(value: value) { AnyView(any: label) }
          },
          .view(value, step, label, editing) { value, _, label, _ in
            Stepper(value: value) { AnyView(any: label) }
          },
          .view(title, action("onIncrement"), action("onDecrement"), editing) { title, _, _, _ in
            Stepper(title, onIncrement: {}, onDecrement: {})
          },
          .view(action("onIncrement"), action("onDecrement"), editing, label) { _, _, _, label in
            Stepper(label: { AnyView(any: label) }, onIncrement: {}, onDecrement: {})
          },
          .view(label, action("onIncrement"), action("onDecrement"), editing) { label, _, _, _ in
            Stepper(label: { AnyView(any: label) }, onIncrement: {}, onDecrement: {})
          },
        ]
      ),
    ]
  )

  private static let isOn = Parameter<Binding<Bool>>("isOn")
  private static let bounds = Parameter<ClosedRange<Double>>(
    "in",
    type: .named("ClosedRange", [.unknown])
  )
  /// What a stepper changes is a number of any type.
  private static let value = Parameter<Binding<Double>>("value", type: .binding(.unknown))
  private static let step = Parameter<Double>("step", type: .unknown, default: { 1 })
  private static let format = Parameter<SceneFormat>.format("format")
  private static let editing = Parameter<IgnoredArgument>.action(
    "onEditingChanged",
    parameters: [.bool],
    isOptional: true
  )

  /// A closure that may also be `nil`.
  private static func action(_ label: String) -> Parameter<IgnoredArgument> {
    Parameter(label, type: .optional(.function(FunctionType([], .void)))) { _, _ in
      IgnoredArgument()
    }
  }
}
