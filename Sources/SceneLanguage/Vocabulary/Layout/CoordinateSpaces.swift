internal import Diptych
internal import LayoutEngine

extension Library {
  /// Frames of reference, and readers of frames.
  static let coordinateSpaces = LibraryFamily(
    title: "Coordinate spaces",
    types: [
      LibraryType(
        "GeometryReader",
        conformsTo: ["View"],
        [
          .view(Parameter<(GeometryProxy) -> any View>.content(of: GeometryProxy.self)) { content in
            GeometryReader { AnyView(any: content($0)) }
          }
        ]
      ),
      LibraryType(
        "GeometryProxy",
        [
          .property("size", of: GeometryProxy.self) { $0.size },
          .property("safeAreaInsets", of: GeometryProxy.self) { $0.safeAreaInsets },
          .method("frame", of: GeometryProxy.self, Parameter<CoordinateSpace>("in")) {
            $0.frame(in: $1)
          },
          .method("frame", of: GeometryProxy.self, Parameter<NamedCoordinateSpace>("in")) {
            $0.frame(in: $1)
          },
          .method("bounds", of: GeometryProxy.self, Parameter<NamedCoordinateSpace>("of")) {
            $0.bounds(of: $1)
          },
        ]
      ),
      LibraryType(
        "CoordinateSpace",
        conformsTo: ["Hashable"],
        [
          .constant("local", CoordinateSpace.local), .constant("global", CoordinateSpace.global),
          .staticMethod("named", Parameter<SceneValue>.anything("_")) {
            CoordinateSpace.named(AnyHashable(SceneIdentity($0)))
          },
          .constant("scrollView", NamedCoordinateSpace.scrollView.coordinateSpace),
          .staticMethod("scrollView", Parameter<Axis>("axis")) {
            NamedCoordinateSpace.scrollView(axis: $0).coordinateSpace
          },
        ]
      ),
      LibraryType(
        "NamedCoordinateSpace",
        conformsTo: ["Hashable"],
        [
          .staticMethod("named", Parameter<SceneValue>.anything("_")) {
            NamedCoordinateSpace.named(SceneIdentity($0))
          },
          .constant("scrollView", NamedCoordinateSpace.scrollView),
          .staticMethod("scrollView", Parameter<Axis>("axis")) {
            NamedCoordinateSpace.scrollView(axis: $0)
          },
        ]
      ),
      LibraryType(
        "View",
        [
          .modifier("coordinateSpace", Parameter<SceneValue>.anything("name")) {
            $0.coordinateSpace(name: SceneIdentity($1))
          },
          .modifier("coordinateSpace", Parameter<NamedCoordinateSpace>("_")) {
            $0.coordinateSpace($1)
          },
          geometryChange(isTellingOld: false), geometryChange(isTellingOld: true),
        ]
      ),
    ]
  )

  private static func geometryChange(isTellingOld: Bool) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: "onGeometryChange",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("for", .metatype(.result)),
          .function("of", [.named("GeometryProxy")], .result),
          .action("action", isTellingOld ? [.result, .result] : [.result]),
        ],
        result: .view
      )
    ) { call in
      let (view, call) = (try call.receiver.view(for: call), call)
      return .view(
        view.onGeometryChange(for: SceneValue.self) { geometry in
          call.evaluation.guarded(.null) { try call.arguments[1].call([geometry.sceneValue]) }
        } action: { old, new in
          call.evaluation.guarded(()) {
            _ = try call.arguments[2].call(isTellingOld ? [old, new] : [new])
          }
        }
      )
    }
  }
}

extension NamedCoordinateSpace: NativeValue {}
