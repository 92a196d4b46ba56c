internal import Diptych

extension Library {
  /// Rows of elements that contain others: a picture shows all of them closed.
  static let outlines = LibraryFamily(
    title: "Outlines",
    types: [
      LibraryType(
        "OutlineGroup",
        conformsTo: ["View"],
        [rows(hasID: false), rows(hasID: true), row]
      ),
      LibraryType("List", [list(hasID: false), list(hasID: true)]),
    ]
  )

  private static let element = SceneType.parameter("D")
  private static let id = ParameterSignature.parameter(
    "id",
    .function(FunctionType([element], .unknown))
  )
  private static let children = ParameterSignature.parameter(
    "children",
    .function(FunctionType([element], .unknown))
  )

  private static func content(_ label: String) -> ParameterSignature {
    .parameter(label, .function(FunctionType([element], .view, builder: .view)))
  }

  private static func making(
    _ parameters: [ParameterSignature],
    hasID: Bool,
    perform: @escaping @Sendable (inout LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["D"],
        constraints: hasID ? [:] : ["D": [.named("Identifiable")]],
        parameters: parameters,
        result: .view
      ),
      perform: perform
    )
  }

  private static func elements(_ hasID: Bool) -> [ParameterSignature] {
    [.parameter(nil, .named("Sequence", [element]))] + (hasID ? [id] : []) + [children]
  }

  /// The rows of a collection's elements.
  private static func rows(hasID: Bool) -> LibraryEntry {
    making(elements(hasID) + [content("content")], hasID: hasID) { call in
      .view(try rows(hasID: hasID, call))
    }
  }

  /// A list of the rows of a collection's elements, of which some can be chosen.
  private static func list(hasID: Bool) -> LibraryEntry {
    let selection = ParameterSignature.parameter("selection", .unknown, hasDefault: true)
    let parameters = elements(hasID) + [selection, content("rowContent")]
    return making(parameters, hasID: hasID) { call in
      let rows = try rows(hasID: hasID, call)
      return .view(List { AnyView(rows) })
    }
  }

  /// The row of one element.
  private static let row = making(
    [.parameter(nil, element), children, content("content")],
    hasID: false
  ) { call in
    .view(try row(of: call.arguments[0], children: call.arguments[1], call))
  }

  private static func rows(hasID: Bool, _ call: LibraryCall) throws -> ViewList {
    let children = call.arguments[hasID ? 2 : 1]
    let elements = try call.evaluation.elements(of: call.arguments[0])
    return ViewList(
      try elements.map { element in
        let view = try row(of: element, children: children, call)
        let identity = try hasID ? call.arguments[1].call([element]) : identity(of: element, call)
        return view.identified(by: identity)
      }
    )
  }

  private static func row(
    of element: SceneValue,
    children: SceneValue,
    _ call: LibraryCall
  ) throws -> any View {
    try call.evaluation.chargeView(at: call.span)
    let view = try call.arguments[call.arguments.count - 1].call([element]).view(for: call)
    if case .null = try children.call([element]) { return view }
    return DisclosureGroup {
      EmptyView()
    } label: {
      AnyView(any: view)
    }
  }
}
