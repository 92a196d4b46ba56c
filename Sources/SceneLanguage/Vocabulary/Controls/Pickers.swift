internal import Diptych
internal import LayoutEngine

extension Library {
  /// Controls that choose one of several values.
  static let pickers = LibraryFamily(
    title: "Pickers",
    types: [
      LibraryType(
        "Picker",
        conformsTo: ["View"],
        [
          .view(title, selection, content) { title, selection, content in
            Picker(title, selection: selection) { AnyView(any: content) }
          },
          .view(title, systemImage, selection, content) { title, image, selection, content in
            Picker(title, systemImage: image, selection: selection) {
              AnyView(any: content)
            }
          },
          .view(title, selection, content, current) { title, selection, content, current in
            Picker(title, selection: selection) {
              AnyView(any: content)
            } currentValueLabel: {
              AnyView(any: current)
            }
          },
          .view(title, systemImage, selection, content, current) {
            title,
            image,
            selection,
            content,
            current in
            Picker(selection: selection) {
              AnyView(any: content)
            } label: {
              Label(title, systemImage: image)
            } currentValueLabel: {
              AnyView(any: current)
            }
          },
          .view(selection, content, label, current) { selection, content, label, current in
            Picker(selection: selection) {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            } currentValueLabel: {
              AnyView(any: current)
            }
          },
          .view(selection, content, label) { selection, content, label in
            Picker(selection: selection) {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
          .view(selection, Parameter<any View>.view("label"), content) {
            selection,
            label,
            content in
            Picker(selection: selection, label: AnyView(any: label)) { AnyView(any: content) }
          },
        ]
      ),
      LibraryType(
        "DatePicker",
        conformsTo: ["View"],
        [
          .view(title, date, anything("in"), components) { title, date, _, components in
            DatePicker(title, selection: date, displayedComponents: components)
          },
          .view(date, anything("in"), components, label) {
            date,
            _,
            components,
            label in
            DatePicker(selection: date, displayedComponents: components) {
              AnyView(any: label)
            }
          },
        ]
      ),
      LibraryType(
        "MultiDatePicker",
        conformsTo: ["View"],
        [
          .view(title, days, anything("in")) { title, days, _ in
            MultiDatePicker(title, selection: days)
          },
          .view(days, anything("in"), label) { days, _, label in
            MultiDatePicker(selection: days) { AnyView(any: label) }
          },
        ]
      ),
      .options(of: DatePickerComponents.self, ["hourAndMinute": .hourAndMinute, "date": .date]),
      LibraryType(
        "ColorPicker",
        conformsTo: ["View"],
        [
          .view(title, color, supportsOpacity) {
            ColorPicker($0, selection: $1, supportsOpacity: $2)
          },
          .view(color, supportsOpacity, label) { color, supportsOpacity, label in
            ColorPicker(selection: color, supportsOpacity: supportsOpacity) { AnyView(any: label) }
          },
        ]
      ),
    ]
  )

  /// A binding to a value of any type, which is compared with the tags of the choices.
  static let selection = Parameter<Binding<SceneValue>>("selection", type: .binding(.unknown))

  private static let current = Parameter<any View>.content("currentValueLabel")
  private static let date = Parameter<Binding<Date>>("selection")
  private static let days = Parameter<Binding<Set<DateComponents>>>(
    "selection",
    type: .binding(.named("Set", [.named("DateComponents")]))
  ) { value, call in
    guard case .binding(let binding) = value else {
      throw SceneStop(.valueMismatch("\(value.type)", expected: "Binding<Set<DateComponents>>"))
    }
    let days = try call.evaluation.elements(of: try binding.get())
    return .constant(Set(try days.map { try $0.read(as: DateComponents.self) }))
  }
  private static let components = Parameter<DatePickerComponents>(
    "displayedComponents",
    default: { [.hourAndMinute, .date] }
  )
  private static let color = Parameter<Binding<Color>>("selection")
  private static let supportsOpacity = Parameter<Bool>("supportsOpacity", default: { true })
}

extension DatePickerComponents: NativeValue {}
