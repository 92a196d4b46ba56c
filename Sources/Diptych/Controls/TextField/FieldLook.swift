/// A field as its style draws it.
struct FieldLook: View {
  let style: any TextFieldStyle
  let text: String
  let placeholder: any View
  let axis: Axis
  let alignment: TextAlignment

  var body: some View {
    if let style = style as? any BoxedTextFieldStyle {
      FieldBox(
        text: text,
        placeholder: placeholder,
        hasRoundedBorder: style.hasRoundedBorder,
        isVertical: axis == .vertical,
        alignment: alignment
      )
    } else {
      styled(by: style)
    }
  }

  private func styled(by style: some TextFieldStyle) -> StyleBody {
    let field = TextField<TextFieldStyleLabel>(showing: text, placeholder: placeholder, axis: axis)
    return StyleBody(style._body(configuration: field), by: style) { $0.$textField.leave() }
  }
}
