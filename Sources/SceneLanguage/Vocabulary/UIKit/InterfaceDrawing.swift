internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// What views and layers draw themselves with.
  static let interfaceDrawing = LibraryFamily(
    title: "UIKit: drawing",
    types: [
      .class("CGContext", inheriting: nil, drawingState + pathBuilding + painting),
      LibraryType(
        "CGPathFillRule",
        conformsTo: ["Hashable"],
        [
          .constant("winding", CGPathFillRule.winding),
          .constant("evenOdd", CGPathFillRule.evenOdd),
        ]
      ),
      LibraryType(
        "CGPathDrawingMode",
        conformsTo: ["Hashable"],
        [
          .constant("fill", CGPathDrawingMode.fill),
          .constant("eoFill", CGPathDrawingMode.eoFill),
          .constant("stroke", CGPathDrawingMode.stroke),
          .constant("fillStroke", CGPathDrawingMode.fillStroke),
          .constant("eoFillStroke", CGPathDrawingMode.eoFillStroke),
        ]
      ),
    ],
    functions: [
      .function("UIGraphicsGetCurrentContext") { UIGraphicsGetCurrentContext() },
      .deed("UIGraphicsBeginImageContext", Parameter<CGSize>("_")) {
        UIGraphicsBeginImageContext($0)
      },
      .deed(
        "UIGraphicsBeginImageContextWithOptions",
        Parameter<CGSize>("_"),
        Parameter<Bool>("_"),
        Parameter<CGFloat>("_")
      ) { UIGraphicsBeginImageContextWithOptions($0, $1, $2) },
      .function("UIGraphicsGetImageFromCurrentImageContext") {
        UIGraphicsGetImageFromCurrentImageContext()
      },
      .deed("UIGraphicsEndImageContext") { UIGraphicsEndImageContext() },
      .deed("UIGraphicsPushContext", Parameter<CGContext>("_")) { UIGraphicsPushContext($0) },
      .deed("UIGraphicsPopContext") { UIGraphicsPopContext() },
    ]
  )

  private static let context = CGContext.self
  private static let point = Parameter<CGPoint>("to")
  private static let rect = Parameter<CGRect>("_")

  private static let drawingState: [LibraryEntry] = [
    .deed("saveGState", of: context) { $0.saveGState() },
    .deed("restoreGState", of: context) { $0.restoreGState() },
    .deed(
      "beginTransparencyLayer",
      of: context,
      Parameter<IgnoredArgument>.anything("auxiliaryInfo")
    ) { context, _ in context.beginTransparencyLayer() },
    .deed("endTransparencyLayer", of: context) { $0.endTransparencyLayer() },
    .property("boundingBoxOfClipPath", of: context) { $0.boundingBoxOfClipPath },
    .deed("setFillColor", of: context, Parameter<CGColor>("_")) { $0.setFillColor($1) },
    .deed("setStrokeColor", of: context, Parameter<CGColor>("_")) { $0.setStrokeColor($1) },
    .deed("setAlpha", of: context, Parameter<CGFloat>("_")) { $0.setAlpha($1) },
    .deed("setLineWidth", of: context, Parameter<CGFloat>("_")) { $0.setLineWidth($1) },
    .deed("setLineCap", of: context, Parameter<CGLineCap>("_")) { $0.setLineCap($1) },
    .deed("setLineJoin", of: context, Parameter<CGLineJoin>("_")) { $0.setLineJoin($1) },
    .deed(
      "setLineDash",
      of: context,
      Parameter<CGFloat>("phase"),
      Parameter<[CGFloat]>("lengths")
    ) { $0.setLineDash(phase: $1, lengths: $2) },
    .deed("translateBy", of: context, Parameter<CGFloat>("x"), Parameter<CGFloat>("y")) {
      $0.translateBy(x: $1, y: $2)
    },
    .deed("scaleBy", of: context, Parameter<CGFloat>("x"), Parameter<CGFloat>("y")) {
      $0.scaleBy(x: $1, y: $2)
    },
    .deed("rotate", of: context, Parameter<CGFloat>("by")) { $0.rotate(by: $1) },
    .deed("concatenate", of: context, Parameter<CGAffineTransform>("_")) { $0.concatenate($1) },
    .idle("setShouldAntialias", .parameter(nil, .bool)),
    .idle(
      "setShadow",
      .parameter("offset", CGSize.sceneType),
      .parameter("blur", CGFloat.sceneType),
      .optional("color", .optional(CGColor.sceneType))
    ),
  ]

  private static let pathBuilding: [LibraryEntry] = [
    .deed("beginPath", of: context) { $0.beginPath() },
    .deed("closePath", of: context) { $0.closePath() },
    .deed("replacePathWithStrokedPath", of: context) { $0.replacePathWithStrokedPath() },
    .deed("move", of: context, point) { $0.move(to: $1) },
    .deed("addLine", of: context, point) { $0.addLine(to: $1) },
    .deed("addLines", of: context, Parameter<[CGPoint]>("between")) { context, points in
      for (index, point) in points.enumerated() {
        if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
      }
    },
    .deed("addQuadCurve", of: context, point, Parameter<CGPoint>("control")) {
      $0.addQuadCurve(to: $1, control: $2)
    },
    .deed(
      "addCurve",
      of: context,
      point,
      Parameter<CGPoint>("control1"),
      Parameter<CGPoint>("control2")
    ) { $0.addCurve(to: $1, control1: $2, control2: $3) },
    .deed("addPath", of: context, Parameter<Path>("_")) { $0.addPath($1) },
    .deed("addRect", of: context, rect) { $0.addPath(Path($1)) },
    .deed("addEllipse", of: context, Parameter<CGRect>("in")) { $0.addPath(Path(ellipseIn: $1)) },
    .deed(
      "addArc",
      of: context,
      Parameter<CGPoint>("center"),
      Parameter<CGFloat>("radius"),
      Parameter<CGFloat>("startAngle"),
      Parameter<CGFloat>("endAngle"),
      Parameter<Bool>("clockwise")
    ) { context, center, radius, start, end, isClockwise in
      var path = Path()
      path.addArc(
        center: center,
        radius: radius,
        startAngle: Angle(radians: start),
        endAngle: Angle(radians: end),
        clockwise: isClockwise
      )
      context.addPath(path)
    },
  ]

  private static let painting: [LibraryEntry] = [
    .deed("fillPath", of: context, rule) { $0.fillPath(using: $1) },
    .deed("drawPath", of: context, Parameter<CGPathDrawingMode>("using")) {
      $0.drawPath(using: $1)
    },
    .deed("strokePath", of: context) { $0.strokePath() },
    .deed("fill", of: context, rect) { $0.paint($1) },
    .deed("fillEllipse", of: context, Parameter<CGRect>("in")) { context, rect in
      context.beginPath()
      context.addPath(Path(ellipseIn: rect))
      context.fillPath()
    },
    .deed("stroke", of: context, rect) { $0.paint($1, isFilled: false) },
    .deed("stroke", of: context, rect, Parameter<CGFloat>("width")) { context, rect, width in
      context.saveGState()
      context.setLineWidth(width)
      context.paint(rect, isFilled: false)
      context.restoreGState()
    },
    .deed("strokeEllipse", of: context, Parameter<CGRect>("in")) { context, rect in
      context.beginPath()
      context.addPath(Path(ellipseIn: rect))
      context.strokePath()
    },
    .deed("clip", of: context, rule) { $0.clip(using: $1) },
    .deed("clip", of: context, Parameter<CGRect>("to")) { context, rect in
      context.beginPath()
      context.addPath(Path(rect))
      context.clip()
    },
    .deed("_draw", of: context, Parameter<UIImage>("_"), Parameter<CGRect>("in")) {
      $0.draw($1, in: $2)
    },
    // What gradients and gradient layers of the prelude are drawn with.
    .deed(
      "_fill",
      of: context,
      Parameter<[CGColor]>("colors"),
      Parameter<[CGFloat]>("locations"),
      Parameter<CGPoint>("from"),
      Parameter<CGPoint>("to")
    ) { context, colors, locations, start, end in
      context.fill(PaintGradient.stops(of: colors, at: locations), from: start, to: end)
    },
    .deed(
      "_fill",
      of: context,
      Parameter<[CGColor]>("colors"),
      Parameter<[CGFloat]>("locations"),
      Parameter<CGPoint>("around"),
      Parameter<CGFloat>("from"),
      Parameter<CGFloat>("to")
    ) { context, colors, locations, center, start, end in
      let stops = PaintGradient.stops(of: colors, at: locations)
      context.fill(stops, around: center, radii: (start, end))
    },
  ]

  private static let rule = Parameter<CGPathFillRule>("using", default: { .winding })
}

extension CGContext {
  /// Fills a rectangle, or draws a line along its edges.
  fileprivate func paint(_ rect: CGRect, isFilled: Bool = true) {
    beginPath()
    addPath(Path(rect))
    if isFilled { fillPath() } else { strokePath() }
  }
}

extension PaintGradient {
  /// Colours at places, 0...1; evenly spread where there are not as many places.
  fileprivate static func stops(of colors: [CGColor], at locations: [CGFloat]) -> [Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return Stop(
        color: color.paint.color,
        opacity: color.paint.opacity,
        location: locations.count == colors.count ? locations[index] : even
      )
    }
  }
}
