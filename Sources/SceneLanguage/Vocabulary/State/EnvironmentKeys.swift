internal import Diptych
internal import LayoutEngine

extension Library {
  /// `self[ThemeKey.self]` in an extension of `EnvironmentValues`.
  static let environmentKey = LibraryEntry.values(
    of: EnvironmentValues.self,
    keyedBy: "EnvironmentKey"
  )

  /// The modifiers that change the environment.
  static let environmentModifiers: [LibraryEntry] = [
    .changing(
      "environment",
      .parameter(nil, .result),
      of: { $0.environment },
      { call, old in call.arguments[1] },
      apply: { $0.changingEnvironment($1) }
    ),
    .changing(
      "transformEnvironment",
      .action("transform", [.inout(.result)]),
      of: { $0.environment },
      { call, old in
        let box = VariableBox(old)
        _ = try call.arguments[1].call([.box(box)])
        return box.value
      },
      apply: { $0.changingEnvironment($1) }
    ),
  ]
}
