public import LayoutEngine

/// What a view or a layer draws itself with.
///
/// Behaves as UIKit's: coordinates are physical points from the top left corner of the view.
public final class CGContext {
  /// How something is drawn, which can be kept and taken up again.
  private struct State {
    var fill = UIColor.black.paint
    var stroke = UIColor.black.paint
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    /// How much the layers around cover, whatever the scene sets.
    var layerOpacity: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [ContentClip] = []

    var opacity: CGFloat { alpha * layerOpacity }
  }

  /// The most marks of one view: each is a node of the picture.
  static let mostMarks = 10_000
  /// The most outlines that cut one another.
  static let mostClips = 16

  /// What was asked for and left out, because there was too much of it.
  private(set) var leftOut = LeftOut()
  /// How many layers were drawn so far, whatever each of them marks.
  private var layerCount = 0
  /// What was drawn so far, from back to front.
  private(set) var marks: [ContentMark] = []
  let bounds: CGRect
  private var clipCount = 0
  private var state = State()
  private var keptStates: [State] = []
  /// The path that is being built.
  private var path = Path()

  /// The number of things that were left out.
  struct LeftOut: Hashable {
    var marks = 0
    var clips = 0
  }

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
  }

  // MARK: Layers

  /// Counts a layer that is drawn.
  func countLayer() { layerCount += 1 }

  /// Whether layers may be drawn once more.
  ///
  /// Copies of copies are soon more than anything can draw. What is left out is counted.
  func takesCopy() -> Bool {
    if layerCount < Self.mostMarks { return true }
    leftOut.marks += 1
    return false
  }

  // MARK: State

  /// Keeps how things are drawn.
  public func saveGState() { if keptStates.count < Self.mostMarks { keptStates.append(state) } }

  /// Draws as when it was kept last.
  public func restoreGState() { state = keptStates.popLast() ?? state }

  /// Sets the colour of insides.
  public func setFillColor(_ color: CGColor) { state.fill = color.paint }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.paint }

  /// Sets how much of what is drawn covers what lies behind: 0 nothing, 1 everything.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.inUnitInterval(orNaN: 1) }

  /// Lets what is drawn cover less of what lies behind, by a factor of 0...1.
  package func multiplyLayerOpacity(_ factor: CGFloat) {
    state.layerOpacity *= factor.inUnitInterval(orNaN: 1)
  }

  /// Draws a layer from now on, which covers as much as was set; what it contains is set anew.
  public func beginTransparencyLayer() {
    saveGState()
    state.layerOpacity *= state.alpha
    state.alpha = 1
  }

  /// Ends the layer that was begun last.
  public func endTransparencyLayer() { restoreGState() }

  /// The smallest rectangle around what is drawn on, as coordinates are counted now.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { box, clip in
      guard case .path(let path, let isEOFilled) = clip.outline else { return box }
      return isEOFilled ? box : box.intersection(path.boundingRect)
    }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width.boundedLength }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }

  /// Sets the lengths of dashes and gaps in turn, in points; none for unbroken lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  /// Moves the origin of what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Stretches what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what is drawn from now on, clockwise, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { path = Path() }

  /// Adds a path to the one that is being built.
  public func addPath(_ other: Path) { path.addPath(other.applying(state.transform)) }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point.applying(state.transform)) }

  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(state.transform)) }

  /// Draws a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(
      to: end.applying(state.transform),
      control: control.applying(state.transform)
    )
  }

  /// Draws a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.applying(state.transform),
      control1: control1.applying(state.transform),
      control2: control2.applying(state.transform)
    )
  }

  /// Draws a straight line to where the part of the path began.
  public func closePath() { path.closeSubpath() }

  /// Makes the path the edges of the line along it.
  ///
  /// The edges have several times as many parts as the path, so that long ones stay as they are.
  public func replacePathWithStrokedPath() {
    guard path.elements.count < Self.mostMarks else { return }
    path = path.strokedPath(state.style)
  }

  // MARK: Painting

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path's inside, a line along it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let isEOFilled = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { mark(.path(path, isEOFilled: isEOFilled), fill: state.fill) }
    if mode != .fill && mode != .eoFill {
      mark(.path(path), stroke: Stroke(paint: state.stroke, style: state.style))
    }
    beginPath()
  }

  /// Draws only inside the path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    if state.clips.count == Self.mostClips {
      leftOut.clips += 1
    } else {
      let outline = ShapeOutline.path(path, isEOFilled: rule == .evenOdd)
      state.clips.append(ContentClip(number: clipCount, outline: outline))
      clipCount += 1
    }
    beginPath()
  }

  /// Draws only inside an outline from now on, which is a path.
  func clip(to outline: ShapeOutline) {
    guard case .path(let path, let isEOFilled) = outline else { return }
    beginPath()
    addPath(path)
    clip(using: isEOFilled ? .evenOdd : .winding)
  }

  /// Fills what may be drawn on with colours along a line between two points, in points.
  package func fill(_ stops: [PaintGradient.Stop], from start: CGPoint, to end: CGPoint) {
    fill(stops, .linear(start: part(at: start), end: part(at: end)))
  }

  /// Fills what may be drawn on with colours in rings around a point, in points.
  package func fill(
    _ stops: [PaintGradient.Stop],
    around center: CGPoint,
    radii: (start: CGFloat, end: CGFloat)
  ) {
    // A ring stays one where the transform turns and scales alike in both directions.
    let (a, b, c, d) = (state.transform.a, state.transform.b, state.transform.c, state.transform.d)
    let scale = abs(a * d - b * c).squareRoot()
    let form = PaintGradient.Form.radial(
      center: part(at: center),
      startRadius: radii.start * scale,
      endRadius: radii.end * scale
    )
    fill(stops, form)
  }

  /// A place on what is drawn on, as parts of its sides.
  private func part(at point: CGPoint) -> UnitPoint {
    let point = point.applying(state.transform)
    return UnitPoint(
      x: bounds.width > 0 ? point.x / bounds.width : 0,
      y: bounds.height > 0 ? point.y / bounds.height : 0
    )
  }

  private func fill(_ stops: [PaintGradient.Stop], _ form: PaintGradient.Form) {
    guard bounds.width > 0, bounds.height > 0, let middle = stops.dropFirst(stops.count / 2).first
    else { return }
    let gradient = PaintGradient(form: form, stops: stops)
    mark(.rectangle, fill: Paint(middle.color, opacity: middle.opacity, gradient: gradient))
  }

  /// Draws a text in a rectangle from its top, in points.
  package func draw(_ text: NSAttributedString, in rect: CGRect) {
    let styled = text.styledText
    add(.text(styled), TextMetrics.size(of: styled, width: rect.width).height, at: rect)
  }

  /// Draws a picture as large as a rectangle, in points.
  package func draw(_ image: UIImage, in rect: CGRect) {
    let scope = MarkScope(size: bounds.size, direction: .leftToRight, tint: state.fill)
    add(scope.mark(image, state.fill, in: rect).drawing, rect.height, at: rect)
  }

  /// Texts and pictures stand upright where the transform moves their corner.
  private func add(_ drawing: Drawing, _ height: CGFloat, at rect: CGRect) {
    let origin = rect.origin.applying(state.transform)
    let size = CGSize(width: rect.width, height: height)
    let effects = state.opacity < 1 ? [DrawingEffect.opacity(state.opacity)] : []
    append(drawing, in: CGRect(origin: origin, size: size), effects)
  }

  private func mark(_ outline: ShapeOutline, fill: Paint? = nil, stroke: Stroke? = nil) {
    let line = stroke.map { Stroke(paint: $0.paint.opacity(state.opacity), style: $0.style) }
    append(.shape(outline, fill: fill?.opacity(state.opacity), stroke: line), in: bounds)
  }

  private func append(_ drawing: Drawing, in frame: CGRect, _ effects: [DrawingEffect] = []) {
    guard marks.count < Self.mostMarks else {
      leftOut.marks += 1
      return
    }
    marks.append(
      ContentMark(frame: frame, drawing: drawing, clips: state.clips, effects: effects)
    )
  }
}
