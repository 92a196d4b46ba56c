internal import Diptych
internal import LayoutEngine

extension Library {
  /// The styles that scenes choose among and cannot add to.
  static let fixedStyles: [LibraryType] =
    LibraryType.styles(
      "TextFieldStyle",
      [
        BuiltInStyle("automatic") { DefaultTextFieldStyle() },
        BuiltInStyle("plain") { PlainTextFieldStyle() },
        BuiltInStyle("roundedBorder") { RoundedBorderTextFieldStyle() },
      ]
    )
    + LibraryType.styles(
      "PickerStyle",
      [
        BuiltInStyle("automatic") { DefaultPickerStyle() },
        BuiltInStyle("menu") { MenuPickerStyle() },
        BuiltInStyle("segmented") { SegmentedPickerStyle() },
        BuiltInStyle("palette") { SegmentedPickerStyle() },
        BuiltInStyle("inline") { InlinePickerStyle() },
        BuiltInStyle("wheel") { WheelPickerStyle() },
        BuiltInStyle("navigationLink") { NavigationLinkPickerStyle() },
      ]
    )
    + LibraryType.styles(
      "DatePickerStyle",
      [
        BuiltInStyle("automatic") { DefaultDatePickerStyle() },
        BuiltInStyle("compact") { CompactDatePickerStyle() },
        BuiltInStyle("wheel") { WheelDatePickerStyle() },
        BuiltInStyle("graphical") { GraphicalDatePickerStyle() },
      ]
    )
    + LibraryType.styles(
      "ListStyle",
      [
        BuiltInStyle("automatic") { DefaultListStyle() },
        BuiltInStyle("plain") { PlainListStyle() },
        BuiltInStyle("inset") { InsetListStyle() },
        BuiltInStyle("grouped") { GroupedListStyle() },
        BuiltInStyle("insetGrouped") { InsetGroupedListStyle() },
        BuiltInStyle("sidebar") { SidebarListStyle() },
      ]
    )
    + LibraryType.styles(
      "FormStyle",
      [
        BuiltInStyle("automatic") { AutomaticFormStyle() },
        BuiltInStyle("grouped") { GroupedFormStyle() },
        BuiltInStyle("columns") { ColumnsFormStyle() },
      ]
    )
    + LibraryType.styles(
      "TabViewStyle",
      [
        BuiltInStyle("automatic") { DefaultTabViewStyle() },
        BuiltInStyle("page") { PageTabViewStyle() },
      ]
    )
    + [
      LibraryType(
        "TabViewStyle",
        [
          .staticMethod("page", indexDisplayMode) { PageTabViewStyle(indexDisplayMode: $0) }
        ]
          // On a phone their tabs are at the bottom as always.
          + ["sidebarAdaptable", "tabBarOnly"].map {
            LibraryEntry(
              kind: .staticProperty,
              name: $0,
              signature: Signature(parameters: [], result: .named("DefaultTabViewStyle"))
            ) { _ in BuiltInStyle("automatic") { DefaultTabViewStyle() }.value }
          }
      ),
      LibraryType(
        "PageTabViewStyle",
        [.initializer(indexDisplayMode) { PageTabViewStyle(indexDisplayMode: $0) }]
      ),
      .values(
        of: PageTabViewStyle.IndexDisplayMode.self,
        ["automatic": .automatic, "always": .always, "never": .never]
      ),
    ]

  private static let indexDisplayMode = Parameter<PageTabViewStyle.IndexDisplayMode>(
    "indexDisplayMode"
  )
}

extension PageTabViewStyle: NativeValue {}
extension PageTabViewStyle.IndexDisplayMode: NativeValue {
  static var sceneName: String { "PageTabViewStyle.IndexDisplayMode" }
}
