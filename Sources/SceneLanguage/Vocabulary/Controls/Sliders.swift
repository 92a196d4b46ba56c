internal import Diptych
internal import LayoutEngine

extension Library {
  /// Sliders.
  static let sliders = LibraryFamily(
    title: "Sliders",
    types: [
      LibraryType(
        "Slider",
        conformsTo: ["View"],
        [
          .view(value, optionalBounds, editing) { value, bounds, _ in
            Slider(value: value, in: bounds)
          },
          .view(value, bounds, step, editing) { value, bounds, step, _ in
            Slider(value: value, in: bounds, step: step)
          },
          .view(value, optionalBounds, label, editing) { value, bounds, label, _ in
            Slider(value: value, in: bounds) { AnyView(any: label) }
          },
          .view(value, optionalBounds, label, ticks, editing) { value, bounds, label, _, _ in
            Slider(value: value, in: bounds) { AnyView(any: label) }
          },
          .view(value, bounds, step, label, editing) { value, bounds, step, label, _ in
            Slider(value: value, in: bounds, step: step) { AnyView(any: label) }
          },
          .view(value, optionalBounds, label, minimum, maximum, editing) {
            value,
            bounds,
            label,
            minimum,
            maximum,
            _ in
            labeled(value, bounds, step: nil, label, minimum, maximum)
          },
          .view(value, bounds, step, label, minimum, maximum, editing) {
            value,
            bounds,
            step,
            label,
            minimum,
            maximum,
            _ in
            labeled(value, bounds, step: step, label, minimum, maximum)
          },
          .view(value, optionalBounds, editing, minimumView, maximumView, label) {
            value,
            bounds,
            _,
            minimum,
            maximum,
            label in
            labeled(value, bounds, step: nil, label, minimum, maximum)
          },
          .view(value, bounds, step, editing, minimumView, maximumView, label) {
            value,
            bounds,
            step,
            _,
            minimum,
            maximum,
            label in
            labeled(value, bounds, step: step, label, minimum, maximum)
          },
        ]
      )
    ]
  )

  private static let value = Parameter<Binding<Double>>("value", type: .binding(.double))
  private static let range = SceneType.named("ClosedRange", [.double])
  private static let bounds = Parameter<ClosedRange<Double>>("in", type: range)
  private static let optionalBounds = Parameter<ClosedRange<Double>>(
    "in",
    type: range,
    default: { 0...1 }
  )
  private static let step = Parameter<Double>.number("step")
  private static let minimum = Parameter<any View>.content("minimumValueLabel")
  private static let maximum = Parameter<any View>.content("maximumValueLabel")
  private static let minimumView = Parameter<any View>.view("minimumValueLabel")
  private static let maximumView = Parameter<any View>.view("maximumValueLabel")
  private static let ticks = Parameter<any View>.content("ticks")
  private static let editing = Parameter<IgnoredArgument>.action(
    "onEditingChanged",
    parameters: [.bool],
    isOptional: true
  )

  private static func labeled(
    _ value: Binding<Double>,
    _ bounds: ClosedRange<Double>,
    step: Double?,
    _ label: any View,
    _ minimum: any View,
    _ maximum: any View
  ) -> any View {
    guard let step else {
      return Slider(value: value, in: bounds) {
        AnyView(any: label)
      } minimumValueLabel: {
        AnyView(any: minimum)
      } maximumValueLabel: {
        AnyView(any: maximum)
      }
    }
    return Slider(value: value, in: bounds, step: step) {
      AnyView(any: label)
    } minimumValueLabel: {
      AnyView(any: minimum)
    } maximumValueLabel: {
      AnyView(any: maximum)
    }
  }
}
