internal import Diptych
internal import LayoutEngine

extension Library {
  /// Points, sizes, rectangles, and what else places are told with; all in points.
  static let geometry = LibraryFamily(
    title: "Geometry",
    types: [
      LibraryType(
        "CGPoint",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<CGFloat>("x"), Parameter<CGFloat>("y")) { CGPoint(x: $0, y: $1) },
          .initializer(Parameter<Int>("x"), Parameter<Int>("y")) {
            CGPoint(x: Double($0), y: Double($1))
          },
          .initializer { CGPoint() }, .constant("zero", CGPoint.zero),
          .property("x", \CGPoint.x), .property("y", \CGPoint.y),
          .method("applying", of: CGPoint.self, Parameter<CGAffineTransform>("_")) {
            $0.applying($1)
          },
        ] + common(CGPoint.self)
      ),
      LibraryType(
        "CGSize",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<CGFloat>("width"), Parameter<CGFloat>("height")) {
            CGSize(width: $0, height: $1)
          },
          .initializer(Parameter<Int>("width"), Parameter<Int>("height")) {
            CGSize(width: Double($0), height: Double($1))
          },
          .initializer { CGSize() }, .constant("zero", CGSize.zero),
          .property("width", \CGSize.width), .property("height", \CGSize.height),
          .method("applying", of: CGSize.self, Parameter<CGAffineTransform>("_")) {
            $0.applying($1)
          },
        ] + common(CGSize.self)
      ),
      LibraryType(
        "CGVector",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy")) {
            CGVector(dx: $0, dy: $1)
          },
          .initializer(Parameter<Int>("dx"), Parameter<Int>("dy")) {
            CGVector(dx: Double($0), dy: Double($1))
          },
          .initializer { CGVector() }, .constant("zero", CGVector.zero),
          .property("dx", \CGVector.dx), .property("dy", \CGVector.dy),
        ]
      ),
      LibraryType("CGRect", conformsTo: ["Hashable"], rectangles + common(CGRect.self)),
      LibraryType(
        "UnitPoint",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<CGFloat>("x"), Parameter<CGFloat>("y")) {
            UnitPoint(x: $0, y: $1)
          },
          .property("x", \UnitPoint.x), .property("y", \UnitPoint.y),
          .constant("zero", UnitPoint.zero), .constant("center", UnitPoint.center),
          .constant("leading", UnitPoint.leading), .constant("trailing", UnitPoint.trailing),
          .constant("top", UnitPoint.top), .constant("bottom", UnitPoint.bottom),
          .constant("topLeading", UnitPoint.topLeading),
          .constant("topTrailing", UnitPoint.topTrailing),
          .constant("bottomLeading", UnitPoint.bottomLeading),
          .constant("bottomTrailing", UnitPoint.bottomTrailing),
        ]
      ),
      LibraryType(
        "Angle",
        conformsTo: ["Hashable", "Comparable"],
        [
          .initializer { Angle() },
          .initializer(Parameter<Double>("radians", type: .double)) { Angle(radians: $0) },
          .initializer(Parameter<Double>("degrees", type: .double)) { Angle(degrees: $0) },
          .staticMethod("radians", Parameter<Double>("_", type: .double)) { Angle(radians: $0) },
          .staticMethod("degrees", Parameter<Double>("_", type: .double)) { Angle(degrees: $0) },
          .constant("zero", Angle.zero),
          .property("radians", \Angle.radians), .property("degrees", \Angle.degrees),
        ]
      ),
      LibraryType("CGAffineTransform", conformsTo: ["Hashable"], transforms),
      LibraryType(
        "EdgeInsets",
        conformsTo: ["Hashable"],
        [
          .initializer { EdgeInsets() },
          .initializer(
            Parameter<CGFloat>("top"),
            Parameter<CGFloat>("leading"),
            Parameter<CGFloat>("bottom"),
            Parameter<CGFloat>("trailing")
          ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) },
          .property("top", \EdgeInsets.top), .property("leading", \EdgeInsets.leading),
          .property("bottom", \EdgeInsets.bottom), .property("trailing", \EdgeInsets.trailing),
        ]
      ),
      LibraryType(
        "CGLineCap",
        [
          .constant("butt", CGLineCap.butt), .constant("round", CGLineCap.round),
          .constant("square", CGLineCap.square),
        ]
      ),
      LibraryType(
        "CGLineJoin",
        [
          .constant("miter", CGLineJoin.miter), .constant("round", CGLineJoin.round),
          .constant("bevel", CGLineJoin.bevel),
        ]
      ),
    ]
  )

  /// What points, sizes and rectangles have alike.
  private static func common<Value: SceneRepresentable & Equatable>(
    _ type: Value.Type
  ) -> [LibraryEntry] {
    [
      .method("equalTo", of: type, Parameter<Value>("_")) { $0 == $1 },
      LibraryEntry(
        kind: .property,
        name: "debugDescription",
        signature: Signature(parameters: [], result: .string)
      ) { call in .string(try call.evaluation.text(of: call.receiver)) },
    ]
  }

  private static let rectangles: [LibraryEntry] = [
    .initializer(Parameter<CGPoint>("origin"), Parameter<CGSize>("size")) {
      CGRect(origin: $0, size: $1)
    },
    .initializer(
      Parameter<CGFloat>("x"),
      Parameter<CGFloat>("y"),
      Parameter<CGFloat>("width"),
      Parameter<CGFloat>("height")
    ) { CGRect(x: $0, y: $1, width: $2, height: $3) },
    .initializer(
      Parameter<Int>("x"),
      Parameter<Int>("y"),
      Parameter<Int>("width"),
      Parameter<Int>("height")
    ) { CGRect(x: Double($0), y: Double($1), width: Double($2), height: Double($3)) },
    .initializer { CGRect() }, .constant("zero", CGRect.zero),
    .constant("null", CGRect.null), .constant("infinite", CGRect.infinite),
    .property("isNull", of: CGRect.self) { $0.isNull },
    .property("isInfinite", of: CGRect.self) { $0.isInfinite },
    .property("origin", \CGRect.origin), .property("size", \CGRect.size),
    .property("width", of: CGRect.self) { $0.width },
    .property("height", of: CGRect.self) { $0.height },
    .property("minX", of: CGRect.self) { $0.minX }, .property("midX", of: CGRect.self) { $0.midX },
    .property("maxX", of: CGRect.self) { $0.maxX }, .property("minY", of: CGRect.self) { $0.minY },
    .property("midY", of: CGRect.self) { $0.midY }, .property("maxY", of: CGRect.self) { $0.maxY },
    .property("isEmpty", of: CGRect.self) { $0.isEmpty },
    .property("integral", of: CGRect.self) { $0.integral },
    .property("standardized", of: CGRect.self) { $0.standardized },
    .method("insetBy", of: CGRect.self, Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy")) {
      let inner = $0.insetBy(dx: $1, dy: $2)
      return inner.size.width < 0 || inner.size.height < 0 ? .null : inner
    },
    .method("offsetBy", of: CGRect.self, Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy")) {
      $0.offsetBy(dx: $1, dy: $2)
    },
    .method("contains", of: CGRect.self, Parameter<CGPoint>("_")) { $0.contains($1) },
    .method("contains", of: CGRect.self, Parameter<CGRect>("_")) { $0.contains($1) },
    .method("applying", of: CGRect.self, Parameter<CGAffineTransform>("_")) { $0.applying($1) },
    .method("union", of: CGRect.self, Parameter<CGRect>("_")) { $0.union($1) },
    .method("intersection", of: CGRect.self, Parameter<CGRect>("_")) { $0.intersection($1) },
    .method("intersects", of: CGRect.self, Parameter<CGRect>("_")) { $0.intersects($1) },
  ]

  private static let number = Parameter<CGFloat>("_")

  private static let transforms: [LibraryEntry] = [
    .initializer { CGAffineTransform() }, .constant("identity", CGAffineTransform.identity),
    .initializer(Parameter<CGFloat>("translationX"), Parameter<CGFloat>("y")) {
      CGAffineTransform(translationX: $0, y: $1)
    },
    .initializer(Parameter<CGFloat>("scaleX"), Parameter<CGFloat>("y")) {
      CGAffineTransform(scaleX: $0, y: $1)
    },
    .initializer(Parameter<CGFloat>("rotationAngle")) { CGAffineTransform(rotationAngle: $0) },
    .initializer(
      Parameter<CGFloat>("a"),
      Parameter<CGFloat>("b"),
      Parameter<CGFloat>("c"),
      Parameter<CGFloat>("d"),
      Parameter<CGFloat>("tx"),
      Parameter<CGFloat>("ty")
    ) { CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) },
    .initializer(number, number, number, number, number, number) {
      CGAffineTransform($0, $1, $2, $3, $4, $5)
    },
    .property("a", \CGAffineTransform.a), .property("b", \CGAffineTransform.b),
    .property("c", \CGAffineTransform.c), .property("d", \CGAffineTransform.d),
    .property("tx", \CGAffineTransform.tx), .property("ty", \CGAffineTransform.ty),
    .method(
      "translatedBy",
      of: CGAffineTransform.self,
      Parameter<CGFloat>("x"),
      Parameter<CGFloat>("y")
    ) { $0.translatedBy(x: $1, y: $2) },
    .method(
      "scaledBy",
      of: CGAffineTransform.self,
      Parameter<CGFloat>("x"),
      Parameter<CGFloat>("y")
    ) { $0.scaledBy(x: $1, y: $2) },
    .method("rotated", of: CGAffineTransform.self, Parameter<CGFloat>("by")) {
      $0.rotated(by: $1)
    },
    .method("concatenating", of: CGAffineTransform.self, Parameter<CGAffineTransform>("_")) {
      $0.concatenating($1)
    },
    .method("inverted", of: CGAffineTransform.self) { $0.inverted() },
  ]
}
