import LayoutEngine

/// The colours of a gradient at the places of a picture.
///
/// Few surfaces have one, and all are handed on from cell to cell, so it lies behind a reference.
final class SurfaceGradient: Sendable {
  let gradient: PaintGradient
  /// What the gradient extends over, in points before the transform.
  let frame: CGRect
  /// From the picture back to the place before rotations and scales.
  let inverse: CGAffineTransform

  init?(_ paint: Paint, _ frame: CGRect, _ transform: CGAffineTransform) {
    guard let gradient = paint.gradient, frame.width > 0, frame.height > 0 else { return nil }
    self.gradient = gradient
    self.frame = frame
    inverse = transform.inverted()
  }

  /// The colour and the opacity, 0...1, at a point of the picture, in points.
  func pigment(at point: CGPoint, _ mixing: PigmentMixing) -> (Pigment, opacity: Double)? {
    let place = point.applying(inverse)
    let location = gradient.location(
      of: CGPoint(x: place.x - frame.minX, y: place.y - frame.minY),
      in: frame.size
    )
    guard let (first, second, part) = gradient.stops(around: location) else { return nil }
    if part == 0 { return (mixing.pigment(of: first.color), first.opacity * gradient.opacity) }
    // A colour counts as much as it covers, so that nothing darkens towards a clear end.
    let weights = (first.opacity * (1 - part), second.opacity * part)
    let opacity = weights.0 + weights.1
    guard opacity > 0 else { return (.paper, 0) }
    let pigment = mixing.mix(
      mixing.pigment(of: second.color),
      opacity: weights.1 / opacity,
      over: mixing.pigment(of: first.color)
    )
    return (pigment, opacity * gradient.opacity)
  }
}
