internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Buttons of UIKit and their looks.
  static let interfaceButtons = LibraryFamily(
    title: "UIKit: buttons",
    types: [
      .class(
        "UIButton",
        inheriting: "UIControl",
        LibraryEntry.frames { UIButton(frame: $0) } + buttonMakings + buttonMembers + keptByButtons
      ),
      .cases(
        of: UIButton.ButtonType.self,
        [
          "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
          "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
          "close": .close,
        ]
      ),
      LibraryType(
        UIButton.Configuration.sceneName,
        conformsTo: ["Hashable"],
        buttonConfigurations
      ),
      .cases(
        of: UIButton.Configuration.CornerStyle.self,
        [
          "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
          "large": .large, "capsule": .capsule,
        ]
      ),
      .cases(
        of: UIButton.Configuration.TitleAlignment.self,
        ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
      ),
      .cases(
        of: UIButton.Configuration.Size.self,
        ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
      ),
    ]
  )

  private static let buttonMakings: [LibraryEntry] = [
    .object(Parameter<UIButton.ButtonType>("type")) { UIButton(type: $0) },
    .object(
      Parameter<UIButton.ButtonType>("type", default: { .system }),
      Parameter<UIAction?>("primaryAction")
    ) { UIButton(type: $0, primaryAction: $1) },
    .object(
      Parameter<UIButton.Configuration>("configuration"),
      Parameter<UIAction?>("primaryAction", default: { nil })
    ) { UIButton(configuration: $0, primaryAction: $1) },
  ]

  private static let buttonMembers: [LibraryEntry] = [
    .deed(
      "setTitle",
      of: UIButton.self,
      Parameter<String?>("_"),
      Parameter<UIControl.State>("for")
    ) { $0.setTitle($1, for: $2) },
    .deed(
      "setImage",
      of: UIButton.self,
      Parameter<UIImage?>("_"),
      Parameter<UIControl.State>("for")
    ) { $0.setImage($1, for: $2) },
    .deed(
      "setTitleColor",
      of: UIButton.self,
      Parameter<UIColor?>("_"),
      Parameter<UIControl.State>("for")
    ) { $0.setTitleColor($1, for: $2) },
    .method("title", of: UIButton.self, Parameter<UIControl.State>("for")) { $0.title(for: $1) },
    .method("image", of: UIButton.self, Parameter<UIControl.State>("for")) { $0.image(for: $1) },
    .property("currentTitle", of: UIButton.self) { $0.currentTitle },
    .property("currentImage", of: UIButton.self) { $0.currentImage },
    .property("titleLabel", of: UIButton.self) { $0.titleLabel },
    .property("buttonType", of: UIButton.self) { $0.buttonType },
    .reference("configuration", \UIButton.configuration),
    .reference("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .reference("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .reference("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .property("imageView", of: UIButton.self) { $0.imageView },
    .method("titleColor", of: UIButton.self, Parameter<UIControl.State>("for")) {
      $0.titleColor(for: $1)
    },
    .deed(
      "setAttributedTitle",
      of: UIButton.self,
      Parameter<NSAttributedString?>("_"),
      Parameter<UIControl.State>("for")
    ) { $0.setAttributedTitle($1, for: $2) },
    .property("currentAttributedTitle", of: UIButton.self) { $0.currentAttributedTitle },
    .property("currentTitleColor", of: UIButton.self) { $0.currentTitleColor },
    rect(.content), rect(.background), rect(.title), rect(.image),
  ]

  /// A rectangle of a button, which a scene may override.
  private static func rect(_ part: UIButton.Part) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: part.rawValue,
      signature: Signature(
        parameters: [.parameter(part.label, CGRect.sceneType)],
        result: CGRect.sceneType
      )
    ) { call in
      let button = try UIButton.receiver(of: call)
      let rect = try call.arguments[0].read(as: CGRect.self)
      return
        (call.isSuper ? button.rect(of: part, in: rect) : button.resolvedRect(of: part, in: rect))
        .sceneValue
    }
  }

  private static let buttonConfigurations: [LibraryEntry] = [
    .staticMethod("plain") { UIButton.Configuration.plain() },
    .staticMethod("borderless") { UIButton.Configuration.borderless() },
    .staticMethod("gray") { UIButton.Configuration.gray() },
    .staticMethod("bordered") { UIButton.Configuration.bordered() },
    .staticMethod("tinted") { UIButton.Configuration.tinted() },
    .staticMethod("borderedTinted") { UIButton.Configuration.borderedTinted() },
    .staticMethod("filled") { UIButton.Configuration.filled() },
    .staticMethod("borderedProminent") { UIButton.Configuration.borderedProminent() },
    .property("title", \UIButton.Configuration.title),
    .property("subtitle", \UIButton.Configuration.subtitle),
    .property("image", \UIButton.Configuration.image),
    .property("imagePadding", \UIButton.Configuration.imagePadding),
    .property("titlePadding", \UIButton.Configuration.titlePadding),
    .property("titleAlignment", \UIButton.Configuration.titleAlignment),
    .property("imagePlacement", \UIButton.Configuration.imagePlacement),
    .property("contentInsets", \UIButton.Configuration.contentInsets),
    .property("baseForegroundColor", \UIButton.Configuration.baseForegroundColor),
    .property("baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor),
    .property("cornerStyle", \UIButton.Configuration.cornerStyle),
    .property("buttonSize", \UIButton.Configuration.buttonSize),
    .property("showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator),
    .property("_attributedTitle", \UIButton.Configuration.styledTitle),
    .property("_attributedSubtitle", \UIButton.Configuration.styledSubtitle),
    .property("_color", \UIButton.Configuration.ground.color),
    .property("_cornerRadius", \UIButton.Configuration.ground.cornerRadius),
    .property("_strokeColor", \UIButton.Configuration.ground.strokeColor),
    .property("_strokeWidth", \UIButton.Configuration.ground.strokeWidth),
    .method("updated", of: UIButton.Configuration.self, Parameter<UIButton>("for")) { look, _ in
      look
    },
  ]
}
