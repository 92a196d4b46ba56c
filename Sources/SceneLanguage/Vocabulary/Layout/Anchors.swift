internal import Diptych
internal import LayoutEngine

extension Library {
  /// Rectangles and points of views, seen from elsewhere.
  static let anchors = LibraryFamily(
    title: "Anchors",
    types: [
      LibraryType("Anchor", conformsTo: ["Hashable"]),
      LibraryType(
        "Anchor.Source",
        [
          .constant("bounds", AnchorSource.rectangle(.bounds)),
          .staticMethod("rect", Parameter<CGRect>("_")) { AnchorSource.rectangle(.rect($0)) },
          .staticMethod("point", Parameter<CGPoint>("_")) { AnchorSource.point(.point($0)) },
          .staticMethod("unitPoint", Parameter<UnitPoint>("_")) {
            AnchorSource.point(.unitPoint($0))
          },
          .constant("topLeading", AnchorSource.point(.topLeading)),
          .constant("top", AnchorSource.point(.top)),
          .constant("topTrailing", AnchorSource.point(.topTrailing)),
          .constant("leading", AnchorSource.point(.leading)),
          .constant("center", AnchorSource.point(.center)),
          .constant("trailing", AnchorSource.point(.trailing)),
          .constant("bottomLeading", AnchorSource.point(.bottomLeading)),
          .constant("bottom", AnchorSource.point(.bottom)),
          .constant("bottomTrailing", AnchorSource.point(.bottomTrailing)),
        ]
      ),
      LibraryType("GeometryProxy", [anchoredValue]),
    ]
  )

  /// `geometry[anchor]`: the rectangle or point in the reader's own coordinates.
  private static let anchoredValue = LibraryEntry(
    kind: .subscript,
    name: "subscript",
    signature: Signature(
      generics: ["T"],
      parameters: [.parameter(nil, .named("Anchor", [.result]))],
      result: .result
    )
  ) { call in
    let geometry = try GeometryProxy.receiver(of: call)
    if let anchor = Anchor<CGRect>.read(call.arguments[0]) { return geometry[anchor].sceneValue }
    return geometry[try call.arguments[0].read(as: Anchor<CGPoint>.self)].sceneValue
  }
}

/// What is marked on a view: a rectangle or a point.
enum AnchorSource: NativeValue {
  static var sceneName: String { "Anchor.Source" }
  case rectangle(Anchor<CGRect>.Source)
  case point(Anchor<CGPoint>.Source)
}

extension SceneValue {
  /// The value as what an anchor marks.
  var anchorSource: AnchorSource {
    get throws { try read(as: AnchorSource.self) }
  }
}

extension Anchor: SceneRepresentable where Value: SceneRepresentable {
  static var sceneType: SceneType { .named("Anchor", [Value.sceneType]) }
  static func read(_ value: SceneValue) -> Anchor? {
    if case .native(let box) = value { box.value as? Anchor } else { nil }
  }
  var sceneValue: SceneValue { .native(NativeBox(self, type: Self.sceneType)) }
}
