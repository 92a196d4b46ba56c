/// A control that chooses a colour, shown as a disc of it.
public struct ColorPicker<Label: View>: Control {
  private let label: any View
  private let selection: Color

  init(_ selection: Binding<Color>, writtenBySystem label: any View) {
    self.selection = selection.wrappedValue
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, writtenBySystem: Written(content: label()))
  }

  var elementName: String { "ColorPicker" }

  func appearance(in scope: LoweringScope) -> some View {
    let side = ControlMetrics.colorWellLength
    LabeledRow(label: StyleContent(label)) {
      Circle().fill(selection).frame(width: side, height: side)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection, writtenBySystem: controlTitle(title))
  }
}
