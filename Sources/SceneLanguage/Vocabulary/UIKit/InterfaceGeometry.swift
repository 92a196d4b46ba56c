internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Insets, priorityMembers, and directions of UIKit; lengths are in points.
  static let interfaceGeometry = LibraryFamily(
    title: "UIKit: insets and priorities",
    types: [
      LibraryType(
        "UIEdgeInsets",
        conformsTo: ["Hashable"],
        [
          .initializer(
            Parameter<CGFloat>("top"),
            Parameter<CGFloat>("left"),
            Parameter<CGFloat>("bottom"),
            Parameter<CGFloat>("right")
          ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) },
          .initializer { UIEdgeInsets() }, .constant("zero", UIEdgeInsets.zero),
          .property("top", \UIEdgeInsets.top), .property("left", \UIEdgeInsets.left),
          .property("bottom", \UIEdgeInsets.bottom), .property("right", \UIEdgeInsets.right),
        ]
      ),
      LibraryType(
        "NSDirectionalEdgeInsets",
        conformsTo: ["Hashable"],
        [
          .initializer(
            Parameter<CGFloat>("top"),
            Parameter<CGFloat>("leading"),
            Parameter<CGFloat>("bottom"),
            Parameter<CGFloat>("trailing")
          ) { NSDirectionalEdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) },
          .initializer { NSDirectionalEdgeInsets() },
          .constant("zero", NSDirectionalEdgeInsets.zero),
          .property("top", \NSDirectionalEdgeInsets.top),
          .property("leading", \NSDirectionalEdgeInsets.leading),
          .property("bottom", \NSDirectionalEdgeInsets.bottom),
          .property("trailing", \NSDirectionalEdgeInsets.trailing),
        ]
      ),
      LibraryType(
        "CGRect",
        [
          .method("inset", of: CGRect.self, Parameter<UIEdgeInsets>("by")) { $0.inset(by: $1) }
        ]
      ),
      LibraryType("UILayoutPriority", conformsTo: ["Hashable", "Comparable"], priorityMembers),
      .options(
        of: NSDirectionalRectEdge.self,
        [
          "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
        ]
      ),
      .cases(
        of: UIUserInterfaceLayoutDirection.self,
        ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
      ),
      .cases(
        of: UISemanticContentAttribute.self,
        [
          "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
          "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]
      ),
      .cases(
        of: UITraitCollection.LayoutDirection.self,
        ["unspecified": .unspecified, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
      ),
      .cases(
        of: UIUserInterfaceSizeClass.self,
        ["unspecified": .unspecified, "compact": .compact, "regular": .regular]
      ),
      .cases(
        of: UIUserInterfaceIdiom.self,
        ["unspecified": .unspecified, "phone": .phone, "pad": .pad]
      ),
      .class("UITraitCollection", traitMembers),
      .class(
        "UIScreen",
        [
          .constant("main", UIScreen.main),
          .property("bounds", of: UIScreen.self) { $0.bounds },
          .property("scale", of: UIScreen.self) { $0.scale },
          .property("nativeScale", of: UIScreen.self) { $0.scale },
          .property("nativeBounds", of: UIScreen.self) { screen in
            CGRect(
              x: 0,
              y: 0,
              width: screen.bounds.width * screen.scale,
              height: screen.bounds.height * screen.scale
            )
          },
        ]
      ),
    ]
  )

  private static let priorityMembers: [LibraryEntry] = [
    .initializer(Parameter<Float>("_")) { UILayoutPriority($0) },
    .initializer(Parameter<Float>("rawValue")) { UILayoutPriority(rawValue: $0) },
    .property("rawValue", of: UILayoutPriority.self) { $0.rawValue },
    .constant("required", UILayoutPriority.required),
    .constant("defaultHigh", UILayoutPriority.defaultHigh),
    .constant("dragThatCanResizeScene", UILayoutPriority.dragThatCanResizeScene),
    .constant("sceneSizeStayPut", UILayoutPriority.sceneSizeStayPut),
    .constant("dragThatCannotResizeScene", UILayoutPriority.dragThatCannotResizeScene),
    .constant("defaultLow", UILayoutPriority.defaultLow),
    .constant("fittingSizeLevel", UILayoutPriority.fittingSizeLevel),
  ]

  private static let traitMembers: [LibraryEntry] = [
    .constant("current", UITraitCollection.current),
    .property("layoutDirection", of: UITraitCollection.self) { $0.layoutDirection },
    .property("displayScale", of: UITraitCollection.self) { $0.displayScale },
    .property("horizontalSizeClass", of: UITraitCollection.self) { $0.horizontalSizeClass },
    .property("verticalSizeClass", of: UITraitCollection.self) { $0.verticalSizeClass },
    .property("userInterfaceIdiom", of: UITraitCollection.self) { $0.userInterfaceIdiom },
    // A terminal's colours are those of a light interface.
    LibraryEntry(
      kind: .property,
      name: "userInterfaceStyle",
      signature: Signature(parameters: [], result: .named("UIUserInterfaceStyle"))
    ) { _ in .inert("light", of: .named("UIUserInterfaceStyle")) },
    LibraryEntry(
      kind: .property,
      name: "preferredContentSizeCategory",
      signature: Signature(parameters: [], result: .named("UIContentSizeCategory"))
    ) { _ in .inert("large", of: .named("UIContentSizeCategory")) },
    .idle(
      "hasDifferentColorAppearance",
      .parameter("comparedTo", .optional(UITraitCollection.sceneType)),
      result: .bool,
      giving: .bool(false)
    ),
  ]
}
