/// A row that shows its content while it is open.
///
/// In a list the content makes rows of its own.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
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

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let style = scope.surroundings.styles.disclosureGroup
    let configuration = DisclosureGroupStyleConfiguration(
      label: StyleContent(label),
      content: StyleContent(content),
      isExpanded: isExpanded
    )
    guard scope.membership.list != nil, style is AutomaticDisclosureGroupStyle else {
      return tree.lower(StyledDisclosureGroup(style: style, configuration), in: scope)
    }
    tree.lower(DisclosureRow(configuration: configuration), in: scope)
    guard isExpanded.wrappedValue else { return }
    var rows = scope
    rows.membership.row.indentation += ListMetrics.indentation
    tree.lower(content, in: rows)
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
