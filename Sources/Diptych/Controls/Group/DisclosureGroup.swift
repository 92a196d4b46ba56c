/// A row that shows its content while it is open.
public struct DisclosureGroup<Label: View, Content: View>: Control {
  private let label: any View
  private let content: any View
  private let isExpanded: Binding<Bool>

  init(label: any View, content: any View, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Creates a closed group with a label of views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Creates a group with a label of views.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: Written(content: label()),
      content: Written(content: content()),
      isExpanded: isExpanded
    )
  }

  var elementName: String { "DisclosureGroup" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.disclosureGroup)
  }

  private func styled(by style: some DisclosureGroupStyle) -> StyleBody {
    let configuration = DisclosureGroupStyleConfiguration(
      label: StyleContent(label),
      content: StyleContent(content),
      isExpanded: isExpanded
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a closed group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey, isExpanded: .constant(false), content: content)
  }

  /// Creates a closed group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label, isExpanded: .constant(false), content: content)
  }

  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: controlTitle(titleKey),
      content: Written(content: content()),
      isExpanded: isExpanded
    )
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: controlTitle(label),
      content: Written(content: content()),
      isExpanded: isExpanded
    )
  }
}
