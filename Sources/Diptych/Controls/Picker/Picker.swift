/// A choice among options, which scenes name by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Control {
  private let selection: SelectionValue
  private let label: any View
  private let content: Content
  /// What stands for the chosen option in a menu; `nil` where the option does.
  private let current: (any View)?

  init(
    _ selection: Binding<SelectionValue>,
    label: any View,
    content: Content,
    current: (any View)? = nil
  ) {
    self.selection = selection.wrappedValue
    self.label = label
    self.content = content
    self.current = current
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: Written(content: label()), content: content())
  }

  /// Creates a picker with a label, in the order of the first release.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: Written(content: label), content: content())
  }

  var elementName: String { "Picker" }

  func appearance(in scope: LoweringScope) -> some View {
    let form = scope.surroundings.styles.picker.form
    let options = PickerOptions(content: content, selection: AnyHashable(selection), form: form)
    switch form {
    case .segments:
      HStack(spacing: 0) { options }
        .font(ControlMetrics.segmentFont)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .frame(height: ControlMetrics.segmentedHeight)
        .background(
          scope.environment.controlLooks.segments.map { Color($0) } ?? ControlPaint.box,
          in: RoundedRectangle(cornerRadius: ControlMetrics.boxRadius)
        )
    case .list:
      VStack(alignment: .leading) { options }
    case .wheel:
      WheelBand { options }
    case .menu, .link:
      PickerValue(
        label: StyleContent(label),
        mark: form == .link ? "chevron.forward" : "chevron.up.chevron.down",
        isInList: scope.surroundings.isInList
      ) {
        if let current { AnyView(any: current) } else { options }
      }
    }
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard scope.membership.list != nil, scope.surroundings.styles.picker.form == .list else {
      return lowerAsOne(into: &tree, in: scope)
    }
    let rows = PickerRows(label: label, content: content, selection: AnyHashable(selection))
    rows.lower(into: &tree, in: scope)
  }
}

/// The chosen option of a picker, and in a list the picker's label before it.
private struct PickerValue<Content: View>: ComposedView {
  let label: StyleContent
  /// The symbol that tells what a touch does.
  let mark: String
  let isInList: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isInList {
      LabeledRow(label: label) { value.foregroundStyle(HierarchicalShapeStyle.secondary) }
    } else {
      PlainlySpaced { value }.foregroundStyle(TintShapeStyle())
    }
  }

  private var value: some View {
    HStack {
      content
      Image(systemName: mark)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: controlTitle(titleKey), content: content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: controlTitle(title), content: content())
  }
}

extension Picker where Label == Diptych.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let label = Diptych.Label(titleKey, systemImage: systemImage)
    self.init(selection, label: Unwritten(content: label), content: content())
  }
}
