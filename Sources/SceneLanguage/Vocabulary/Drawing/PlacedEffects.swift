internal import Diptych
internal import LayoutEngine

extension Library {
  /// Looks that depend on where a view stands, and ways to scroll to it.
  static let placedEffects = LibraryFamily(
    title: "Looks by place",
    types: [
      LibraryType(
        "View",
        [
          effect("visualEffect", nil, [], of: .named("GeometryProxy")) { view, effect in
            view.visualEffect { effect($0, $1.sceneValue) }
          },
          scrollTransition([axis]),
          scrollTransition([.parameter(nil, .named("ScrollTransitionConfiguration")), axis]),
          scrollTransition([
            .parameter("topLeading", .named("ScrollTransitionConfiguration")),
            .parameter("bottomTrailing", .named("ScrollTransitionConfiguration")), axis,
          ]),
        ]
      ),
      .inert(
        "ScrollTransitionConfiguration",
        constants: ["animated", "identity", "interactive"],
        [
          .inert(
            .staticMethod,
            "animated",
            of: "ScrollTransitionConfiguration",
            [.parameter(nil, .named("Animation"))]
          ),
          .inert(
            .staticMethod,
            "interactive",
            of: "ScrollTransitionConfiguration",
            [.parameter("timingCurve", .unknown)]
          ),
          .inert(
            .method,
            "threshold",
            of: "ScrollTransitionConfiguration",
            [.parameter(nil, .named("ScrollTransitionConfiguration.Threshold"))]
          ),
        ]
      ),
      .inert(
        "ScrollTransitionConfiguration.Threshold",
        constants: ["centered", "hidden", "visible"],
        [
          .inert(
            .staticMethod,
            "visible",
            of: "ScrollTransitionConfiguration.Threshold",
            [.parameter(nil, .double)]
          )
        ]
      ),
      .values(
        of: ScrollTransitionPhase.self,
        ["topLeading": .topLeading, "identity": .identity, "bottomTrailing": .bottomTrailing],
        [
          .property("isIdentity", of: ScrollTransitionPhase.self) { $0.isIdentity },
          LibraryEntry.property("value", of: ScrollTransitionPhase.self) { $0.value }
            .returning(.double),
        ]
      ),
      LibraryType(
        "ScrollViewReader",
        conformsTo: ["View"],
        [
          .view(
            Parameter<(ScrollViewProxy) -> any View>.content(of: ScrollViewProxy.self)
          ) { content in ScrollViewReader { AnyView(any: content($0)) } }
        ]
      ),
      LibraryType(
        "ScrollViewProxy",
        [
          .deed(
            "scrollTo",
            of: ScrollViewProxy.self,
            Parameter<SceneValue>.anything("_"),
            Parameter<UnitPoint?>("anchor", default: { nil })
          ) { $0.scrollTo($1, anchor: $2) }
        ]
      ),
    ]
  )

  private static let axis = ParameterSignature.optional("axis", .optional(.named("Axis")))

  private static func scrollTransition(_ parameters: [ParameterSignature]) -> LibraryEntry {
    effect("scrollTransition", "transition", parameters, of: .named("ScrollTransitionPhase")) {
      view,
      effect in
      view.scrollTransition { effect($0, $1.sceneValue) }
    }
  }

  /// A modifier whose closure makes a view's look of the view and of one value more.
  private static func effect(
    _ name: String,
    _ label: String?,
    _ parameters: [ParameterSignature],
    of type: SceneType,
    apply:
      @escaping @Sendable (any View, @escaping (AnyView, SceneValue) -> AnyView) -> any View
  ) -> LibraryEntry {
    let closure = ParameterSignature.function(label, [.view, type], .view)
    return LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters + [closure], result: .view)
    ) { call in
      let (view, call) = (try call.receiver.view(for: call), call)
      return .view(
        apply(view) { content, value in
          let changed = call.evaluation.guarded(content as any View) {
            try call.arguments[call.arguments.count - 1].call([.view(content), value])
              .view(for: call)
          }
          return AnyView(any: changed)
        }
      )
    }
  }
}

extension ScrollTransitionPhase: NativeValue {}
extension ScrollViewProxy: NativeValue {}
