/// A button that opens an address; a picture shows its label.
public struct Link<Label: View>: Control {
  private let label: any View

  /// Creates a link with a label of views.
  public init<Address>(destination: Address, @ViewBuilder label: () -> Label) {
    self.label = Written(content: label())
  }

  var elementName: String { "Link" }

  func appearance(in scope: LoweringScope) -> some View {
    PlainlySpaced { StyleContent(label) }.foregroundStyle(TintShapeStyle())
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init<Address>(_ titleKey: LocalizedStringKey, destination: Address) {
    label = controlTitle(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Address>(_ title: Title, destination: Address) {
    label = controlTitle(title)
  }
}
