internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Fonts, pictures, and what else texts of UIKit are told with.
  static let interfaceTexts = LibraryFamily(
    title: "UIKit: fontMembers and pictures",
    types: [
      .class("UIFont", fontMembers),
      .values(
        of: UIFont.Weight.self,
        [
          "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
          "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
          "black": .black,
        ]
      ),
      .cases(
        of: UIFont.TextStyle.self,
        [
          "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
          "headline": .headline, "subheadline": .subheadline, "body": .body,
          "callout": .callout, "footnote": .footnote, "caption1": .caption1,
          "caption2": .caption2,
        ]
      ),
      .cases(
        of: NSTextAlignment.self,
        [
          "left": .left, "center": .center, "right": .right, "justified": .justified,
          "natural": .natural,
        ]
      ),
      .cases(
        of: NSLineBreakMode.self,
        [
          "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
          "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
          "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
        ]
      ),
      .class("UIImage", imageMembers),
      .inert("UIImage.SymbolConfiguration", symbolLooks),
      .inert(
        "UIImage.SymbolScale",
        constants: ["default", "unspecified", "small", "medium", "large"]
      ),
      .inert(
        "UIImage.SymbolWeight",
        constants: [
          "unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
          "heavy", "black",
        ]
      ),
      .cases(
        of: UIImage.RenderingMode.self,
        [
          "automatic": .automatic, "alwaysOriginal": .alwaysOriginal,
          "alwaysTemplate": .alwaysTemplate,
        ]
      ),
    ]
  )

  private static let fontMembers: [LibraryEntry] = [
    .staticMethod("systemFont", Parameter<CGFloat>("ofSize")) { UIFont.systemFont(ofSize: $0) },
    .staticMethod("systemFont", Parameter<CGFloat>("ofSize"), Parameter<UIFont.Weight>("weight")) {
      UIFont.systemFont(ofSize: $0, weight: $1)
    },
    .staticMethod("boldSystemFont", Parameter<CGFloat>("ofSize")) {
      UIFont.boldSystemFont(ofSize: $0)
    },
    .staticMethod("italicSystemFont", Parameter<CGFloat>("ofSize")) {
      UIFont.italicSystemFont(ofSize: $0)
    },
    .staticMethod(
      "monospacedSystemFont",
      Parameter<CGFloat>("ofSize"),
      Parameter<UIFont.Weight>("weight")
    ) { UIFont.monospacedSystemFont(ofSize: $0, weight: $1) },
    .staticMethod(
      "monospacedDigitSystemFont",
      Parameter<CGFloat>("ofSize"),
      Parameter<UIFont.Weight>("weight")
    ) { UIFont.monospacedDigitSystemFont(ofSize: $0, weight: $1) },
    .staticMethod("preferredFont", Parameter<UIFont.TextStyle>("forTextStyle")) {
      UIFont.preferredFont(forTextStyle: $0)
    },
    .staticMethod(
      "preferredFont",
      Parameter<UIFont.TextStyle>("forTextStyle"),
      Parameter<IgnoredArgument>.ignored("compatibleWith", .optional(UITraitCollection.sceneType))
    ) { style, _ in UIFont.preferredFont(forTextStyle: style) },
    .initializer(Parameter<String>("name"), Parameter<CGFloat>("size")) {
      UIFont(name: $0, size: $1)
    },
    .initializer(
      Parameter<CGFloat>("_size"),
      Parameter<Bool>("_isBold"),
      Parameter<Bool>("_isItalic")
    ) { UIFont(size: $0, isBold: $1, isItalic: $2) },
    .property("_isBold", of: UIFont.self) { $0.isBold },
    .property("_isItalic", of: UIFont.self) { $0.isItalic },
    .property("lineHeight", of: UIFont.self) { $0.lineHeight },
    .property("ascender", of: UIFont.self) { $0.ascender },
    .property("descender", of: UIFont.self) { $0.descender },
    .property("leading", of: UIFont.self) { $0.leading },
    .method("withSize", of: UIFont.self, Parameter<CGFloat>("_")) { $0.withSize($1) },
    .property("pointSize", of: UIFont.self) { $0.pointSize },
    .constant("labelFontSize", UIFont.labelFontSize),
    .constant("buttonFontSize", UIFont.buttonFontSize),
    .constant("smallSystemFontSize", UIFont.smallSystemFontSize),
    .constant("systemFontSize", UIFont.systemFontSize),
  ]

  private static let symbolConfiguration = SceneType.named("UIImage.SymbolConfiguration")

  /// The looks of symbols, of which a terminal has one.
  private static let symbolLooks: [LibraryEntry] = {
    let size = ParameterSignature.parameter("pointSize", CGFloat.sceneType)
    let weight = ParameterSignature.optional("weight", .named("UIImage.SymbolWeight"))
    let scale = ParameterSignature.optional("scale", .named("UIImage.SymbolScale"))
    let signatures: [[ParameterSignature]] = [
      [size, weight, scale],
      [.parameter("textStyle", UIFont.TextStyle.sceneType), scale],
      [.parameter("font", UIFont.sceneType), scale],
      [.parameter("scale", .named("UIImage.SymbolScale"))],
      [.parameter("weight", .named("UIImage.SymbolWeight"))],
      [.parameter("paletteColors", .array(UIColor.sceneType))],
      [.parameter("hierarchicalColor", UIColor.sceneType)],
    ]
    return signatures.map {
      .inert(.initializer, "init", of: "UIImage.SymbolConfiguration", $0)
    } + [
      .generic("applying", [.parameter(nil, symbolConfiguration)], result: symbolConfiguration) {
        $0.receiver
      }
    ]
  }()

  private static let imageMembers: [LibraryEntry] = [
    .initializer(symbolName("systemName")) { UIImage(systemName: $0) },
    .initializer(
      symbolName("systemName"),
      Parameter<IgnoredArgument>.ignored("withConfiguration", .optional(symbolConfiguration))
    ) { name, _ in UIImage(systemName: name) },
    .initializer(
      Parameter<String>("named"),
      Parameter<IgnoredArgument>.ignored("in", .optional(.named("Bundle"))),
      Parameter<IgnoredArgument>.anything("compatibleWith")
    ) { name, _, _ in UIImage(named: name) }.sizedByCatalog { UIImage(named: $0, size: $1) },
    .method(
      "withConfiguration",
      of: UIImage.self,
      Parameter<IgnoredArgument>.ignored("_", symbolConfiguration)
    ) { image, _ in image },
    .method(
      "applyingSymbolConfiguration",
      of: UIImage.self,
      Parameter<IgnoredArgument>.ignored("_", symbolConfiguration)
    ) { image, _ in UIImage?.some(image) },
    .property("flipsForRightToLeftLayoutDirection", of: UIImage.self) {
      $0.flipsForRightToLeftLayoutDirection
    },
    .initializer(Parameter<String>("named")) { UIImage(named: $0) }
      .sizedByCatalog { UIImage(named: $0, size: $1) },
    .initializer { UIImage() },
    .initializer(Parameter<CGSize>("_drawnIn")) { UIImage(drawnIn: $0) },
    // No bytes and no file lead to a picture here: there is no network and no store.
    .initializer(Parameter<IgnoredArgument>.anything("data")) { _ in UIImage?.none },
    .initializer(
      Parameter<IgnoredArgument>.anything("data"),
      Parameter<IgnoredArgument>.ignored("scale", .cgFloat)
    ) { _, _ in UIImage?.none },
    .initializer(Parameter<IgnoredArgument>.ignored("contentsOfFile", .string)) { _ in
      UIImage?.none
    },
    .property("size", of: UIImage.self) { $0.size },
    .property("_isSymbol", of: UIImage.self) { $0.isSymbol },
    .property("scale", of: UIImage.self) { _ in CGFloat(1) },
    .deed("draw", of: UIImage.self, Parameter<CGRect>("in")) {
      UIGraphicsGetCurrentContext()?.draw($0, in: $1)
    },
    .deed("draw", of: UIImage.self, Parameter<CGPoint>("at")) {
      UIGraphicsGetCurrentContext()?.draw($0, in: CGRect(origin: $1, size: $0.size))
    },
    .deed(
      "draw",
      of: UIImage.self,
      Parameter<CGRect>("in"),
      blending,
      Parameter<CGFloat>("alpha")
    ) { image, rect, _, alpha in UIGraphicsGetCurrentContext()?.draw(image, in: rect, alpha) },
    .deed(
      "draw",
      of: UIImage.self,
      Parameter<CGPoint>("at"),
      blending,
      Parameter<CGFloat>("alpha")
    ) { image, point, _, alpha in
      UIGraphicsGetCurrentContext()?
        .draw(image, in: CGRect(origin: point, size: image.size), alpha)
    },
    .method(
      "withTintColor",
      of: UIImage.self,
      Parameter<UIColor>("_"),
      Parameter<UIImage.RenderingMode>("renderingMode", default: { .automatic })
    ) { $0.withTintColor($1, renderingMode: $2) },
    .method("withRenderingMode", of: UIImage.self, Parameter<UIImage.RenderingMode>("_")) {
      $0.withRenderingMode($1)
    },
    .method("imageFlippedForRightToLeftLayoutDirection", of: UIImage.self) {
      $0.imageFlippedForRightToLeftLayoutDirection()
    },
  ]

  /// How a picture is mixed with what lies behind, which boxes do not show.
  private static let blending =
    Parameter<IgnoredArgument>.ignored("blendMode", .named("CGBlendMode"))
}

extension CGContext {
  /// Draws a picture that covers only a part of what lies behind.
  fileprivate func draw(_ image: UIImage, in rect: CGRect, _ alpha: CGFloat) {
    saveGState()
    multiplyLayerOpacity(alpha)
    draw(image, in: rect)
    restoreGState()
  }
}
