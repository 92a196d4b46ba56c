/// Content in a box, below a title.
public struct GroupBox<Label: View, Content: View>: Control {
  private let label: any View
  private let content: any View

  init(label: any View, content: any View) {
    self.label = label
    self.content = content
  }

  /// Creates a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: Written(content: label()), content: Written(content: content()))
  }

  /// Creates a box with a label, in the order of the first release.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: Written(content: label), content: Written(content: content()))
  }

  var elementName: String { "GroupBox" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.groupBox)
  }

  private func styled(by style: some GroupBoxStyle) -> StyleBody {
    let configuration = GroupBoxStyleConfiguration(
      label: StyleContent(label),
      content: StyleContent(content)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$groupBox.leave()
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: Written(content: content()))
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: controlTitle(titleKey), content: Written(content: content()))
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: controlTitle(title), content: Written(content: content()))
  }
}
