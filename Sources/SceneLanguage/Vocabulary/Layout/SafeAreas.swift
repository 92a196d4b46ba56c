internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that make or leave the area that nothing covers.
  static let safeAreas = LibraryFamily(
    title: "Safe areas",
    types: [
      LibraryType(
        "View",
        bars("safeAreaInset") + bars("safeAreaBar") + [
          .modifier("safeAreaPadding", Parameter<CGFloat>("_")) { $0.safeAreaPadding($1) },
          .modifier("safeAreaPadding", Parameter<EdgeInsets>("_")) { $0.safeAreaPadding($1) },
          .modifier(
            "safeAreaPadding",
            Parameter<Edge.Set>("_", default: { .all }),
            Parameter<CGFloat?>("_", default: { nil })
          ) { $0.safeAreaPadding($1, $2) },
          .modifier(
            "ignoresSafeArea",
            Parameter<SafeAreaRegions>("_", default: { .all }),
            Parameter<Edge.Set>("edges", default: { .all })
          ) { $0.ignoresSafeArea($1, edges: $2) },
          .modifier("scenePadding", Parameter<Edge.Set>("_", default: { .all })) {
            $0.scenePadding($1)
          },
          .modifier(
            "scenePadding",
            Parameter<ScenePadding>("_"),
            Parameter<Edge.Set>("edges", default: { .all })
          ) { $0.scenePadding($1, edges: $2) },
          .modifier("edgesIgnoringSafeArea", Parameter<Edge.Set>("_")) {
            $0.edgesIgnoringSafeArea($1)
          },
        ]
      ),
      .values(
        of: ScenePadding.self,
        ["minimum": .minimum, "navigationBar": .navigationBar]
      ),
      LibraryType.optionSet(
        "SafeAreaRegions",
        of: SafeAreaRegions.self,
        [
          .constant("container", SafeAreaRegions.container),
          .constant("keyboard", SafeAreaRegions.keyboard), .constant("all", SafeAreaRegions.all),
        ]
      ),
    ]
  )

  /// A bar along an edge in both of its forms.
  private static func bars(_ name: String) -> [LibraryEntry] {
    [
      .modifier(
        name,
        Parameter<VerticalEdge>("edge"),
        Parameter<HorizontalAlignment>("alignment", default: { .center }),
        spacing,
        Parameter<any View>.content()
      ) { view, edge, alignment, spacing, content in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
          AnyView(any: content)
        }
      },
      .modifier(
        name,
        Parameter<HorizontalEdge>("edge"),
        Parameter<VerticalAlignment>("alignment", default: { .center }),
        spacing,
        Parameter<any View>.content()
      ) { view, edge, alignment, spacing, content in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
          AnyView(any: content)
        }
      },
    ]
  }
}

extension SafeAreaRegions: NativeValue {}
extension ScenePadding: NativeValue {}
