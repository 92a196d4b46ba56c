internal import Diptych
internal import LayoutEngine

extension Library {
  /// What scenes write their own layouts with.
  static let customLayouts = LibraryFamily(
    title: "Custom layouts",
    types: [
      LibraryType(
        "ProposedViewSize",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<CGFloat?>("width"), Parameter<CGFloat?>("height")) {
            ProposedViewSize(width: $0, height: $1)
          },
          .initializer(Parameter<CGSize>("_")) { ProposedViewSize($0) },
          .property("width", \ProposedViewSize.width),
          .property("height", \ProposedViewSize.height),
          .constant("zero", ProposedViewSize.zero),
          .constant("unspecified", ProposedViewSize.unspecified),
          .constant("infinity", ProposedViewSize.infinity),
          .method(
            "replacingUnspecifiedDimensions",
            of: ProposedViewSize.self,
            Parameter<CGSize>("by", default: { CGSize(width: 10, height: 10) })
          ) { $0.replacingUnspecifiedDimensions(by: $1) },
        ]
      ),
      subviews,
      LibraryType(
        "LayoutSubview",
        conformsTo: ["Equatable"],
        [
          .method("sizeThatFits", of: LayoutSubview.self, Parameter<ProposedViewSize>("_")) {
            $0.sizeThatFits($1)
          },
          .method("dimensions", of: LayoutSubview.self, Parameter<ProposedViewSize>("in")) {
            $0.dimensions(in: $1)
          },
          .property("spacing", of: LayoutSubview.self) { $0.spacing },
          LibraryEntry.property("priority", of: LayoutSubview.self) { $0.priority }
            .returning(.double),
          .deed(
            "place",
            of: LayoutSubview.self,
            Parameter<CGPoint>("at"),
            Parameter<UnitPoint>("anchor", default: { .topLeading }),
            Parameter<ProposedViewSize>("proposal")
          ) { $0.place(at: $1, anchor: $2, proposal: $3) },
          layoutValue,
        ]
      ),
      LibraryType("View", [tellingLayouts]),
      LibraryType(
        "ViewSpacing",
        [
          .initializer { ViewSpacing() }, .constant("zero", ViewSpacing.zero),
          .method(
            "distance",
            of: ViewSpacing.self,
            Parameter<ViewSpacing>("to"),
            Parameter<Axis>("along")
          ) { $0.distance(to: $1, along: $2) },
          .method(
            "union",
            of: ViewSpacing.self,
            Parameter<ViewSpacing>("_"),
            Parameter<Edge.Set>("edges", default: { .all })
          ) { $0.union($1, edges: $2) },
          .mutation(
            "formUnion",
            of: ViewSpacing.self,
            Parameter<ViewSpacing>("_"),
            Parameter<Edge.Set>("edges", default: { .all })
          ) { (spacing: inout ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
            spacing.formUnion(other, edges: edges)
          },
        ]
      ),
      LibraryType(
        "Layout",
        [
          .generic(
            "callAsFunction",
            [.parameter(nil, .function(FunctionType([], .view, builder: .view)))],
            result: .view
          ) { call in
            guard let layout = call.receiver.layout(in: call.evaluation) else {
              throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Layout"))
            }
            let content = try call.arguments[0].call([]).view(for: call)
            return .view(layout.arrange(AnyView(any: content)))
          }
        ]
      ),
      LibraryType(
        "LayoutProperties",
        [
          .initializer { LayoutProperties() },
          .property("stackOrientation", \LayoutProperties.stackOrientation),
        ]
      ),
      LibraryType(
        "AnyLayout",
        conformsTo: ["Layout"],
        [
          .initializer(Parameter<any Layout>.layout("_")) { AnyLayout(any: $0) }
        ]
      ),
    ]
  )

  /// `subview[Key.self]`: what the view tells under a key that the scene declares.
  private static let layoutValue = LibraryEntry(
    kind: .subscript,
    name: "subscript",
    signature: .keyed("LayoutValueKey", [.parameter(nil, .keyType)], result: .keyValue)
  ) { call in
    let key = try DeclaredKey(call.arguments[0], of: "LayoutValueKey", in: call)
    let subview = try LayoutSubview.receiver(of: call)
    return try subview.sceneValue(key.identity) as? SceneValue ?? key.defaultValue()
  }

  /// What a view tells the layout around it.
  private static let tellingLayouts = LibraryEntry(
    kind: .method,
    name: "layoutValue",
    signature: .keyed(
      "LayoutValueKey",
      [.parameter("key", .keyType), .parameter("value", .keyValue)],
      result: .view
    )
  ) { call in
    let key = try DeclaredKey(call.arguments[0], of: "LayoutValueKey", in: call)
    let view = try call.receiver.view(for: call)
    return .view(view.layoutTrait(key.identity, call.arguments[1]))
  }

  private static var subviews: LibraryType {
    var type = LibraryType(
      "LayoutSubviews",
      conformsTo: ["Collection"],
      [
        .property("layoutDirection", of: LayoutSubviews.self) { $0.layoutDirection },
        .property("count", of: LayoutSubviews.self) { $0.count },
        .property("isEmpty", of: LayoutSubviews.self) { $0.isEmpty },
        .property("endIndex", of: LayoutSubviews.self) { $0.endIndex },
        .property("first", of: LayoutSubviews.self) { $0.first },
        .property("last", of: LayoutSubviews.self) { $0.last },
      ]
    )
    type.element = .named("LayoutSubview")
    return type
  }
}

extension Layout {
  fileprivate func arrange(_ content: AnyView) -> any View { self { content } }
}
