internal import Diptych
internal import LayoutEngine

extension Library {
  /// The looks of all texts in a view.
  static let textModifiers = LibraryFamily(
    title: "Looks of texts",
    types: [
      LibraryType("View", letters + lines),
      .values(
        of: Text.TruncationMode.self,
        ["head": .head, "middle": .middle, "tail": .tail]
      ),
      .values(of: Text.Case.self, ["uppercase": .uppercase, "lowercase": .lowercase]),
      LibraryType("LocalizedStringKey", alias: .string),
    ]
  )

  private static let isActive = Parameter<Bool>("_", default: { true })
  private static let lineColor = Parameter<Color?>("color", default: { nil })

  private static let letters: [LibraryEntry] = [
    .modifier("bold", isActive) { $0.bold($1) }, .modifier("italic", isActive) { $0.italic($1) },
    .modifier("font", Parameter<Font?>("_")) { $0.font($1) },
    .modifier("fontWeight", Parameter<Font.Weight?>("_")) { $0.fontWeight($1) },
    .modifier("fontDesign", Parameter<Font.Design?>("_")) { $0.fontDesign($1) },
    .modifier("underline", isActive, lineColor) { $0.underline($1, color: $2) },
    .modifier("strikethrough", isActive, lineColor) { $0.strikethrough($1, color: $2) },
    .modifier("monospacedDigit") { $0.monospacedDigit() },
    .modifier("monospaced", isActive) { $0.monospaced($1) },
    .modifier("textCase", Parameter<Text.Case?>("_")) { $0.textCase($1) },
  ]

  private static let lines: [LibraryEntry] = [
    .modifier("lineLimit", Parameter<Int?>("_")) { $0.lineLimit($1) },
    .modifier("multilineTextAlignment", Parameter<TextAlignment>("_")) {
      $0.multilineTextAlignment($1)
    },
    .modifier("truncationMode", Parameter<Text.TruncationMode>("_")) { $0.truncationMode($1) },
    .modifier("minimumScaleFactor", Parameter<CGFloat>("_")) { $0.minimumScaleFactor($1) },
    .modifier("lineSpacing", Parameter<CGFloat>("_")) { $0.lineSpacing($1) },
  ]
}

extension Text.Case: NativeValue { static var sceneName: String { "Text.Case" } }
extension Text.TruncationMode: NativeValue {
  static var sceneName: String { "Text.TruncationMode" }
}
