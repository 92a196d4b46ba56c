/// A colour that drawing resolves: one of the terminal's own or a fixed one.
package enum PaintColor: Hashable, Sendable {
  /// The colour of text.
  case primary
  /// The colour of less important text.
  case secondary
  /// The colour behind everything.
  case background
  /// The colour of controls.
  case accent
  /// A fixed colour; each component is 0...1, sRGB.
  case rgb(red: Double, green: Double, blue: Double)
}

extension PaintColor {
  /// Red, green, and blue, each 0...1; those of the terminal's own as light iOS has them.
  package var components: SIMD3<Double> {
    switch self {
    case .primary: .zero
    case .background: .one
    case .secondary: SIMD3(138, 138, 142) / 255
    case .accent: SIMD3(0, 122, 255) / 255
    case .rgb(let red, let green, let blue): SIMD3(red, green, blue)
    }
  }
}

/// What an area is filled with.
///
/// Styles hand it to drawing; nothing else needs it.
public struct Paint: Hashable, Sendable {
  /// The colour; of a gradient its mean.
  package var color: PaintColor
  /// How much it covers what lies behind: 0 nothing, 1 everything.
  package var opacity: Double
  /// Most paints have no gradient, and all are copied often, so it lies behind a reference.
  private var box: GradientBox?

  package init(_ color: PaintColor, opacity: Double = 1, gradient: PaintGradient? = nil) {
    self.color = color
    self.opacity = opacity
    self.gradient = gradient
  }

  /// How the colour changes over what is painted; `nil` where it is the same everywhere.
  package var gradient: PaintGradient? {
    get { box?.gradient }
    set { box = newValue.map { GradientBox($0) } }
  }

  /// Covers nothing.
  package static let clear = Paint(.primary, opacity: 0)

  /// The paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    var paint = self
    paint.opacity *= factor
    if box != nil { paint.gradient?.opacity *= factor }
    return paint
  }
}

/// A gradient behind a reference; both are the same where the gradients are.
private final class GradientBox: Hashable, Sendable {
  let gradient: PaintGradient

  init(_ gradient: PaintGradient) {
    self.gradient = gradient
  }

  static func == (left: GradientBox, right: GradientBox) -> Bool {
    left === right || left.gradient == right.gradient
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(gradient)
  }
}

/// A line drawn along an outline, half of its width on either side.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// How the line is drawn.
  package var style: StrokeStyle

  package init(paint: Paint, style: StrokeStyle) {
    self.paint = paint
    self.style = style
  }

  package init(paint: Paint, width: CGFloat, dash: [CGFloat] = []) {
    self.init(paint: paint, style: StrokeStyle(lineWidth: width, dash: dash))
  }

  /// The width of the line, in points.
  package var width: CGFloat { style.lineWidth }
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  package var dash: [CGFloat] { style.dash }
}
