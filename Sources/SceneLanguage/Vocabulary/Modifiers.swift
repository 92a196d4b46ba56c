internal import Diptych

extension Library {
  /// Modifiers that scenes declare.
  static let modifiers = LibraryFamily(
    title: "Declared modifiers",
    types: [
      LibraryType(
        "View",
        [
          LibraryEntry(
            kind: .method,
            name: "modifier",
            signature: Signature(
              parameters: [.parameter(nil, .named("ViewModifier"))],
              result: .view
            )
          ) { call in
            guard case .structure(let value) = call.arguments[0],
              let body = value.declaration.method("body", labels: ["content"])
            else {
              throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: "ViewModifier"))
            }
            let content = try call.receiver.view(for: call)
            return .view(
              ModifiedView(
                content: content,
                value: value,
                body: body.code,
                evaluation: call.evaluation
              )
            )
          }
        ]
      ),
      LibraryType(
        "ViewModifier",
        [
          LibraryEntry(
            kind: .method,
            name: "animation",
            signature: Signature(
              parameters: [.parameter(nil, .optional(.named("Animation")))],
              result: .named("ViewModifier")
            )
          ) { $0.receiver }
        ]
      ),
    ]
  )
}
