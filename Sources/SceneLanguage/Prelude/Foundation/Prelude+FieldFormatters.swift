extension Prelude {
  /// Fields whose values are written by Foundation's older formatters of a class.
  static func fields(ofValues value: String, writtenBy formatter: String) -> String {
    let generic = value == "Value" ? "<Value>" : ""
    let endings = """
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
      """
    return """
      extension TextField {
        init\(generic)(
          _ title: String, value: Binding<\(value)>, formatter: \(formatter), \(endings)
        ) {
          self.init(title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""))
        }
        init\(generic)(
          _ title: String, value: Binding<\(value)>, formatter: \(formatter), prompt: Text?
        ) {
          let text = formatter.string(for: value.wrappedValue) ?? ""
          self.init(title, text: .constant(text), prompt: prompt)
        }
        init\(generic)(
          value: Binding<\(value)>, formatter: \(formatter), prompt: Text? = nil,
          @ViewBuilder label: () -> Label
        ) {
          let text = formatter.string(for: value.wrappedValue) ?? ""
          self.init(text: .constant(text), prompt: prompt, label: label)
        }
      }
      """
  }
}
