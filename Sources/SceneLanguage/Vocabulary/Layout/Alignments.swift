internal import Diptych
internal import LayoutEngine

extension Library {
  /// Alignments, edges, axes, and directions.
  static let alignments = LibraryFamily(
    title: "Alignments",
    types: [
      LibraryType(
        "HorizontalAlignment",
        conformsTo: ["Equatable"],
        [
          .constant("leading", HorizontalAlignment.leading),
          .constant("center", HorizontalAlignment.center),
          .constant("trailing", HorizontalAlignment.trailing),
          .constant("listRowSeparatorLeading", HorizontalAlignment.listRowSeparatorLeading),
          .constant("listRowSeparatorTrailing", HorizontalAlignment.listRowSeparatorTrailing),
          .initializer(guide) { HorizontalAlignment(key: $0) },
        ]
      ),
      LibraryType(
        "VerticalAlignment",
        conformsTo: ["Equatable"],
        [
          .constant("top", VerticalAlignment.top), .constant("center", VerticalAlignment.center),
          .constant("bottom", VerticalAlignment.bottom),
          .constant("firstTextBaseline", VerticalAlignment.firstTextBaseline),
          .constant("lastTextBaseline", VerticalAlignment.lastTextBaseline),
          .initializer(guide) { VerticalAlignment(key: $0) },
        ]
      ),
      LibraryType(
        "Alignment",
        conformsTo: ["Equatable"],
        [
          .initializer(
            Parameter<HorizontalAlignment>("horizontal"),
            Parameter<VerticalAlignment>("vertical")
          ) { Alignment(horizontal: $0, vertical: $1) },
          .property("horizontal", \Alignment.horizontal),
          .property("vertical", \Alignment.vertical),
          .constant("center", Alignment.center), .constant("leading", Alignment.leading),
          .constant("trailing", Alignment.trailing), .constant("top", Alignment.top),
          .constant("bottom", Alignment.bottom), .constant("topLeading", Alignment.topLeading),
          .constant("topTrailing", Alignment.topTrailing),
          .constant("bottomLeading", Alignment.bottomLeading),
          .constant("bottomTrailing", Alignment.bottomTrailing),
          .constant("centerFirstTextBaseline", Alignment.centerFirstTextBaseline),
          .constant("centerLastTextBaseline", Alignment.centerLastTextBaseline),
          .constant("leadingFirstTextBaseline", Alignment.leadingFirstTextBaseline),
          .constant("leadingLastTextBaseline", Alignment.leadingLastTextBaseline),
          .constant("trailingFirstTextBaseline", Alignment.trailingFirstTextBaseline),
          .constant("trailingLastTextBaseline", Alignment.trailingLastTextBaseline),
        ]
      ),
      LibraryType(
        "TextAlignment",
        conformsTo: ["Hashable"],
        [
          .constant("leading", TextAlignment.leading), .constant("center", TextAlignment.center),
          .constant("trailing", TextAlignment.trailing),
        ]
      ),
      LibraryType(
        "Axis",
        conformsTo: ["Hashable"],
        [
          .constant("horizontal", Axis.horizontal), .constant("vertical", Axis.vertical),
        ]
      ),
      LibraryType.optionSet(
        "Axis.Set",
        of: Axis.Set.self,
        [
          .constant("horizontal", Axis.Set.horizontal), .constant("vertical", Axis.Set.vertical),
        ]
      ),
      LibraryType(
        "Edge",
        conformsTo: ["Hashable"],
        [
          .constant("top", Edge.top), .constant("leading", Edge.leading),
          .constant("bottom", Edge.bottom), .constant("trailing", Edge.trailing),
          .constant("allCases", Edge.allCases),
        ]
      ),
      LibraryType.optionSet(
        "Edge.Set",
        of: Edge.Set.self,
        [
          .constant("top", Edge.Set.top), .constant("leading", Edge.Set.leading),
          .constant("bottom", Edge.Set.bottom), .constant("trailing", Edge.Set.trailing),
          .constant("all", Edge.Set.all), .constant("horizontal", Edge.Set.horizontal),
          .constant("vertical", Edge.Set.vertical),
        ]
      ),
      LibraryType(
        "VerticalEdge",
        conformsTo: ["Hashable"],
        [
          .constant("top", VerticalEdge.top), .constant("bottom", VerticalEdge.bottom),
          .constant("allCases", VerticalEdge.allCases),
        ]
      ),
      LibraryType(
        "HorizontalEdge",
        conformsTo: ["Hashable"],
        [
          .constant("leading", HorizontalEdge.leading),
          .constant("trailing", HorizontalEdge.trailing),
          .constant("allCases", HorizontalEdge.allCases),
        ]
      ),
      LibraryType(
        "LayoutDirection",
        conformsTo: ["Hashable"],
        [
          .constant("leftToRight", LayoutDirection.leftToRight),
          .constant("rightToLeft", LayoutDirection.rightToLeft),
          .constant("allCases", LayoutDirection.allCases),
        ]
      ),
    ]
  )

  /// A guide that a scene declares: the type that conforms to `AlignmentID`.
  private static var guide: Parameter<AlignmentKey> {
    Parameter("_", type: .unknown) { value, call in
      guard case .type(let type) = value, case .declared(let declaration, _) = type.type,
        let method = declaration.method("defaultValue", labels: ["in"], isStatic: true)
      else { throw SceneStop(.valueMismatch("\(value.type)", expected: "AlignmentID.Type")) }
      let (evaluation, span) = (call.evaluation, call.span)
      // The key runs an evaluation that is confined to one thread, and so is the layout.
      nonisolated(unsafe) let position = { (dimensions: ViewDimensions) -> CGFloat in
        evaluation.guarded(0) {
          let result = try method.code.call(value, [dimensions.sceneValue], evaluation, at: span)
          return try result.read(as: Double.self)
        }
      }
      return AlignmentKey(identity: declaration) { position($0) }
    }
  }
}
