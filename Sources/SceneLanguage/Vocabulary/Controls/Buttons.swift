internal import Diptych
internal import LayoutEngine

extension Library {
  /// Buttons, and what else leads to an action.
  static let buttons = LibraryFamily(
    title: "Buttons",
    types: [
      LibraryType(
        "Button",
        conformsTo: ["View"],
        [
          .view(title, action) { title, _ in Button(title, action: {}) },
          .view(title, role, action) { title, role, _ in Button(title, role: role, action: {}) },
          .view(title, systemImage, Parameter<ButtonRole?>("role", default: { nil }), action) {
            title,
            image,
            role,
            _ in
            Button(title, systemImage: image, role: role, action: {})
          },
          .view(action, label) { _, label in Button(action: {}) { AnyView(any: label) } },
          .view(role, action, label) { role, _, label in
            Button(role: role, action: {}) { AnyView(any: label) }
          },
          .view(Parameter<ButtonRole>("role"), action) { role, _ in Button(role: role, action: {})
          },
          .view(Parameter<PrimitiveButtonStyleConfiguration>("_")) { Button($0) },
        ]
      ),
      .values(
        of: ButtonRole.self,
        ["destructive": .destructive, "cancel": .cancel, "confirm": .confirm, "close": .close]
      ),
      LibraryType(
        "Link",
        conformsTo: ["View"],
        [
          .view(title, destination) { Link($0, destination: $1) },
          .view(destination, label) { destination, label in
            Link(destination: destination) { AnyView(any: label) }
          },
        ]
      ),
      LibraryType(
        "Menu",
        conformsTo: ["View"],
        [
          .view(Parameter<MenuStyleConfiguration>("_")) { Menu($0) },
          .view(title, content, primaryAction) { title, content, _ in
            Menu(title) { AnyView(any: content) }
          },
          .view(title, systemImage, content, primaryAction) { title, image, content, _ in
            Menu(title, systemImage: image) { AnyView(any: content) }
          },
          .view(content, label, primaryAction) { content, label, _ in
            Menu {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
        ]
      ),
    ]
  )

  /// A title that the system sets.
  static let title = Parameter<LocalizedStringKey>.translated("_")
  /// The name of a symbol.
  static let systemImage = symbolName("systemImage")
  /// What stands for a control.
  static let label = Parameter<any View>.content("label")
  /// What is in a control.
  static let content = Parameter<any View>.content()

  private static let role = Parameter<ButtonRole?>("role")
  private static let destination = Parameter<SceneValue>("destination", type: .named("URL"))
  private static let action = Parameter<IgnoredArgument>.action("action")
  private static let primaryAction = Parameter<IgnoredArgument>.action(
    "primaryAction",
    isOptional: true
  )
}

extension ButtonRole: NativeValue {}
