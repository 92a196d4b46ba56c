internal import Diptych
internal import LayoutEngine

extension Library {
  /// Stacks of screens, their bars, and the ways between them.
  static let navigation = LibraryFamily(
    title: "Navigation",
    types: [
      LibraryType(
        "NavigationStack",
        conformsTo: ["View"],
        [
          .view(root) { root in NavigationStack { AnyView(any: root) } },
          .view(path, root) { path, root in
            NavigationStack(steps: steps(along: path.wrappedValue)) { AnyView(any: root) }
          },
        ]
      ),
      LibraryType(
        "NavigationView",
        conformsTo: ["View"],
        [.view(content) { content in NavigationView { AnyView(any: content) } }]
      ),
      LibraryType(
        "NavigationSplitView",
        conformsTo: ["View"],
        [
          .view(columns, compactColumn, sidebar, detail) { columns, compact, sidebar, detail in
            NavigationSplitView(columnVisibility: columns, preferredCompactColumn: compact) {
              AnyView(any: sidebar)
            } detail: {
              AnyView(any: detail)
            }
          },
          .view(columns, compactColumn, sidebar, content, detail) {
            columns,
            compact,
            sidebar,
            content,
            detail in
            NavigationSplitView(columnVisibility: columns, preferredCompactColumn: compact) {
              AnyView(any: sidebar)
            } content: {
              AnyView(any: content)
            } detail: {
              AnyView(any: detail)
            }
          },
        ]
      ),
      .values(
        of: NavigationSplitViewVisibility.self,
        [
          "automatic": .automatic, "all": .all, "doubleColumn": .doubleColumn,
          "detailOnly": .detailOnly,
        ]
      ),
      .values(
        of: NavigationSplitViewColumn.self,
        ["sidebar": .sidebar, "content": .content, "detail": .detail]
      ),
      LibraryType("NavigationLink", conformsTo: ["View"], links),
      LibraryType(
        "NavigationPath",
        [
          .initializer { NavigationPath() },
          .initializer(Parameter<[SceneValue]>("_")) { NavigationPath($0) },
          .property("count", of: NavigationPath.self) { $0.count },
          .property("isEmpty", of: NavigationPath.self) { $0.isEmpty },
          .mutation("append", of: NavigationPath.self, Parameter<SceneValue>.anything("_")) {
            (path: inout NavigationPath, value: SceneValue) in path.append(value)
          },
          .mutation("removeLast", of: NavigationPath.self, Parameter<Int>("_", default: { 1 })) {
            (path: inout NavigationPath, count: Int) in path.removeLast(count)
          },
        ]
      ),
      LibraryType("View", destinations + titles + bars),
      .values(
        of: NavigationBarItem.TitleDisplayMode.self,
        ["automatic": .automatic, "inline": .inline, "large": .large]
      ),
    ]
  )

  private static let root = Parameter<any View>.content("root")
  private static let path = Parameter<Binding<SceneValue>>("path", type: .binding(.unknown))
  private static let columns = Parameter<Binding<NavigationSplitViewVisibility>>(
    "columnVisibility",
    default: { .constant(.automatic) }
  )
  private static let compactColumn = Parameter<Binding<NavigationSplitViewColumn>>(
    "preferredCompactColumn",
    default: { .constant(.sidebar) }
  )
  private static let isActive = Parameter<Binding<Bool>>("isActive")
  private static let sidebar = Parameter<any View>.content("sidebar")
  private static let detail = Parameter<any View>.content("detail")
  private static let destination = Parameter<any View>.content("destination")
  private static let value = Parameter<SceneValue>.anything("value")

  private static func value(_ label: String) -> Parameter<SceneValue> { .anything(label) }

  /// Whether a binding holds what a link is known by.
  private static func isChosen(
    _ tag: SceneValue,
    _ selection: Binding<SceneValue>
  ) -> Binding<Bool> { .constant(selection.wrappedValue.unwrapped == tag) }

  /// A link whose destination is seen while a binding says so.
  private static func link(
    _ destination: any View,
    _ label: any View,
    while isActive: Binding<Bool>
  ) -> any View {
    AnyView(any: link(destination, label))
      .navigationDestination(isPresented: isActive) { AnyView(any: destination) }
  }

  private static func link(_ destination: any View, _ label: any View) -> any View {
    NavigationLink {
      AnyView(any: destination)
    } label: {
      AnyView(any: label)
    }
  }

  private static let links: [LibraryEntry] = [
    .view(title, value) { NavigationLink($0, value: $1) },
    .view(value, label) { value, label in NavigationLink(value: value) { AnyView(any: label) } },
    .view(title, destination) { title, destination in
      NavigationLink(title) { AnyView(any: destination) }
    },
    .view(title, Parameter<any View>.view("destination")) { title, destination in
      NavigationLink(title, destination: AnyView(any: destination))
    },
    .view(Parameter<any View>.view("destination"), isActive, label) {
      destination,
      isActive,
      label in
      link(destination, label, while: isActive)
    },
    .view(title, Parameter<any View>.view("destination"), isActive) {
      title,
      destination,
      isActive in
      link(destination, Text(title), while: isActive)
    },
    .view(
      Parameter<any View>.view("destination"),
      value("tag"),
      selection,
      label
    ) { destination, tag, selection, label in
      link(destination, label, while: isChosen(tag, selection))
    },
    .view(
      title,
      Parameter<any View>.view("destination"),
      value("tag"),
      selection
    ) { title, destination, tag, selection in
      link(destination, Text(title), while: isChosen(tag, selection))
    },
    .view(title, value("tag"), selection, destination) { title, tag, selection, destination in
      link(destination, Text(title), while: isChosen(tag, selection))
    },
    .view(value("tag"), selection, destination, label) { tag, selection, destination, label in
      link(destination, label, while: isChosen(tag, selection))
    },
    .view(isActive, destination, label) { isActive, destination, label in
      link(destination, label, while: isActive)
    },
    .view(title, isActive, destination) { title, isActive, destination in
      link(destination, Text(title), while: isActive)
    },
    .view(destination, label) { destination, label in
      link(destination, label)
    },
    .view(Parameter<any View>.view("destination"), label) { destination, label in
      NavigationLink(destination: AnyView(any: destination)) { AnyView(any: label) }
    },
  ]

  /// The values along which a stack has gone on.
  private static func steps(along path: SceneValue) -> [Any] {
    if let path = NavigationPath.read(path) { return path.values }
    if case .array(let values) = path { return Array(values) }
    return []
  }

  private static let viewOfValue = Parameter<(SceneValue) -> any View>.content(
    "destination",
    of: SceneValue.self
  )

  private static let destinations: [LibraryEntry] = [
    destination(.parameter("for", .metatype(.result))) { view, type, make in
      guard case .type(let wanted) = type else { return view }
      return view.navigationDestination { value in
        guard let value = value as? SceneValue, value.isInstance(of: wanted.type) else {
          return nil
        }
        return make(value)
      }
    },
    destination(.parameter("item", .binding(.optional(.result)))) { view, item, make in
      let item = Binding<SceneValue>.read(item)?.wrappedValue ?? .null
      if case .null = item { return view }
      return view.navigationDestination(isPresented: .constant(true)) { AnyView(any: make(item)) }
    },
    .modifier(
      "navigationDestination",
      Parameter<Binding<Bool>>("isPresented"),
      Parameter<() -> any View>.deferred("destination")
    ) { view, isPresented, content in
      view.navigationDestination(isPresented: isPresented) { AnyView(any: content()) }
    },
  ]

  /// A modifier that tells to which views values lead.
  private static func destination(
    _ parameter: ParameterSignature,
    lead:
      @escaping @Sendable (any View, SceneValue, @escaping (SceneValue) -> any View) -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: "navigationDestination",
      signature: Signature(
        generics: ["T"],
        parameters: [
          parameter,
          .parameter("destination", .function(FunctionType([.result], .view, builder: .view))),
        ],
        result: .view
      )
    ) { call in
      let make = try viewOfValue.argument(call.arguments[1], in: call)
      return .view(lead(try call.receiver.view(for: call), call.arguments[0], make))
    }
  }

  private static let titles: [LibraryEntry] = [
    .modifier("navigationLinkIndicatorVisibility", Parameter<Visibility>("_")) {
      $0.navigationLinkIndicatorVisibility($1)
    },
    .modifier("navigationTitle", title) { $0.navigationTitle($1) },
    .modifier("navigationTitle", Parameter<Text>("_")) { $0.navigationTitle($1) },
    .modifier("navigationSubtitle", title) { $0.navigationSubtitle($1) },
    .modifier("navigationSubtitle", Parameter<Text>("_")) { $0.navigationSubtitle($1) },
    .modifier("navigationBarTitle", title) { $0.navigationBarTitle($1) },
    .modifier(
      "navigationBarTitle",
      title,
      Parameter<NavigationBarItem.TitleDisplayMode>("displayMode")
    ) { $0.navigationBarTitle($1, displayMode: $2) },
    .modifier(
      "navigationBarTitleDisplayMode",
      Parameter<NavigationBarItem.TitleDisplayMode>("_")
    ) { $0.navigationBarTitleDisplayMode($1) },
  ]

  private static let bars: [LibraryEntry] = [
    .modifier("navigationBarHidden", Parameter<Bool>("_")) { $0.navigationBarHidden($1) },
    .modifier("navigationBarBackButtonHidden", Parameter<Bool>("_", default: { true })) {
      $0.navigationBarBackButtonHidden($1)
    },
    .modifier(
      "navigationBarItems",
      Parameter<any View>.view("leading"),
      Parameter<any View>.view("trailing")
    ) { $0.navigationBarItems(leading: AnyView(any: $1), trailing: AnyView(any: $2)) },
    .modifier("navigationBarItems", Parameter<any View>.view("leading")) {
      $0.navigationBarItems(leading: AnyView(any: $1))
    },
    .modifier("navigationBarItems", Parameter<any View>.view("trailing")) {
      $0.navigationBarItems(trailing: AnyView(any: $1))
    },
    .modifier("statusBarHidden", Parameter<Bool>("_", default: { true })) {
      $0.statusBarHidden($1)
    },
    .modifier("persistentSystemOverlays", Parameter<Visibility>("_")) {
      $0.persistentSystemOverlays($1)
    },
    .modifier("defersSystemGestures", Parameter<Edge.Set>("on")) {
      $0.defersSystemGestures(on: $1)
    },
  ]
}

extension NavigationBarItem.TitleDisplayMode: NativeValue {
  static var sceneName: String { "NavigationBarItem.TitleDisplayMode" }
}
extension NavigationPath: NativeValue {}

extension NavigationSplitViewColumn: NativeValue {}
extension NavigationSplitViewVisibility: NativeValue {}
