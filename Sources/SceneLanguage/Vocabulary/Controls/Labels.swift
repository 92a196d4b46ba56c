internal import Diptych
internal import LayoutEngine

extension Library {
  /// Labels, and views with labels.
  static let labels = LibraryFamily(
    title: "Labels and groups",
    types: [
      LibraryType(
        "Label",
        conformsTo: ["View"],
        [
          .view(title, systemImage) { Label($0, systemImage: $1) },
          .view(title, Parameter<String>("image")) { Label($0, image: $1) },
          .view(Parameter<any View>.content("title"), Parameter<any View>.content("icon")) {
            title,
            icon in
            Label {
              AnyView(any: title)
            } icon: {
              AnyView(any: icon)
            }
          },
          .view(Parameter<LabelStyleConfiguration>("_")) { Label($0) },
        ]
      ),
      LibraryType(
        "LabeledContent",
        conformsTo: ["View"],
        [
          .view(title, Parameter<String>("value")) { LabeledContent($0, value: $1) },
          .view(
            title,
            Parameter<SceneValue>.anything("value"),
            Parameter<SceneFormat>.format("format")
          ) { LabeledContent($0, value: try $2.string($1)) },
          .view(title, content) { title, content in
            LabeledContent(title) { AnyView(any: content) }
          },
          .view(content, label) { content, label in
            LabeledContent {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
        ]
      ),
      LibraryType("ContentUnavailableView", conformsTo: ["View"], unavailable + searches),
      LibraryType("GroupBox", conformsTo: ["View"], boxes),
      LibraryType("DisclosureGroup", conformsTo: ["View"], disclosures),
      LibraryType(
        "ControlGroup",
        conformsTo: ["View"],
        [
          .view(Parameter<ControlGroupStyleConfiguration>("_")) { ControlGroup($0) },
          .view(content) { content in ControlGroup { AnyView(any: content) } },
          .view(title, content) { title, content in
            ControlGroup(title) { AnyView(any: content) }
          },
          .view(title, systemImage, content) { title, image, content in
            ControlGroup(title, systemImage: image) { AnyView(any: content) }
          },
          .view(content, label) { content, label in
            ControlGroup {
              AnyView(any: content)
            } label: {
              AnyView(any: label)
            }
          },
        ]
      ),
      LibraryType(
        "View",
        [
          .modifier("controlSize", Parameter<ControlSize>("_")) { $0.controlSize($1) },
          .modifier("labelIconToTitleSpacing", Parameter<CGFloat>("_")) {
            $0.labelIconToTitleSpacing($1)
          },
          .modifier("labelReservedIconWidth", Parameter<CGFloat>("_")) {
            $0.labelReservedIconWidth($1)
          },
          .modifier("buttonSizing", Parameter<ButtonSizing>("_")) { $0.buttonSizing($1) },
          .modifier("sliderThumbVisibility", Parameter<Visibility>("_")) {
            $0.sliderThumbVisibility($1)
          },
          .modifier("labelsHidden") { $0.labelsHidden() },
          .modifier("labelsVisibility", Parameter<Visibility>("_")) { $0.labelsVisibility($1) },
        ]
      ),
      .values(
        of: ButtonSizing.self,
        ["automatic": .automatic, "fitted": .fitted, "flexible": .flexible]
      ),
      .values(
        of: ControlSize.self,
        [
          "mini": .mini, "small": .small, "regular": .regular, "large": .large,
          "extraLarge": .extraLarge,
        ]
      ),
    ]
  )

  private static let nothing: @Sendable () -> any View = { EmptyView() }

  private static let unavailable: [LibraryEntry] = [
    .view(title, systemImage, Parameter<any View>.view("description", default: nothing)) {
      title,
      image,
      description in
      ContentUnavailableView {
        Label(title, systemImage: image)
      } description: {
        AnyView(any: description)
      }
    },
    .view(
      label,
      Parameter<any View>.content("description", default: nothing),
      Parameter<any View>.content("actions", default: nothing)
    ) { label, description, actions in
      ContentUnavailableView {
        AnyView(any: label)
      } description: {
        AnyView(any: description)
      } actions: {
        AnyView(any: actions)
      }
    },
  ]

  private static let searches: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticProperty,
      name: "search",
      signature: Signature(parameters: [], result: .view)
    ) { _ in .view(ContentUnavailableView.search) },
    LibraryEntry(
      kind: .staticMethod,
      name: "search",
      signature: Signature(parameters: [.parameter("text", .string)], result: .view)
    ) { call in
      .view(ContentUnavailableView.search(text: try call.arguments[0].read(as: String.self)))
    },
  ]

  private static let boxes: [LibraryEntry] = [
    .view(content) { content in GroupBox { AnyView(any: content) } },
    .view(title, content) { title, content in GroupBox(title) { AnyView(any: content) } },
    .view(content, label) { content, label in
      GroupBox {
        AnyView(any: content)
      } label: {
        AnyView(any: label)
      }
    },
    .view(Parameter<any View>.view("label"), content) { label, content in
      GroupBox(label: AnyView(any: label)) { AnyView(any: content) }
    },
  ]

  private static let isExpanded = Parameter<Binding<Bool>>("isExpanded")

  private static let disclosures: [LibraryEntry] = [
    .view(title, content) { title, content in DisclosureGroup(title) { AnyView(any: content) } },
    .view(title, isExpanded, content) { title, isExpanded, content in
      DisclosureGroup(title, isExpanded: isExpanded) { AnyView(any: content) }
    },
    .view(content, label) { content, label in
      DisclosureGroup {
        AnyView(any: content)
      } label: {
        AnyView(any: label)
      }
    },
    .view(isExpanded, content, label) { isExpanded, content, label in
      DisclosureGroup(isExpanded: isExpanded) {
        AnyView(any: content)
      } label: {
        AnyView(any: label)
      }
    },
  ]
}

extension ControlSize: NativeValue {}

extension ButtonSizing: NativeValue {}
