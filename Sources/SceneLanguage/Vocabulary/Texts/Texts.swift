internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine

extension Library {
  /// Text and its looks.
  static let texts = LibraryFamily(
    title: "Text",
    types: [
      LibraryType(
        "Text",
        conformsTo: ["View", "Equatable"],
        [
          .initializer(title) { Text($0) },
          .initializer(
            title,
            anything("tableName"),
            bundle,
            anything("comment")
          ) { title, _, _, _ in Text(title) },
          .initializer(Parameter<Image>("_")) { Text($0) },
          .initializer(Parameter<String>("verbatim")) { Text(verbatim: $0) },
          .initializer(
            Parameter<SceneValue>.anything("_"),
            Parameter<SceneFormat>.format("format")
          ) { try $1.text($0) },
          .initializer(Parameter<Date>("_"), Parameter<SceneFormat>.format("format")) {
            try $1.text($0.sceneValue)
          },
          .initializer(Parameter<Date>("_"), Parameter<Text.DateStyle>("style")) {
            Text($0, style: $1)
          },
          .method("bold", of: Text.self) { $0.bold() },
          .method("bold", of: Text.self, Parameter<Bool>("_")) { $0.bold($1) },
          .method("italic", of: Text.self) { $0.italic() },
          .method("italic", of: Text.self, Parameter<Bool>("_")) { $0.italic($1) },
          .method("font", of: Text.self, Parameter<Font?>("_")) { $0.font($1) },
          .method("fontWeight", of: Text.self, Parameter<Font.Weight?>("_")) { $0.fontWeight($1) },
          .method("monospacedDigit", of: Text.self) { $0.monospacedDigit() },
          .method("monospaced", of: Text.self, Parameter<Bool>("_", default: { true })) {
            $0.monospaced($1)
          },
          .method("foregroundColor", of: Text.self, Parameter<Color?>("_")) {
            $0.foregroundColor($1)
          },
          .method("foregroundStyle", of: Text.self, Parameter<any ShapeStyle>.style("_")) {
            (text: Text, style: any ShapeStyle) in text.foregroundStyle(style)
          },
          .method("kerning", of: Text.self, Parameter<CGFloat>("_")) { $0.kerning($1) },
          .method("tracking", of: Text.self, Parameter<CGFloat>("_")) { $0.tracking($1) },
          .method(
            "underline",
            of: Text.self,
            Parameter<Bool>("_", default: { true }),
            Parameter<Color?>("color", default: { nil })
          ) { $0.underline($1, color: $2) },
          .method(
            "strikethrough",
            of: Text.self,
            Parameter<Bool>("_", default: { true }),
            Parameter<Color?>("color", default: { nil })
          ) { $0.strikethrough($1, color: $2) },
          .method("baselineOffset", of: Text.self, Parameter<CGFloat>("_")) {
            $0.baselineOffset($1)
          },
        ]
      )
    ]
  )

  /// An argument of an inert type.
  static func inert(_ label: String, _ type: String) -> Parameter<IgnoredArgument> {
    Parameter(label, type: .named(type)) { _, _ in IgnoredArgument() }
  }

  /// The bundle that holds a table or a picture.
  static let bundle = Parameter<IgnoredArgument>.ignored(
    "bundle",
    .optional(.named("Bundle")),
    isOptional: true
  )

  /// An argument that tells translators or the system what to do.
  static func anything(_ label: String) -> Parameter<IgnoredArgument> {
    .anything(label, isOptional: true)
  }

  /// Fonts, of which a terminal shows the weight and the slant.
  static let fonts = LibraryFamily(
    title: "Fonts",
    types: [
      LibraryType(
        "Font",
        conformsTo: ["Hashable"],
        [
          .constant("largeTitle", Font.largeTitle), .constant("title", Font.title),
          .constant("title2", Font.title2), .constant("title3", Font.title3),
          .constant("headline", Font.headline), .constant("subheadline", Font.subheadline),
          .constant("body", Font.body), .constant("callout", Font.callout),
          .constant("footnote", Font.footnote), .constant("caption", Font.caption),
          .constant("caption2", Font.caption2),
          .initializer(Parameter<UIFont>("_")) { font in
            let system = Font.system(size: font.pointSize, weight: font.isBold ? .bold : nil)
            return font.isItalic ? system.italic() : system
          },
          .staticMethod(
            "system",
            Parameter<CGFloat>("size"),
            Parameter<Font.Weight?>("weight", default: { nil }),
            Parameter<Font.Design?>("design", default: { nil })
          ) { Font.system(size: $0, weight: $1, design: $2) },
          .staticMethod(
            "system",
            Parameter<Font.TextStyle>("_"),
            Parameter<Font.Design?>("design", default: { nil }),
            Parameter<Font.Weight?>("weight", default: { nil })
          ) { Font.system($0, design: $1, weight: $2) },
          .staticMethod("custom", Parameter<String>("_"), Parameter<CGFloat>("size")) {
            Font.custom($0, size: $1)
          },
          .staticMethod(
            "custom",
            Parameter<String>("_"),
            Parameter<CGFloat>("size"),
            Parameter<Font.TextStyle>("relativeTo")
          ) { name, size, _ in Font.custom(name, size: size) },
          .staticMethod("custom", Parameter<String>("_"), Parameter<CGFloat>("fixedSize")) {
            Font.custom($0, size: $1)
          },
          .method("smallCaps", of: Font.self) { $0 },
          .method("lowercaseSmallCaps", of: Font.self) { $0 },
          .method("uppercaseSmallCaps", of: Font.self) { $0 },
          .method("leading", of: Font.self, inert("_", "Font.Leading")) { font, _ in font },
          .method("width", of: Font.self, inert("_", "Font.Width")) { font, _ in font },
          .method("bold", of: Font.self) { $0.bold() },
          .method("italic", of: Font.self) { $0.italic() },
          .method("monospaced", of: Font.self) { $0.monospaced() },
          .method("monospacedDigit", of: Font.self) { $0.monospacedDigit() },
          .method("weight", of: Font.self, Parameter<Font.Weight>("_")) { $0.weight($1) },
        ]
      ),
      LibraryType(
        "Font.Weight",
        conformsTo: ["Hashable"],
        [
          .constant("ultraLight", Font.Weight.ultraLight), .constant("thin", Font.Weight.thin),
          .constant("light", Font.Weight.light), .constant("regular", Font.Weight.regular),
          .constant("medium", Font.Weight.medium), .constant("semibold", Font.Weight.semibold),
          .constant("bold", Font.Weight.bold), .constant("heavy", Font.Weight.heavy),
          .constant("black", Font.Weight.black),
        ]
      ),
      LibraryType(
        "Font.Design",
        [
          .constant("default", Font.Design.default), .constant("serif", Font.Design.serif),
          .constant("rounded", Font.Design.rounded),
          .constant("monospaced", Font.Design.monospaced),
        ]
      ),
      LibraryType(
        "Font.TextStyle",
        [
          .constant("largeTitle", Font.TextStyle.largeTitle),
          .constant("title", Font.TextStyle.title),
          .constant("title2", Font.TextStyle.title2), .constant("title3", Font.TextStyle.title3),
          .constant("headline", Font.TextStyle.headline),
          .constant("subheadline", Font.TextStyle.subheadline),
          .constant("body", Font.TextStyle.body), .constant("callout", Font.TextStyle.callout),
          .constant("footnote", Font.TextStyle.footnote),
          .constant("caption", Font.TextStyle.caption),
          .constant("caption2", Font.TextStyle.caption2),
        ]
      ),
    ]
  )
}
