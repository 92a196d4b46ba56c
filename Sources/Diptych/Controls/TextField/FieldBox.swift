/// The text of a field, or what stands in its place while it is empty, on one line.
struct FieldBox: ComposedView {
  let text: String
  let placeholder: any View
  let hasRoundedBorder: Bool
  /// Whether the field grows with its text.
  var isVertical = false
  var alignment = TextAlignment.leading

  var body: some View {
    if hasRoundedBorder {
      content
        .padding(.horizontal, ControlMetrics.textFieldInset)
        .frame(height: ControlMetrics.roundedTextFieldHeight)
        .overlay {
          RoundedRectangle(cornerRadius: ControlMetrics.boxRadius)
            .strokeBorder(HierarchicalShapeStyle.secondary)
        }
    } else if isVertical {
      content.frame(minHeight: ControlMetrics.textFieldHeight)
    } else {
      content.frame(height: ControlMetrics.textFieldHeight)
    }
  }

  private var content: some View {
    shown
      .lineLimit(isVertical ? nil : 1)
      .frame(maxWidth: .infinity, alignment: place)
  }

  /// Where the text stands in its line, which is longer than the text.
  private var place: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder private var shown: some View {
    if text.isEmpty {
      AnyView(any: placeholder).foregroundStyle(HierarchicalShapeStyle.secondary)
    } else {
      Text(verbatim: text)
    }
  }
}
