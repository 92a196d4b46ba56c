/// A control that chooses a date; a picture shows the chosen one.
public struct DatePicker<Label: View>: Control {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let label: any View
  private let selection: Binding<Date>
  private let components: DatePickerComponents

  init(
    _ selection: Binding<Date>,
    _ components: DatePickerComponents,
    writtenBySystem label: any View
  ) {
    self.selection = selection
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection,
      displayedComponents,
      writtenBySystem: Written(content: label())
    )
  }

  var elementName: String { "DatePicker" }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.datePicker)
  }

  private func styled(by style: some DatePickerStyle) -> StyleBody {
    let configuration = DatePickerStyleConfiguration(
      label: StyleContent(label),
      selection: selection,
      displayedComponents: components
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$datePicker.leave()
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, writtenBySystem: controlTitle(title))
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
