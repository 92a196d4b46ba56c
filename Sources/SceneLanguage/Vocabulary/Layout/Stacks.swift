internal import Diptych
internal import LayoutEngine

extension Library {
  /// Containers that stand views side by side, and what stands between them.
  static let stacks = LibraryFamily(
    title: "Stacks",
    types: [
      LibraryType(
        "HStack",
        conformsTo: ["View"],
        [
          .view(
            Parameter<VerticalAlignment>("alignment", default: { .center }),
            spacing,
            Parameter<any View>.content()
          ) { alignment, spacing, content in
            HStack(alignment: alignment, spacing: spacing) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "VStack",
        conformsTo: ["View"],
        [
          .view(
            Parameter<HorizontalAlignment>("alignment", default: { .center }),
            spacing,
            Parameter<any View>.content()
          ) { alignment, spacing, content in
            VStack(alignment: alignment, spacing: spacing) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "ZStack",
        conformsTo: ["View"],
        [
          .view(
            Parameter<Alignment>("alignment", default: { .center }),
            Parameter<any View>.content()
          ) { alignment, content in
            ZStack(alignment: alignment) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "Group",
        conformsTo: ["View"],
        [
          .view(Parameter<any View>.content()) { $0 }
        ]
      ),
      LibraryType(
        "Spacer",
        conformsTo: ["View"],
        [
          .initializer(Parameter<CGFloat?>("minLength", default: { nil })) { Spacer(minLength: $0) }
        ]
      ),
      LibraryType("Divider", conformsTo: ["View"], [.initializer { Divider() }]),
      LibraryType("EmptyView", conformsTo: ["View"], [.initializer { EmptyView() }]), tuples,
      LibraryType(
        "AnyView",
        conformsTo: ["View"],
        [
          .initializer(Parameter<any View>.view("_")) { AnyView(any: $0) },
          .initializer(Parameter<any View>.view("erasing")) { AnyView(any: $0) },
        ]
      ),
      LibraryType(
        "ForEach",
        conformsTo: ["View"],
        [
          forEach(hasID: false), forEach(hasID: true),
          editable(forEach(hasID: false)), editable(forEach(hasID: true)),
        ]
      ),
    ]
  )

  /// The views of a builder one by one: `content().value.0`.
  private static let tuples = LibraryType(
    "TupleView",
    conformsTo: ["View"],
    [
      LibraryEntry(
        kind: .property,
        name: "value",
        signature: Signature(parameters: [], result: .unknown),
        perform: { call in
          guard let list = try call.receiver.view(for: call) as? ViewList else {
            throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "TupleView"))
          }
          return .tuple(list.views.map { .view($0) })
        },
        resultType: { receiver, _ in
          if case .named(_, let views) = receiver { views.first ?? .unknown } else { .unknown }
        }
      )
    ]
  )

  /// The gap between views, in points; none means the views' own preference.
  static var spacing: Parameter<CGFloat?> { Parameter("spacing", default: { nil }) }

  /// A view for each element, made one after the other.
  ///
  /// An element's identity is the tag of its view, where the scene gives it no other.
  static func forEach(hasID: Bool, contentLabel: String = "content") -> LibraryEntry {
    let element = SceneType.parameter("D")
    var parameters: [ParameterSignature] = [.parameter(nil, .named("Sequence", [element]))]
    if hasID {
      parameters.append(.parameter("id", .named("KeyPath", [element, .parameter("ID")])))
    }
    parameters.append(
      .parameter(contentLabel, .function(FunctionType([element], .view, builder: .view)))
    )
    return LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: hasID ? ["D", "ID"] : ["D"],
        constraints: hasID ? ["ID": [.named("Hashable")]] : ["D": [.named("Identifiable")]],
        parameters: parameters,
        result: .view
      )
    ) { call in
      var views: [any View] = []
      let content = call.arguments[hasID ? 2 : 1]
      func add(_ element: SceneValue) throws {
        try call.evaluation.chargeView(at: call.span)
        let view = try content.call([element]).view(for: call)
        let identity =
          if hasID, case .keyPath(let path) = call.arguments[1] {
            try path.read(element)
          } else {
            try identity(of: element, call)
          }
        views.append(view.identified(by: identity))
      }
      switch call.arguments[0] {
      case .range(let range): for number in range { try add(.int(number)) }
      case .closedRange(let range): for number in range { try add(.int(number)) }
      case let data:
        for element in try call.evaluation.elements(of: data) { try add(element) }
      }
      return .view(ViewList(views))
    }
  }

  /// The same over a binding, whose elements people may delete or move.
  static func editable(_ each: LibraryEntry) -> LibraryEntry {
    var signature = each.signature
    let place = signature.parameters.count - 1
    let element = SceneType.binding(.parameter("D"))
    signature.parameters[0].type = .named("Sequence", [element])
    if case .function(var content) = signature.parameters[place].type {
      content.parameters = [element]
      signature.parameters[place].type = .function(content)
    }
    signature.parameters.insert(.parameter("editActions", EditActions.sceneType), at: place)
    return LibraryEntry(kind: .initializer, name: "init", signature: signature) { call in
      var call = call
      let actions = try call.arguments[place].read(as: EditActions.self)
      call.arguments.remove(at: place)
      if case .keyPath(let path) = call.arguments[1] {
        // It leads from an element, and not from the binding to it.
        let ofElement = KeyPathValue(names: path.names) { value in
          guard case .binding(let binding) = value else { return try path.read(value) }
          return try path.read(binding.get())
        }
        call.arguments[1] = .keyPath(ofElement)
      }
      let rows = try each.perform(&call).view(for: call)
      return .view(
        rows.editableRows(
          isDeletable: actions.contains(.delete),
          isMovable: actions.contains(.move)
        )
      )
    }
  }

  /// What an element of a collection is known by.
  static func identity(of element: SceneValue, _ call: LibraryCall) throws -> SceneValue {
    switch element {
    case .structure, .object, .enumeration:
      try call.evaluation.property("id", of: element, at: call.span)
    case .binding(let binding): try identity(of: binding.get(), call)
    default: element
    }
  }
}
