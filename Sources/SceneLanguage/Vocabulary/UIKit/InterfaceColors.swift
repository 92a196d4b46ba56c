internal import ConstraintLayout

extension Library {
  /// Colours of UIKit.
  static let interfaceColors = LibraryFamily(
    title: "UIKit: colours",
    types: [
      .class("UIColor", colorMakings + colorPalette + colorRoles),
      .class(
        "CGColor",
        [
          .initializer(
            Parameter<Double>("red"),
            Parameter<Double>("green"),
            Parameter<Double>("blue"),
            Parameter<Double>("alpha")
          ) { CGColor(red: $0, green: $1, blue: $2, alpha: $3) }
        ]
      ),
    ]
  )

  private static let colorMakings: [LibraryEntry] = [
    .initializer(
      Parameter<Double>("red"),
      Parameter<Double>("green"),
      Parameter<Double>("blue"),
      Parameter<Double>("alpha")
    ) { UIColor(red: $0, green: $1, blue: $2, alpha: $3) },
    .initializer(Parameter<Double>("white"), Parameter<Double>("alpha")) {
      UIColor(white: $0, alpha: $1)
    },
    .initializer(
      Parameter<Double>("hue"),
      Parameter<Double>("saturation"),
      Parameter<Double>("brightness"),
      Parameter<Double>("alpha")
    ) { UIColor(hue: $0, saturation: $1, brightness: $2, alpha: $3) },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [
          .function("dynamicProvider", [UITraitCollection.sceneType], UIColor.sceneType)
        ],
        result: UIColor.sceneType
      )
    ) { call in try call.arguments[0].call([UITraitCollection.current.sceneValue]) },
    // A picture has no colour that a terminal knows.
    .initializer(Parameter<UIImage>("patternImage")) { _ in UIColor(Paint(.secondary)) },
    .initializer(Parameter<String>("named")) { UIColor(named: $0) }
      .coloredByCatalog { UIColor($0) },
    .initializer(
      Parameter<String>("named"),
      Parameter<IgnoredArgument>.anything("in", isOptional: true),
      Parameter<IgnoredArgument>.anything("compatibleWith", isOptional: true)
    ) { name, _, _ in UIColor(named: name) }.coloredByCatalog { UIColor($0) },
    .initializer(Parameter<CGColor>("cgColor")) { UIColor($0.paint) },
    .property("_parts", of: UIColor.self) { $0.parts },
    .deed("set", of: UIColor.self) { color in
      UIGraphicsGetCurrentContext()?.setFillColor(color.cgColor)
      UIGraphicsGetCurrentContext()?.setStrokeColor(color.cgColor)
    },
    .deed("setFill", of: UIColor.self) {
      UIGraphicsGetCurrentContext()?.setFillColor($0.cgColor)
    },
    .deed("setStroke", of: UIColor.self) {
      UIGraphicsGetCurrentContext()?.setStrokeColor($0.cgColor)
    },
    .method("withAlphaComponent", of: UIColor.self, Parameter<Double>("_")) {
      $0.withAlphaComponent($1)
    },
    .property("cgColor", of: UIColor.self) { $0.cgColor },
  ]

  private static let colorPalette: [LibraryEntry] = [
    .constant("systemRed", UIColor.systemRed), .constant("systemOrange", UIColor.systemOrange),
    .constant("systemYellow", UIColor.systemYellow),
    .constant("systemGreen", UIColor.systemGreen), .constant("systemMint", UIColor.systemMint),
    .constant("systemTeal", UIColor.systemTeal), .constant("systemCyan", UIColor.systemCyan),
    .constant("systemBlue", UIColor.systemBlue),
    .constant("systemIndigo", UIColor.systemIndigo),
    .constant("systemPurple", UIColor.systemPurple),
    .constant("systemPink", UIColor.systemPink), .constant("systemBrown", UIColor.systemBrown),
    .constant("systemGray", UIColor.systemGray), .constant("systemGray2", UIColor.systemGray2),
    .constant("systemGray3", UIColor.systemGray3),
    .constant("systemGray4", UIColor.systemGray4),
    .constant("systemGray5", UIColor.systemGray5),
    .constant("systemGray6", UIColor.systemGray6), .constant("black", UIColor.black),
    .constant("darkGray", UIColor.darkGray), .constant("lightGray", UIColor.lightGray),
    .constant("white", UIColor.white), .constant("gray", UIColor.gray),
    .constant("red", UIColor.red), .constant("green", UIColor.green),
    .constant("blue", UIColor.blue), .constant("cyan", UIColor.cyan),
    .constant("yellow", UIColor.yellow), .constant("magenta", UIColor.magenta),
    .constant("orange", UIColor.orange), .constant("purple", UIColor.purple),
    .constant("brown", UIColor.brown), .constant("clear", UIColor.clear),
  ]

  private static let colorRoles: [LibraryEntry] = [
    .constant("label", UIColor.label), .constant("secondaryLabel", UIColor.secondaryLabel),
    .constant("tertiaryLabel", UIColor.tertiaryLabel),
    .constant("quaternaryLabel", UIColor.quaternaryLabel),
    .constant("placeholderText", UIColor.placeholderText), .constant("link", UIColor.link),
    .constant("tintColor", UIColor.tintColor), .constant("separator", UIColor.separator),
    .constant("opaqueSeparator", UIColor.opaqueSeparator),
    .constant("systemBackground", UIColor.systemBackground),
    .constant("secondarySystemBackground", UIColor.secondarySystemBackground),
    .constant("tertiarySystemBackground", UIColor.tertiarySystemBackground),
    .constant("systemGroupedBackground", UIColor.systemGroupedBackground),
    .constant("secondarySystemGroupedBackground", UIColor.secondarySystemGroupedBackground),
    .constant("tertiarySystemGroupedBackground", UIColor.tertiarySystemGroupedBackground),
    .constant("systemFill", UIColor.systemFill),
    .constant("secondarySystemFill", UIColor.secondarySystemFill),
    .constant("tertiarySystemFill", UIColor.tertiarySystemFill),
    .constant("quaternarySystemFill", UIColor.quaternarySystemFill),
  ]
}
