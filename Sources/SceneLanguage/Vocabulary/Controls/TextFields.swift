internal import Diptych
internal import LayoutEngine

extension Library {
  /// Fields for text.
  static let textFields = LibraryFamily(
    title: "Text fields",
    types: [
      LibraryType(
        "TextField",
        conformsTo: ["View"],
        [
          .view(title, text, prompt, axis) { TextField($0, text: $1, prompt: $2, axis: $3) },
          .view(title, text, editing, ending) { title, text, _, _ in TextField(title, text: text) },
          .view(title, value, format, prompt) { title, value, format, prompt in
            let value = value.wrappedValue.unwrapped
            let text = try value.map(format.string) ?? ""
            return TextField(title, text: .constant(text), prompt: prompt)
          },
          .view(value, format, prompt, label) { value, format, prompt, label in
            let text = try value.wrappedValue.unwrapped.map(format.string) ?? ""
            return TextField(text: .constant(text), prompt: prompt) { AnyView(any: label) }
          },
          .view(text, prompt, axis, label) { text, prompt, axis, label in
            TextField(text: text, prompt: prompt, axis: axis) { AnyView(any: label) }
          },
        ]
      ),
      LibraryType(
        "SecureField",
        conformsTo: ["View"],
        [
          .view(title, text, prompt) { SecureField($0, text: $1, prompt: $2) },
          .view(text, prompt, label) { text, prompt, label in
            SecureField(text: text, prompt: prompt) { AnyView(any: label) }
          },
        ]
      ),
      LibraryType("TextEditor", conformsTo: ["View"], [.view(text) { TextEditor(text: $0) }]),
    ]
  )

  private static let text = Parameter<Binding<String>>("text")
  private static let value = Parameter<Binding<SceneValue>>("value", type: .binding(.unknown))
  private static let format = Parameter<SceneFormat>.format("format")
  private static let prompt = Parameter<Text?>("prompt", default: { nil })
  private static let editing = Parameter<IgnoredArgument>.action(
    "onEditingChanged",
    parameters: [.bool],
    isOptional: true
  )
  private static let ending = Parameter<IgnoredArgument>.action("onCommit", isOptional: true)
  private static let axis = Parameter<Axis>("axis", default: { .horizontal })
}
