internal import Diptych
internal import LayoutEngine

extension Library {
  /// Lists and forms.
  static let lists = LibraryFamily(
    title: "Lists and forms",
    types: [
      LibraryType(
        "List",
        conformsTo: ["View"],
        [
          .view(content) { content in List { AnyView(any: content) } },
          .view(chosenRows, content) { chosen, content in list(content, chosen) },
        ] + rows(hasSelection: false) + rows(hasSelection: true)
      ),
      LibraryType(
        "Form",
        conformsTo: ["View"],
        [.view(content) { content in Form { AnyView(any: content) } }]
      ),
      LibraryType("View", rowModifiers + listModifiers + behaviours),
      .options(of: EditActions.self, ["delete": .delete, "move": .move, "all": .all]),
      .options(of: VerticalEdge.Set.self, ["top": .top, "bottom": .bottom, "all": .all]),
      .values(
        of: ListSectionSpacing.self,
        ["default": .default, "compact": .compact],
        [.staticMethod("custom", Parameter<CGFloat>("_")) { ListSectionSpacing.custom($0) }]
      ),
      .inert(
        "ListItemTint",
        constants: ["monochrome"],
        ["fixed", "preferred"].map {
          .inert(.staticMethod, $0, of: "ListItemTint", [.parameter(nil, .named("Color"))])
        }
      ),
      .values(of: Prominence.self, ["standard": .standard, "increased": .increased]),
      .values(
        of: SearchFieldPlacement.self,
        [
          "automatic": .automatic, "navigationBarDrawer": .navigationBarDrawer,
          "sidebar": .sidebar, "toolbar": .toolbar,
        ],
        [
          .staticMethod(
            "navigationBarDrawer",
            Parameter<SearchFieldPlacement.NavigationBarDrawerDisplayMode>("displayMode")
          ) { SearchFieldPlacement.navigationBarDrawer(displayMode: $0) }
        ]
      ),
      .values(
        of: SearchFieldPlacement.NavigationBarDrawerDisplayMode.self,
        ["always": .always, "automatic": .automatic]
      ),
    ]
  )

  /// What is chosen in a list of whose rows several can be, by their tags; else `nil`.
  private static let chosenRows = Parameter<Set<SceneValue>?>(
    "selection",
    type: .optional(.binding(.unknown))
  ) { value, call in
    guard case .binding(let binding) = value else { return nil }
    let chosen = try binding.get()
    guard case .named("Set", _) = chosen.type else { return nil }
    return Set(try call.evaluation.elements(of: chosen))
  }

  private static func list(_ rows: any View, _ selection: Set<SceneValue>?) -> any View {
    guard let selection else { return List { AnyView(any: rows) } }
    return List(selection: .constant(selection)) { AnyView(any: rows) }
  }

  /// A row for each element, made as by `ForEach`.
  private static func rows(hasSelection: Bool) -> [LibraryEntry] {
    [false, true].flatMap { hasID in
      let each = forEach(hasID: hasID, contentLabel: "rowContent")
      return [rows(each, hasSelection), rows(editable(each), hasSelection)]
    }
  }

  private static func rows(_ each: LibraryEntry, _ hasSelection: Bool) -> LibraryEntry {
    var signature = each.signature
    let place = signature.parameters.count - 1
    if hasSelection { signature.parameters.insert(chosenRows.signature, at: place) }
    return LibraryEntry(kind: .initializer, name: "init", signature: signature) { call in
      var inner = call
      let chosen = hasSelection ? try chosenRows.read(call.arguments[place], call) : nil
      if hasSelection { inner.arguments.remove(at: place) }
      let rows = try each.perform(&inner).view(for: call)
      return .view(list(rows, chosen))
    }
  }

  private static let edges = Parameter<VerticalEdge.Set>("edges", default: { .all })

  private static let rowModifiers: [LibraryEntry] = [
    .modifier("listRowInsets", Parameter<EdgeInsets?>("_")) { $0.listRowInsets($1) },
    LibraryEntry(
      kind: .method,
      name: "listRowBackground",
      signature: Signature(parameters: [.parameter(nil, .optional(.view))], result: .view)
    ) { call in
      let row = try call.receiver.view(for: call)
      if case .null = call.arguments[0] { return .view(row.listRowBackground(nil as AnyView?)) }
      return .view(row.listRowBackground(AnyView(any: try call.arguments[0].view(for: call))))
    },
    .modifier("listRowSeparator", Parameter<Visibility>("_"), edges) {
      $0.listRowSeparator($1, edges: $2)
    },
    .modifier("listRowSeparatorTint", Parameter<Color?>("_"), edges) {
      $0.listRowSeparatorTint($1, edges: $2)
    },
  ]

  private static let listModifiers: [LibraryEntry] = [
    .modifier("listRowSpacing", Parameter<CGFloat?>("_")) { $0.listRowSpacing($1) },
    .modifier("listSectionSpacing", Parameter<CGFloat>("_")) { $0.listSectionSpacing($1) },
    .modifier("listSectionSpacing", Parameter<ListSectionSpacing>("_")) {
      $0.listSectionSpacing($1)
    },
    .modifier(
      "listSectionMargins",
      Parameter<Edge.Set>("_", default: { .all }),
      Parameter<CGFloat?>("_")
    ) { $0.listSectionMargins($1, $2) },
    .modifier("listSectionSeparator", Parameter<Visibility>("_"), edges) {
      $0.listSectionSeparator($1, edges: $2)
    },
    .modifier("listSectionSeparatorTint", Parameter<Color?>("_"), edges) {
      $0.listSectionSeparatorTint($1, edges: $2)
    },
    .modifier("scrollContentBackground", Parameter<Visibility>("_")) {
      $0.scrollContentBackground($1)
    },
    .modifier("headerProminence", Parameter<Prominence>("_")) { $0.headerProminence($1) },
  ]

  private static let rows = SceneType.named("IndexSet")

  /// Lets rows be edited, unless the scene says `nil`.
  private static func rowEditing(
    _ name: String,
    _ parameters: [SceneType],
    _ change: @escaping @Sendable (any View, Bool) -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [
          .parameter("perform", .optional(.function(FunctionType(parameters, .void))))
        ],
        result: .view
      )
    ) { call in
      let isThere = if case .null = call.arguments[0] { false } else { true }
      return .view(change(try call.receiver.view(for: call), isThere))
    }
  }

  private static let behaviours: [LibraryEntry] = [
    .still("listItemTint", .parameter(nil, .optional(.named("Color")))),
    .still("listItemTint", .parameter(nil, .optional(.named("ListItemTint")))),
    .still(
      "swipeActions",
      .optional("edge", .named("HorizontalEdge")),
      .optional("allowsFullSwipe", .bool),
      .content("content")
    ),
    .still("refreshable", .action("action")),
    .modifier("deleteDisabled", Parameter<Bool>("_")) { $0.deleteDisabled($1) },
    .modifier("moveDisabled", Parameter<Bool>("_")) { $0.moveDisabled($1) },
    rowEditing("onDelete", [rows]) { $0.editableRows(isDeletable: $1, isMovable: nil) },
    rowEditing("onMove", [rows, .int]) { $0.editableRows(isDeletable: nil, isMovable: $1) },
    .modifier(
      "searchable",
      Parameter<Binding<String>>("text"),
      Parameter<SearchFieldPlacement>("placement", default: { .automatic }),
      Parameter<String?>("prompt", default: { nil })
    ) { $0.searchable(text: $1, placement: $2, prompt: $3.map { LocalizedStringKey($0) }) },
    .modifier(
      "searchable",
      Parameter<Binding<String>>("text"),
      Parameter<SearchFieldPlacement>("placement", default: { .automatic }),
      Parameter<Text?>("prompt")
    ) { $0.searchable(text: $1, placement: $2, prompt: $3) },
  ]
}

extension ListSectionSpacing: NativeValue {}
extension Prominence: NativeValue {}
extension SearchFieldPlacement: NativeValue {}
extension VerticalEdge.Set: NativeValue { static var sceneName: String { "VerticalEdge.Set" } }
extension SearchFieldPlacement.NavigationBarDrawerDisplayMode: NativeValue {
  static var sceneName: String { "SearchFieldPlacement.NavigationBarDrawerDisplayMode" }
}

/// What people may do to the elements of a list that a binding gives it.
struct EditActions: OptionSet, NativeValue {
  let rawValue: Int
  static let delete = EditActions(rawValue: 1)
  static let move = EditActions(rawValue: 2)
  static let all: EditActions = [.delete, .move]
}
