internal import Diptych
internal import LayoutEngine

extension Library {
  /// Outlines, and how they are painted and changed.
  static let shapes = LibraryFamily(
    title: "Shapes",
    types: [
      LibraryType("Rectangle", conformsTo: ["InsettableShape"], [.initializer { Rectangle() }]),
      LibraryType(
        "ContainerRelativeShape",
        conformsTo: ["InsettableShape"],
        [.initializer { ContainerRelativeShape() }]
      ),
      LibraryType("Circle", conformsTo: ["InsettableShape"], [.initializer { Circle() }]),
      LibraryType("Ellipse", conformsTo: ["InsettableShape"], [.initializer { Ellipse() }]),
      LibraryType(
        "Capsule",
        conformsTo: ["InsettableShape"],
        [
          .initializer(cornerStyle) { Capsule(style: $0) }
        ]
      ),
      LibraryType(
        "RoundedRectangle",
        conformsTo: ["InsettableShape"],
        [
          .initializer(Parameter<CGFloat>("cornerRadius"), cornerStyle) {
            RoundedRectangle(cornerRadius: $0, style: $1)
          },
          .initializer(Parameter<CGSize>("cornerSize"), cornerStyle) {
            RoundedRectangle(cornerSize: $0, style: $1)
          },
        ]
      ),
      LibraryType(
        "UnevenRoundedRectangle",
        conformsTo: ["InsettableShape"],
        [
          .initializer(Parameter<RectangleCornerRadii>("cornerRadii"), cornerStyle) {
            UnevenRoundedRectangle(cornerRadii: $0, style: $1)
          },
          .initializer(
            radius("topLeadingRadius"),
            radius("bottomLeadingRadius"),
            radius("bottomTrailingRadius"),
            radius("topTrailingRadius"),
            cornerStyle
          ) {
            UnevenRoundedRectangle(
              topLeadingRadius: $0,
              bottomLeadingRadius: $1,
              bottomTrailingRadius: $2,
              topTrailingRadius: $3,
              style: $4
            )
          },
        ]
      ),
      LibraryType(
        "RectangleCornerRadii",
        conformsTo: ["Hashable"],
        [
          .initializer(
            radius("topLeading"),
            radius("bottomLeading"),
            radius("bottomTrailing"),
            radius("topTrailing")
          ) {
            RectangleCornerRadii(
              topLeading: $0,
              bottomLeading: $1,
              bottomTrailing: $2,
              topTrailing: $3
            )
          }
        ]
      ),
      LibraryType(
        "AnyShape",
        conformsTo: ["Shape"],
        [
          .initializer(Parameter<any Shape>.shape("_")) { AnyShape(any: $0) }
        ]
      ),
      LibraryType(
        "RoundedCornerStyle",
        [
          .constant("circular", RoundedCornerStyle.circular),
          .constant("continuous", RoundedCornerStyle.continuous),
        ]
      ),
      LibraryType("Shape", painting + changing + names),
      LibraryType("InsettableShape", conformsTo: ["Shape"], insetting),
      LibraryType("PaintedShape", conformsTo: ["View"], layering),
      LibraryType(
        "StrokeStyle",
        conformsTo: ["Hashable"],
        [
          .initializer(
            Parameter<CGFloat>("lineWidth", default: { 1 }),
            Parameter<CGLineCap>("lineCap", default: { .butt }),
            Parameter<CGLineJoin>("lineJoin", default: { .miter }),
            Parameter<CGFloat>("miterLimit", default: { 10 }),
            Parameter<[CGFloat]>("dash", default: { [] }),
            Parameter<CGFloat>("dashPhase", default: { 0 })
          ) {
            StrokeStyle(
              lineWidth: $0,
              lineCap: $1,
              lineJoin: $2,
              miterLimit: $3,
              dash: $4,
              dashPhase: $5
            )
          }
        ]
      ),
      LibraryType(
        "FillStyle",
        [
          .initializer(
            Parameter<Bool>("eoFill", default: { false }),
            Parameter<Bool>("antialiased", default: { true })
          ) { FillStyle(eoFill: $0, antialiased: $1) }
        ]
      ),
    ]
  )

  static let cornerStyle = Parameter<RoundedCornerStyle>("style", default: { .continuous })
  private static func radius(_ label: String) -> Parameter<CGFloat> {
    Parameter(label, default: { 0 })
  }
  private static let fillStyle = Parameter<FillStyle>("style", default: { FillStyle() })
  private static let lineWidth = Parameter<CGFloat>("lineWidth", default: { 1 })
  /// Whether edges are smoothed, which a terminal does not show.
  private static let antialiased = Parameter<Bool>("antialiased", default: { true })

  private static let painting: [LibraryEntry] = [
    .shape("fill", Parameter<any ShapeStyle>.style("_"), fillStyle) {
      (shape: any Shape, style: any ShapeStyle, fill: FillStyle) in
      .painted(shape.fill(style, style: fill))
    },
    .shape("fill", Parameter<FillStyle>("style")) {
      .painted($0.fill(ForegroundStyle(), style: $1))
    },
    .shape("fill") { .painted($0.fill(ForegroundStyle())) },
    .shape("stroke", Parameter<any ShapeStyle>.style("_"), lineWidth, antialiased) {
      (shape: any Shape, style: any ShapeStyle, width: CGFloat, _: Bool) in
      .painted(shape.stroke(style, lineWidth: width))
    },
    .shape("stroke", Parameter<any ShapeStyle>.style("_"), Parameter<StrokeStyle>("style")) {
      (shape: any Shape, style: any ShapeStyle, stroke: StrokeStyle) in
      .painted(shape.stroke(style, style: stroke))
    },
  ]

  private static let changing: [LibraryEntry] = [
    .reshaping("trim", fraction("from", 0), fraction("to", 1)) { $0.trim(from: $1, to: $2) },
    .reshaping(
      "rotation",
      Parameter<Angle>("_"),
      Parameter<UnitPoint>("anchor", default: { .center })
    ) { $0.turned(by: $1, anchor: $2) },
    .reshaping("offset", Parameter<CGSize>("_")) { $0.moved(by: $1) },
    .reshaping("offset", fraction("x", 0), fraction("y", 0)) {
      $0.moved(by: CGSize(width: $1, height: $2))
    },
    .reshaping(
      "scale",
      fraction("x", 1),
      fraction("y", 1),
      Parameter<UnitPoint>("anchor", default: { .center })
    ) { $0.scale(x: $1, y: $2, anchor: $3) },
    .reshaping(
      "scale",
      Parameter<CGFloat>("_"),
      Parameter<UnitPoint>("anchor", default: { .center })
    ) { $0.scale($1, anchor: $2) },
    .reshaping("transform", Parameter<CGAffineTransform>("_")) { $0.transform($1) },
    .reshaping("size", Parameter<CGSize>("_")) { $0.size($1) },
    .reshaping("size", Parameter<CGFloat>("width"), Parameter<CGFloat>("height")) {
      $0.size(width: $1, height: $2)
    },
    .reshaping("size", Parameter<CGSize>("_"), Parameter<UnitPoint>("anchor")) {
      $0.size($1, anchor: $2)
    },
    .reshaping(
      "size",
      Parameter<CGFloat>("width"),
      Parameter<CGFloat>("height"),
      Parameter<UnitPoint>("anchor")
    ) { $0.size(width: $1, height: $2, anchor: $3) },
    .reshaping("offset", Parameter<CGPoint>("_")) {
      $0.moved(by: CGSize(width: $1.x, height: $1.y))
    },
    .reshaping("intersection", otherShape, eoFill) {
      $0.intersection(AnyShape(any: $1), eoFill: $2)
    },
    .reshaping("union", otherShape, eoFill) { $0.union(AnyShape(any: $1), eoFill: $2) },
    .reshaping("subtracting", otherShape, eoFill) { $0.subtracting(AnyShape(any: $1), eoFill: $2) },
    .reshaping("symmetricDifference", otherShape, eoFill) {
      $0.symmetricDifference(AnyShape(any: $1), eoFill: $2)
    },
    .reshaping("lineIntersection", otherShape, eoFill) {
      $0.lineIntersection(AnyShape(any: $1), eoFill: $2)
    },
    .reshaping("lineSubtraction", otherShape, eoFill) {
      $0.lineSubtraction(AnyShape(any: $1), eoFill: $2)
    },
    .reshaping("stroke", Parameter<StrokeStyle>("style")) { $0.stroke(style: $1) },
    .reshaping("stroke", lineWidth) { $0.stroke(lineWidth: $1) },
    LibraryEntry.shape("path", Parameter<CGRect>("in")) { (shape: any Shape, rect: CGRect) in
      shape.path(in: rect).sceneValue
    }.returning(.named("Path")),
  ]

  private static let otherShape = Parameter<any Shape>.shape("_")
  /// Whether inside is what a ray crosses an odd number of times.
  static let eoFill = Parameter<Bool>("eoFill", default: { false })

  private static func fraction(_ label: String, _ value: CGFloat) -> Parameter<CGFloat> {
    Parameter(label, default: { value })
  }

  private static let names: [LibraryEntry] = [
    .constant("rect", Rectangle()), .constant("circle", Circle()),
    .constant("capsule", Capsule()), .constant("ellipse", Ellipse()),
    .staticMethod("rect", Parameter<CGFloat>("cornerRadius"), cornerStyle) {
      RoundedRectangle(cornerRadius: $0, style: $1)
    },
    .constant("containerRelative", ContainerRelativeShape()),
    .staticMethod("rect", Parameter<CGSize>("cornerSize"), cornerStyle) {
      RoundedRectangle(cornerSize: $0, style: $1)
    },
    .staticMethod("rect", Parameter<RectangleCornerRadii>("cornerRadii"), cornerStyle) {
      UnevenRoundedRectangle(cornerRadii: $0, style: $1)
    },
    .staticMethod(
      "rect",
      radius("topLeadingRadius"),
      radius("bottomLeadingRadius"),
      radius("bottomTrailingRadius"),
      radius("topTrailingRadius"),
      cornerStyle
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0,
        bottomLeadingRadius: $1,
        bottomTrailingRadius: $2,
        topTrailingRadius: $3,
        style: $4
      )
    },
    .staticMethod("capsule", Parameter<RoundedCornerStyle>("style")) { Capsule(style: $0) },
  ]

  private static let insetting: [LibraryEntry] = [
    .insettable("strokeBorder", Parameter<any ShapeStyle>.style("_"), lineWidth, antialiased) {
      (shape: any InsettableShape, style: any ShapeStyle, width: CGFloat, _: Bool) in
      .painted(shape.strokeBorder(style, lineWidth: width))
    },
    .insettable(
      "strokeBorder",
      Parameter<any ShapeStyle>.style("_"),
      Parameter<StrokeStyle>("style"),
      antialiased
    ) { (shape: any InsettableShape, style: any ShapeStyle, stroke: StrokeStyle, _: Bool) in
      .painted(shape.strokeBorder(style, style: stroke))
    },
    .insettable("strokeBorder", lineWidth, antialiased) { shape, width, _ in
      .painted(shape.strokeBorder(ForegroundStyle(), lineWidth: width))
    },
    .insettable("strokeBorder", Parameter<StrokeStyle>("style"), antialiased) {
      shape,
      stroke,
      _ in
      .painted(shape.strokeBorder(ForegroundStyle(), style: stroke))
    },
    .reshapingInsettable("inset", Parameter<CGFloat>("by")) { $0.movedInwards(by: $1) },
    .reshapingInsettable(
      "rotation",
      Parameter<Angle>("_"),
      Parameter<UnitPoint>("anchor", default: { .center })
    ) { $0.turned(by: $1, anchor: $2) },
    .reshapingInsettable("offset", Parameter<CGSize>("_")) { $0.moved(by: $1) },
    .reshapingInsettable("offset", fraction("x", 0), fraction("y", 0)) {
      $0.moved(by: CGSize(width: $1, height: $2))
    },
    .reshapingInsettable("offset", Parameter<CGPoint>("_")) {
      $0.moved(by: CGSize(width: $1.x, height: $1.y))
    },
  ]

  private static let layering: [LibraryEntry] = [
    .painted("fill", Parameter<any ShapeStyle>.style("_"), fillStyle) {
      (shape: PaintedShape, style: any ShapeStyle, fill: FillStyle) in
      shape.fill(style, style: fill)
    },
    .painted("stroke", Parameter<any ShapeStyle>.style("_"), lineWidth, antialiased) {
      (shape: PaintedShape, style: any ShapeStyle, width: CGFloat, _: Bool) in
      shape.stroke(style, lineWidth: width)
    },
    .painted("stroke", Parameter<any ShapeStyle>.style("_"), Parameter<StrokeStyle>("style")) {
      (shape: PaintedShape, style: any ShapeStyle, stroke: StrokeStyle) in
      shape.stroke(style, style: stroke)
    },
    .painted("strokeBorder", Parameter<any ShapeStyle>.style("_"), lineWidth) {
      (shape: PaintedShape, style: any ShapeStyle, width: CGFloat) in
      try shape.bordered(style, StrokeStyle(lineWidth: width))
    },
    .painted(
      "strokeBorder",
      Parameter<any ShapeStyle>.style("_"),
      Parameter<StrokeStyle>("style")
    ) { (shape: PaintedShape, style: any ShapeStyle, stroke: StrokeStyle) in
      try shape.bordered(style, stroke)
    },
    .painted("strokeBorder", lineWidth) {
      try $0.bordered(ForegroundStyle(), StrokeStyle(lineWidth: $1))
    },
    .painted("strokeBorder", Parameter<StrokeStyle>("style")) {
      try $0.bordered(ForegroundStyle(), $1)
    },
  ]
}
