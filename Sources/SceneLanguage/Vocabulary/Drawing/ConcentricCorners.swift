internal import Diptych
internal import LayoutEngine

extension Library {
  /// Rectangles whose corners follow those of what is around them.
  static let concentricCorners = LibraryFamily(
    title: "Concentric corners",
    types: [
      LibraryType(
        "ConcentricRectangle",
        conformsTo: ["InsettableShape"],
        [
          .initializer(
            Parameter<Edge.Corner.Style>("corners", default: { .concentric }),
            isUniform
          ) { ConcentricRectangle(corners: $0, isUniform: $1) }
        ] + differing(.initializer, "init") { Parameter($0, default: { .concentric }) }
      ),
      LibraryType(
        "Shape",
        [
          .staticMethod("rect", Parameter<Edge.Corner.Style>("corners"), isUniform) {
            ConcentricRectangle(corners: $0, isUniform: $1)
          }
        ] + differing(.staticMethod, "rect") { Parameter($0) }
      ),
      .values(
        of: Edge.Corner.Style.self,
        ["concentric": .concentric],
        [
          .staticMethod("concentric", Parameter<CGFloat>("minimum")) {
            Edge.Corner.Style.concentric(minimum: .fixed($0))
          },
          .staticMethod("concentric", Parameter<Edge.Corner.Style>("minimum")) {
            Edge.Corner.Style.concentric(minimum: $0)
          },
          .staticMethod("fixed", Parameter<CGFloat>("_")) { Edge.Corner.Style.fixed($0) },
        ]
      ),
    ]
  )

  private static let isUniform = Parameter<Bool>("isUniform", default: { false })

  /// Rectangles whose corners are told apart, one by one or in pairs.
  private static func differing(
    _ kind: LibraryEntry.Kind,
    _ name: String,
    corner: (String) -> Parameter<Edge.Corner.Style>
  ) -> [LibraryEntry] {
    ConcentricCornerLabels.all.map { corners in
      let parameters = corners.labels.map(corner)
      return LibraryEntry(
        kind: kind,
        name: name,
        signature: Signature(
          parameters: parameters.map(\.signature),
          result: ConcentricRectangle.sceneType
        )
      ) { call in
        var reader = ArgumentReader(call)
        let styles = try parameters.map { try reader.next($0) }
        let own = corners.places.map { styles[$0] }
        return ConcentricRectangle(
          topLeadingCorner: own[0],
          topTrailingCorner: own[1],
          bottomLeadingCorner: own[2],
          bottomTrailingCorner: own[3]
        ).sceneValue
      }
    }
  }
}

/// By which labels corners are told apart.
private struct ConcentricCornerLabels {
  let labels: [String]
  /// Which of the labels tells of the corner at the top and leading, the top and trailing, the
  /// bottom and leading, and the bottom and trailing side.
  let places: [Int]

  static let all = [
    ConcentricCornerLabels(
      labels: [
        "topLeadingCorner", "topTrailingCorner", "bottomLeadingCorner", "bottomTrailingCorner",
      ],
      places: [0, 1, 2, 3]
    ),
    ConcentricCornerLabels(
      labels: ["uniformTopCorners", "uniformBottomCorners"],
      places: [0, 0, 1, 1]
    ),
    ConcentricCornerLabels(
      labels: ["uniformLeadingCorners", "uniformTrailingCorners"],
      places: [0, 1, 0, 1]
    ),
    ConcentricCornerLabels(
      labels: ["uniformTopCorners", "bottomLeadingCorner", "bottomTrailingCorner"],
      places: [0, 0, 1, 2]
    ),
    ConcentricCornerLabels(
      labels: ["uniformBottomCorners", "topLeadingCorner", "topTrailingCorner"],
      places: [1, 2, 0, 0]
    ),
    ConcentricCornerLabels(
      labels: ["uniformLeadingCorners", "topTrailingCorner", "bottomTrailingCorner"],
      places: [0, 1, 0, 2]
    ),
    ConcentricCornerLabels(
      labels: ["uniformTrailingCorners", "topLeadingCorner", "bottomLeadingCorner"],
      places: [1, 0, 2, 0]
    ),
  ]
}

extension Edge.Corner.Style: NativeValue {
  static var sceneName: String { "Edge.Corner.Style" }
}
