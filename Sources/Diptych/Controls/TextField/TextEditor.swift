/// Text of several lines to edit; it takes the area it is offered.
public struct TextEditor: Control {
  private let text: String

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  var elementName: String { "TextEditor" }

  func appearance(in scope: LoweringScope) -> some View {
    Text(verbatim: text)
      .padding(ControlMetrics.textEditorInsets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}
