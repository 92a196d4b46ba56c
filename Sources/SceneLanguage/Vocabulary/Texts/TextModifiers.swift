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
      .values(
        of: LineHeight.self,
        ["loose": .loose, "normal": .normal, "tight": .tight, "variable": .variable],
        [
          .staticMethod("exact", Parameter<CGFloat>("points")) { LineHeight.exact(points: $0) },
          .staticMethod("multiple", Parameter<CGFloat>("factor")) {
            LineHeight.multiple(factor: $0)
          },
          .staticMethod("leading", Parameter<CGFloat>("increase")) {
            LineHeight.leading(increase: $0)
          },
        ]
      ),
      .values(of: Text.Case.self, ["uppercase": .uppercase, "lowercase": .lowercase]),
      .inert("Font.Leading", constants: ["loose", "standard", "tight"]),
      .inert("Font.Width", constants: ["compressed", "condensed", "expanded", "standard"]),
      .inert(
        "Text.WritingDirectionStrategy",
        constants: ["contentBased", "default", "layoutBased"]
      ),
      .inert("Text.Scale", constants: ["default", "secondary"]),
      .inert(
        "Text.LineStyle",
        constants: ["single"],
        [
          .inert(
            .initializer,
            "init",
            of: "Text.LineStyle",
            [
              .optional("pattern", .named("Text.LineStyle.Pattern")),
              .optional("color", .optional(.named("Color"))),
            ]
          )
        ]
      ),
      .inert(
        "Text.LineStyle.Pattern",
        constants: ["dash", "dashDot", "dashDotDot", "dot", "solid"]
      ),
    ]
  )

  private static let isActive = Parameter<Bool>("_", default: { true })
  private static let lineColor = Parameter<Color?>("color", default: { nil })

  private static let pattern = inert("pattern", "Text.LineStyle.Pattern")

  private static let letters: [LibraryEntry] = [
    .modifier("bold", isActive) { $0.bold($1) }, .modifier("italic", isActive) { $0.italic($1) },
    .modifier("font", Parameter<Font?>("_")) { $0.font($1) },
    .modifier("fontWeight", Parameter<Font.Weight?>("_")) { $0.fontWeight($1) },
    .modifier("fontDesign", Parameter<Font.Design?>("_")) { $0.fontDesign($1) },
    .modifier("underline", isActive, lineColor) { $0.underline($1, color: $2) },
    .modifier("strikethrough", isActive, lineColor) { $0.strikethrough($1, color: $2) },
    .modifier("monospacedDigit") { $0.monospacedDigit() },
    .modifier("underline", isActive, pattern, lineColor) { view, isActive, _, color in
      view.underline(isActive, color: color)
    },
    .modifier("strikethrough", isActive, pattern, lineColor) { view, isActive, _, color in
      view.strikethrough(isActive, color: color)
    },
    .still("fontWidth", .parameter(nil, .optional(.named("Font.Width")))),
    .still("textScale", .parameter(nil, .named("Text.Scale")), .optional("isEnabled", .bool)),
    .still("writingDirection", .parameter("strategy", .named("Text.WritingDirectionStrategy"))),
    .still("allowsTightening", .parameter(nil, .bool)),
    .still("kerning", .parameter(nil, .cgFloat)), .still("tracking", .parameter(nil, .cgFloat)),
    .still("baselineOffset", .parameter(nil, .cgFloat)),
    .modifier("monospaced", isActive) { $0.monospaced($1) },
    .modifier("textCase", Parameter<Text.Case?>("_")) { $0.textCase($1) },
  ]

  private static let lines: [LibraryEntry] = [
    .modifier("lineLimit", Parameter<Int?>("_")) { $0.lineLimit($1) },
    .modifier("lineLimit", Parameter<Int>("_"), Parameter<Bool>("reservesSpace")) {
      $0.lineLimit($1, reservesSpace: $2)
    },
    lineLimit("ClosedRange") { view, range in
      guard case .closedRange(let range) = range else { return nil }
      return view.lineLimit(range)
    },
    lineLimit("PartialRangeFrom") { view, range in
      range.partialBound.map { view.lineLimit($0...) }
    },
    lineLimit("PartialRangeThrough") { view, range in
      range.partialBound.map { view.lineLimit(...$0) }
    },
    .modifier("multilineTextAlignment", Parameter<TextAlignment>("_")) {
      $0.multilineTextAlignment($1)
    },
    .modifier("truncationMode", Parameter<Text.TruncationMode>("_")) { $0.truncationMode($1) },
    .modifier("minimumScaleFactor", Parameter<CGFloat>("_")) { $0.minimumScaleFactor($1) },
    .modifier("lineSpacing", Parameter<CGFloat>("_")) { $0.lineSpacing($1) },
    .modifier("lineHeight", Parameter<LineHeight?>("_")) { $0.lineHeight($1) },
  ]

  /// `lineLimit` with a range of whole numbers.
  private static func lineLimit(
    _ range: String,
    apply: @escaping @Sendable (any View, SceneValue) -> (any View)?
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: "lineLimit",
      signature: Signature(parameters: [.parameter(nil, .named(range, [.int]))], result: .view)
    ) { call in
      let view = try call.receiver.view(for: call)
      guard let limited = apply(view, call.arguments[0]) else {
        throw SceneStop(
          .valueMismatch("\(call.arguments[0].type)", expected: range + "<Int>"),
          at: call.span
        )
      }
      return .view(limited)
    }
  }
}

extension SceneValue {
  /// The whole number at the one end of a range.
  fileprivate var partialBound: Int? {
    guard case .native(let box) = self, let range = box.value as? PartialRangeValue,
      case .int(let bound) = range.bound
    else { return nil }
    return bound
  }
}

extension LineHeight: NativeValue { static var sceneName: String { "AttributedString.LineHeight" } }
extension Text.Case: NativeValue { static var sceneName: String { "Text.Case" } }
extension Text.TruncationMode: NativeValue {
  static var sceneName: String { "Text.TruncationMode" }
}
