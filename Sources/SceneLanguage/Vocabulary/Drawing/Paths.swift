internal import Diptych
internal import LayoutEngine

extension Library {
  /// Outlines drawn step by step; all in points.
  static let paths = LibraryFamily(
    title: "Paths",
    types: [
      LibraryType(
        "Path",
        conformsTo: ["Shape", "Hashable"],
        makings + steps + changes + combinations
      )
    ]
  )

  private static let makings: [LibraryEntry] = [
    .initializer { Path() },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.function(nil, [.inout(.named("Path"))], .void)],
        result: .named("Path")
      )
    ) { call in
      let box = VariableBox(Path().sceneValue)
      _ = try call.arguments[0].call([.box(box)])
      return box.value
    },
    .initializer(Parameter<CGRect>("_")) { Path($0) },
    .initializer(Parameter<CGRect>("ellipseIn")) { Path(ellipseIn: $0) },
    .initializer(
      Parameter<CGRect>("roundedRect"),
      Parameter<CGFloat>("cornerRadius"),
      cornerStyle
    ) { Path(roundedRect: $0, cornerRadius: $1, style: $2) },
    .initializer(Parameter<CGRect>("roundedRect"), Parameter<CGSize>("cornerSize"), cornerStyle) {
      Path(roundedRect: $0, cornerSize: $1, style: $2)
    },
    .initializer(
      Parameter<CGRect>("roundedRect"),
      Parameter<RectangleCornerRadii>("cornerRadii"),
      cornerStyle
    ) { Path(roundedRect: $0, cornerRadii: $1, style: $2) },
    .initializer(Parameter<String>("_")) { Path($0) },
  ]

  private static let transform = Parameter<CGAffineTransform>(
    "transform",
    default: { .identity }
  )

  private static let steps: [LibraryEntry] = [
    .mutation("move", of: Path.self, Parameter<CGPoint>("to")) { (path: inout Path, end: CGPoint) in
      path.move(to: end)
    },
    .mutation("addLine", of: Path.self, Parameter<CGPoint>("to")) {
      (path: inout Path, end: CGPoint) in path.addLine(to: end)
    },
    .mutation("addLines", of: Path.self, Parameter<[CGPoint]>("_")) {
      (path: inout Path, points: [CGPoint]) in path.addLines(points)
    },
    .mutation(
      "addQuadCurve",
      of: Path.self,
      Parameter<CGPoint>("to"),
      Parameter<CGPoint>("control")
    ) { (path: inout Path, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, control: control)
    },
    .mutation(
      "addCurve",
      of: Path.self,
      Parameter<CGPoint>("to"),
      Parameter<CGPoint>("control1"),
      Parameter<CGPoint>("control2")
    ) { (path: inout Path, end: CGPoint, first: CGPoint, second: CGPoint) in
      path.addCurve(to: end, control1: first, control2: second)
    },
    .mutation("closeSubpath", of: Path.self) { (path: inout Path) in path.closeSubpath() },
    .mutation("addRect", of: Path.self, Parameter<CGRect>("_"), transform) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addRect(rect, transform: transform)
    },
    .mutation("addRects", of: Path.self, Parameter<[CGRect]>("_"), transform) {
      (path: inout Path, rects: [CGRect], transform: CGAffineTransform) in
      path.addRects(rects, transform: transform)
    },
    .mutation("addEllipse", of: Path.self, Parameter<CGRect>("in"), transform) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addEllipse(in: rect, transform: transform)
    },
    .mutation(
      "addRoundedRect",
      of: Path.self,
      Parameter<CGRect>("in"),
      Parameter<CGSize>("cornerSize"),
      cornerStyle,
      transform
    ) {
      (
        path: inout Path,
        rect: CGRect,
        size: CGSize,
        style: RoundedCornerStyle,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    },
    .mutation("addPath", of: Path.self, Parameter<Path>("_"), transform) {
      (path: inout Path, other: Path, transform: CGAffineTransform) in
      path.addPath(other, transform: transform)
    }.charging { call in
      let added = try call.arguments[0].read(as: Path.self)
      try call.evaluation.charge(elements: added.elements.count)
    },
    .mutation(
      "addArc",
      of: Path.self,
      Parameter<CGPoint>("center"),
      Parameter<CGFloat>("radius"),
      Parameter<Angle>("startAngle"),
      Parameter<Angle>("endAngle"),
      Parameter<Bool>("clockwise"),
      transform
    ) {
      (
        path: inout Path,
        center: CGPoint,
        radius: CGFloat,
        start: Angle,
        end: Angle,
        clockwise: Bool,
        transform: CGAffineTransform
      ) in
      path.addArc(
        center: center,
        radius: radius,
        startAngle: start,
        endAngle: end,
        clockwise: clockwise,
        transform: transform
      )
    },
    .mutation(
      "addRelativeArc",
      of: Path.self,
      Parameter<CGPoint>("center"),
      Parameter<CGFloat>("radius"),
      Parameter<Angle>("startAngle"),
      Parameter<Angle>("delta"),
      transform
    ) {
      (
        path: inout Path,
        center: CGPoint,
        radius: CGFloat,
        start: Angle,
        delta: Angle,
        transform: CGAffineTransform
      ) in
      path.addRelativeArc(
        center: center,
        radius: radius,
        startAngle: start,
        delta: delta,
        transform: transform
      )
    },
    .mutation(
      "addArc",
      of: Path.self,
      Parameter<CGPoint>("tangent1End"),
      Parameter<CGPoint>("tangent2End"),
      Parameter<CGFloat>("radius"),
      transform
    ) {
      (
        path: inout Path,
        first: CGPoint,
        second: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addArc(tangent1End: first, tangent2End: second, radius: radius, transform: transform)
    },
  ]

  private static let changes: [LibraryEntry] = [
    .property("isEmpty", of: Path.self) { $0.isEmpty },
    .property("boundingRect", of: Path.self) { $0.boundingRect },
    .property("currentPoint", of: Path.self) { $0.currentPoint },
    .property("description", of: Path.self) { $0.description },
    .method(
      "contains",
      of: Path.self,
      Parameter<CGPoint>("_"),
      Parameter<Bool>("eoFill", default: { false })
    ) { $0.contains($1, eoFill: $2) },
    .method("applying", of: Path.self, Parameter<CGAffineTransform>("_")) { $0.applying($1) },
    .method("offsetBy", of: Path.self, Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy")) {
      $0.offsetBy(dx: $1, dy: $2)
    },
    .method("trimmedPath", of: Path.self, Parameter<CGFloat>("from"), Parameter<CGFloat>("to")) {
      $0.trimmedPath(from: $1, to: $2)
    },
    .method("strokedPath", of: Path.self, Parameter<StrokeStyle>("_")) { $0.strokedPath($1) },
  ]

  private static let otherPath = Parameter<Path>("_")

  /// What is inside, or along, both of two paths, either of them, or one of them only.
  private static let combinations: [LibraryEntry] = [
    .method("intersection", of: Path.self, otherPath, eoFill) { $0.intersection($1, eoFill: $2) },
    .method("union", of: Path.self, otherPath, eoFill) { $0.union($1, eoFill: $2) },
    .method("subtracting", of: Path.self, otherPath, eoFill) { $0.subtracting($1, eoFill: $2) },
    .method("symmetricDifference", of: Path.self, otherPath, eoFill) {
      $0.symmetricDifference($1, eoFill: $2)
    },
    .method("lineIntersection", of: Path.self, otherPath, eoFill) {
      $0.lineIntersection($1, eoFill: $2)
    },
    .method("lineSubtraction", of: Path.self, otherPath, eoFill) {
      $0.lineSubtraction($1, eoFill: $2)
    },
    .method("normalized", of: Path.self, Parameter<Bool>("eoFill", default: { true })) {
      $0.normalized(eoFill: $1)
    },
  ].map(counting)

  /// A method whose work counts as steps.
  private static func counting(_ combination: LibraryEntry) -> LibraryEntry {
    LibraryEntry(kind: .method, name: combination.name, signature: combination.signature) { call in
      let other = call.arguments.first.flatMap { Path.read($0) } ?? Path()
      try call.evaluation.charge(seen: Path.receiver(of: call).combiningCost(with: other))
      return try combination.perform(&call)
    }
  }
}
