internal import Diptych

extension Library {
  /// Light and dark, the size of type, and the classes of devices.
  static let appearances = LibraryFamily(
    title: "Appearance",
    types: [
      LibraryType(
        "View",
        [
          .modifier("preferredColorScheme", Parameter<ColorScheme?>("_")) {
            $0.preferredColorScheme($1)
          },
          .modifier("colorScheme", Parameter<ColorScheme>("_")) { $0.colorScheme($1) },
          .modifier("dynamicTypeSize", Parameter<DynamicTypeSize>("_")) { $0.dynamicTypeSize($1) },
          .still("dynamicTypeSize", .parameter(nil, .named("ClosedRange", [dynamicTypeSize]))),
          .still(
            "dynamicTypeSize",
            .parameter(nil, .named("PartialRangeThrough", [dynamicTypeSize]))
          ),
          .still(
            "dynamicTypeSize",
            .parameter(nil, .named("PartialRangeFrom", [dynamicTypeSize]))
          ),
        ]
      ),
      .values(
        of: ColorScheme.self,
        ["light": .light, "dark": .dark],
        [.constant("allCases", ColorScheme.allCases)]
      ),
      .values(of: ColorSchemeContrast.self, ["standard": .standard, "increased": .increased]),
      typeSizes,
      LibraryType(
        "ContentSizeCategory",
        conformsTo: ["Hashable", "Comparable"],
        olderSizes.map { .constant($0.key, type: .named("ContentSizeCategory"), $0.value) }
          + [
            .property("isAccessibilityCategory", of: DynamicTypeSize.self) {
              $0.isAccessibilitySize
            }
          ]
      ),
      .values(
        of: ScenePhase.self,
        ["background": .background, "inactive": .inactive, "active": .active]
      ),
      .values(
        of: UserInterfaceSizeClass.self,
        ["compact": .compact, "regular": .regular]
      ),
      .values(
        of: TabViewBottomAccessoryPlacement.self,
        ["inline": .inline, "expanded": .expanded]
      ),
    ]
  )

  private static let olderSizes: KeyValuePairs<String, DynamicTypeSize> = [
    "extraSmall": .xSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .xLarge, "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge,
    "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
    "accessibilityExtraLarge": .accessibility3,
    "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5,
  ]

  private static let dynamicTypeSize = SceneType.named("DynamicTypeSize")

  private static let typeSizes: LibraryType = {
    var type = LibraryType.values(
      of: DynamicTypeSize.self,
      [
        "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large,
        "xLarge": .xLarge, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
        "accessibility1": .accessibility1, "accessibility2": .accessibility2,
        "accessibility3": .accessibility3, "accessibility4": .accessibility4,
        "accessibility5": .accessibility5,
      ],
      [
        .constant("allCases", DynamicTypeSize.allCases),
        .property("isAccessibilitySize", of: DynamicTypeSize.self) { $0.isAccessibilitySize },
      ]
    )
    type.conformances.append("Comparable")
    return type
  }()
}

extension ColorScheme: NativeValue {}
extension ColorSchemeContrast: NativeValue {}
extension DynamicTypeSize: NativeValue {}
extension ScenePhase: NativeValue {}
extension TabViewBottomAccessoryPlacement: NativeValue {}
extension UserInterfaceSizeClass: NativeValue {}
