internal import Diptych
internal import LayoutEngine

extension Library {
  /// Tabs and toolbars.
  static let tabs = LibraryFamily(
    title: "Tabs and toolbars",
    types: [
      LibraryType(
        "TabView",
        conformsTo: ["View"],
        [
          .view(content) { content in TabView { AnyView(any: content) } },
          .view(selection, content) { selection, content in
            TabView(selection: selection) { AnyView(any: content) }
          },
        ]
      ),
      LibraryType(
        "Tab",
        conformsTo: ["TabContent"],
        [
          .view(title, systemImage, role, content) { title, image, _, content in
            Tab(title, systemImage: image) { AnyView(any: content) }
          },
          .view(role, content) { _, content in
            Tab("Search", systemImage: "magnifyingglass") { AnyView(any: content) }
          },
          .view(Parameter<SceneValue>.anything("value"), role, content) { value, _, content in
            Tab("Search", systemImage: "magnifyingglass", value: value) { AnyView(any: content) }
          },
          .view(Parameter<SceneValue>.anything("value"), role, content, label) {
            value,
            _,
            content,
            label in
            Tab(value: value) {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
          .view(role, content, label) { _, content, label in
            Tab {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
          .view(title, systemImage, Parameter<SceneValue>.anything("value"), role, content) {
            title,
            image,
            value,
            _,
            content in
            Tab(title, systemImage: image, value: value) {
              AnyView(any: content)
            }
          },
        ]
      ),
      LibraryType(
        "ToolbarItem",
        conformsTo: ["ToolbarContent"],
        [
          .view(placement, content) { placement, content in
            ToolbarItem(placement: placement) { AnyView(any: content) }
          },
          // One that people may take away or bring back is shown as it is at first.
          .view(
            Parameter<String>("id"),
            placement,
            Parameter<Bool>("showsByDefault", default: { true }),
            content
          ) {
            _,
            placement,
            isShown,
            content in
            ToolbarItem(placement: placement) {
              if isShown { AnyView(any: content) }
            }
          },
        ]
      ),
      LibraryType(
        "ToolbarItemGroup",
        conformsTo: ["ToolbarContent"],
        [
          .view(placement, content) { placement, content in
            ToolbarItemGroup(placement: placement) { AnyView(any: content) }
          }
        ]
      ),
      // A menu behind the title, which a picture does not show.
      LibraryType(
        "ToolbarTitleMenu",
        conformsTo: ["ToolbarContent"],
        [.view { EmptyView() }, .view(content) { _ in EmptyView() }]
      ),
      LibraryType(
        "ToolbarSpacer",
        conformsTo: ["ToolbarContent"],
        [
          .view(
            Parameter<SpacerSizing>("_", default: { .flexible }),
            placement
          ) { sizing, placement in ToolbarSpacer(sizing, placement: placement) }
        ]
      ),
      .values(of: SpacerSizing.self, ["fixed": .fixed, "flexible": .flexible]),
      LibraryType(
        "TabSection",
        conformsTo: ["TabContent"],
        [
          .view(title, content) { title, content in content },
          .view(content) { content in content },
        ]
      ),
      .inert("TabRole", constants: ["search"]), LibraryType("View", modifiersOfBars),
      .values(of: ToolbarItemPlacement.self, itemPlacements),
      .values(
        of: ToolbarPlacement.self,
        [
          "automatic": .automatic, "navigationBar": .navigationBar, "tabBar": .tabBar,
          "bottomBar": .bottomBar,
        ]
      ),
    ]
  )

  private static let role = Parameter<IgnoredArgument>.ignored(
    "role",
    .optional(.named("TabRole")),
    isOptional: true
  )

  private static let placement = Parameter<ToolbarItemPlacement>(
    "placement",
    default: { .automatic }
  )

  private static let itemPlacements: KeyValuePairs<String, ToolbarItemPlacement> = [
    "automatic": .automatic, "principal": .principal, "topBarLeading": .topBarLeading,
    "topBarTrailing": .topBarTrailing, "navigationBarLeading": .navigationBarLeading,
    "navigationBarTrailing": .navigationBarTrailing, "navigation": .navigation,
    "primaryAction": .primaryAction, "confirmationAction": .confirmationAction,
    "cancellationAction": .cancellationAction, "bottomBar": .bottomBar, "keyboard": .keyboard,
    "status": .status, "destructiveAction": .destructiveAction,
    "secondaryAction": .secondaryAction, "title": .title,
    "subtitle": .subtitle, "largeTitle": .largeTitle, "largeSubtitle": .largeSubtitle,
  ]

  private static let modifiersOfBars: [LibraryEntry] = [
    .modifier("tabItem", Parameter<any View>.content("_")) { view, label in
      view.tabItem { AnyView(any: label) }
    },
    .modifier("tabViewBottomAccessory", content) { view, content in
      view.tabViewBottomAccessory { AnyView(any: content) }
    },
    .modifier("tabViewBottomAccessory", Parameter<Bool>("isEnabled"), content) {
      (view: any View, isEnabled: Bool, content: any View) -> any View in
      isEnabled ? view.tabViewBottomAccessory { AnyView(any: content) } : view
    },
    .modifier("badge", Parameter<Int>("_")) { $0.badge($1) },
    .modifier("toolbar", content) { view, content in view.toolbar { AnyView(any: content) } },
    .modifier("toolbar", Parameter<String>("id"), content) { view, _, content in
      view.toolbar { AnyView(any: content) }
    },
    .modifier("badge", Parameter<String?>("_")) { $0.badge($1) },
    .modifier("badge", Parameter<Text?>("_")) { $0.badge($1) },
    visibilityOfBars("toolbar"), visibilityOfBars("toolbarVisibility"),
  ]

  private static func visibilityOfBars(_ name: String) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [
          .parameter(nil, .named("Visibility")),
          ParameterSignature(
            label: "for",
            name: "for",
            type: .named("ToolbarPlacement"),
            isVariadic: true
          ),
        ],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      let visibility = try call.arguments[0].read(as: Visibility.self)
      let bars = try call.arguments[1].read(as: [ToolbarPlacement].self)
      if bars.isEmpty { return .view(view.toolbar(visibility)) }
      // A compiled call cannot pass an array; hiding several bars is hiding each of them.
      return .view(
        bars.reduce(view) { view, bar in view.toolbar(visibility, for: bar) }
      )
    }
  }
}

extension ToolbarItemPlacement: NativeValue {}
extension ToolbarPlacement: NativeValue {}
extension SpacerSizing: NativeValue {}
