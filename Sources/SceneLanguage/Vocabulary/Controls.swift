internal import Diptych
internal import LayoutEngine

extension Library {
  /// Controls, as they look while nobody touches them.
  static let controls = LibraryFamily(
    title: "Controls",
    types: [
      LibraryType(
        "Slider",
        conformsTo: ["View"],
        [
          .view(
            Parameter<Binding<Double>>("value"),
            Parameter<ClosedRange<Double>>("in", default: { 0...1 }),
            editing
          ) { value, bounds, _ in Slider(value: value, in: bounds) },
          .view(
            Parameter<Binding<Double>>("value"),
            Parameter<ClosedRange<Double>>("in"),
            Parameter<Double>("step"),
            editing
          ) { value, bounds, step, _ in Slider(value: value, in: bounds, step: step) },
          .view(
            Parameter<Binding<Double>>("value"),
            Parameter<ClosedRange<Double>>("in", default: { 0...1 }),
            Parameter<any View>.content("label"),
            Parameter<any View>.content("minimumValueLabel"),
            Parameter<any View>.content("maximumValueLabel"),
            editing
          ) { value, bounds, label, minimum, maximum, _ in
            Slider(value: value, in: bounds) {
              AnyView(any: label)
            } minimumValueLabel: {
              AnyView(any: minimum)
            } maximumValueLabel: {
              AnyView(any: maximum)
            }
          },
        ]
      )
    ]
  )

  private static let editing = Parameter<IgnoredArgument>.action(
    "onEditingChanged",
    parameters: [.bool],
    isOptional: true
  )
}
