internal import Diptych
internal import LayoutEngine

extension Library {
  /// Views that show how far something has come.
  static let progress = LibraryFamily(
    title: "Progress",
    types: [
      LibraryType(
        "ProgressView",
        conformsTo: ["View"],
        [
          .view { ProgressView() }, .view(title) { ProgressView($0) },
          .view(value, total) { ProgressView(value: $0, total: $1) },
          .view(title, value, total) { ProgressView($0, value: $1, total: $2) },
          .view(label) { label in ProgressView { AnyView(any: label) } },
          .view(value, total, label) { value, total, label in
            ProgressView(value: value, total: total) { AnyView(any: label) }
          },
          .view(value, total, label, current) { value, total, label, current in
            ProgressView(value: value, total: total) {
              AnyView(any: label)
            } currentValueLabel: {
              AnyView(any: current)
            }
          },
          .view(Parameter<ProgressViewStyleConfiguration>("_")) { ProgressView($0) },
        ]
      ),
      LibraryType(
        "Gauge",
        conformsTo: ["View"],
        [
          .view(gaugeValue, bounds, label) { value, bounds, label in
            Gauge(value: value, in: bounds) { AnyView(any: label) }
          },
          .view(gaugeValue, bounds, label, current) { value, bounds, label, current in
            Gauge(value: value, in: bounds) {
              AnyView(any: label)
            } currentValueLabel: {
              AnyView(any: current)
            }
          },
          .view(gaugeValue, bounds, label, current, minimum, maximum) {
            value,
            bounds,
            label,
            current,
            minimum,
            maximum in
            Gauge(value: value, in: bounds) {
              AnyView(any: label)
            } currentValueLabel: {
              AnyView(any: current)
            } minimumValueLabel: {
              AnyView(any: minimum)
            } maximumValueLabel: {
              AnyView(any: maximum)
            }
          },
        ]
      ),
    ]
  )

  private static let value = Parameter<Double?>("value", type: .optional(.double))
  private static let total = Parameter<Double>.number("total", default: { 1 })
  private static let gaugeValue = Parameter<Double>.number("value")
  private static let bounds = Parameter<ClosedRange<Double>>("in", default: { 0...1 })
  private static let current = Parameter<any View>.content("currentValueLabel")
  private static let minimum = Parameter<any View>.content("minimumValueLabel")
  private static let maximum = Parameter<any View>.content("maximumValueLabel")
}
