internal import Diptych

extension Library {
  /// What scenes write containers of their own with: the views in a view, one by one.
  static let customContainers = LibraryFamily(
    title: "Custom containers",
    types: [
      LibraryType(
        "Group",
        [
          .view(
            Parameter<any View>.view("subviews"),
            Parameter.content("transform", of: SubviewsCollection.self)
          ) { view, transform in
            Group(subviews: AnyView(any: view)) { AnyView(any: transform($0)) }
          },
          .view(
            Parameter<any View>.view("sections"),
            Parameter.content("transform", of: [SectionConfiguration].self)
          ) { view, transform in
            Group(sections: AnyView(any: view)) { AnyView(any: transform($0)) }
          },
        ]
      ),
      LibraryType(
        "ForEach",
        [
          .view(
            Parameter<any View>.view("subviews"),
            Parameter.content(of: Subview.self)
          ) { view, content in
            ForEach(subviews: AnyView(any: view)) { AnyView(any: content($0)) }
          },
          .view(
            Parameter<any View>.view("sections"),
            Parameter.content(of: SectionConfiguration.self)
          ) { view, content in
            ForEach(sections: AnyView(any: view)) { AnyView(any: content($0)) }
          },
        ]
      ),
      collection("SubviewsCollection"), collection("SubviewsCollectionSlice"),
      LibraryType(
        "Subview",
        conformsTo: ["View", "Identifiable"],
        [
          .property("id", of: Subview.self) { $0.id },
          .property("containerValues", of: Subview.self) { $0.containerValues },
        ]
      ),
      LibraryType("Subview.ID", conformsTo: ["Hashable"]),
      LibraryType(
        "SectionConfiguration",
        conformsTo: ["Identifiable"],
        [
          .property("id", of: SectionConfiguration.self) { $0.id },
          .property("header", of: SectionConfiguration.self) { $0.header },
          .property("content", of: SectionConfiguration.self) { $0.content },
          .property("footer", of: SectionConfiguration.self) { $0.footer },
        ]
      ),
      LibraryType("SectionConfiguration.ID", conformsTo: ["Hashable"]),
      LibraryType(
        "ContainerValues",
        [
          .values(of: ContainerValues.self, keyedBy: "ContainerValueKey"),
          .method("hasTag", of: ContainerValues.self, Parameter<SceneValue>.anything("_")) {
            $0.hasTag($1)
          },
          tag,
        ]
      ),
      LibraryType("View", [tellingContainers]),
    ]
  )

  private static func collection(_ name: String) -> LibraryType {
    var type = LibraryType(name, conformsTo: ["View", "RandomAccessCollection"])
    type.element = Subview.sceneType
    return type
  }

  /// The tag of a view, if it has one of the type that is asked for.
  private static let tag = LibraryEntry(
    kind: .method,
    name: "tag",
    signature: Signature(
      generics: ["T"],
      parameters: [.parameter("for", .metatype(.parameter("T")))],
      result: .optional(.parameter("T"))
    )
  ) { call in
    guard case .type(let wanted) = call.arguments[0],
      let tag = try ContainerValues.receiver(of: call).selectionTag?.base as? SceneValue,
      call.evaluation.program.isInstance(tag, of: wanted.type)
    else { return .null }
    return tag
  }

  /// What a view tells the container around it.
  private static let tellingContainers = LibraryEntry.changing(
    "containerValue",
    .parameter(nil, .result),
    of: { _ in ContainerValues() },
    { call, _ in call.arguments[1] },
    apply: { $0.changingContainerValues($1) }
  )
}

extension ContainerValues: NativeValue {}
extension SectionConfiguration: NativeValue {}
extension SectionConfiguration.ID: NativeValue {
  static var sceneName: String { "SectionConfiguration.ID" }
}
extension Subview: NativeValue {}
extension Subview.ID: NativeValue { static var sceneName: String { "Subview.ID" } }
extension SubviewsCollection: NativeValue {}
