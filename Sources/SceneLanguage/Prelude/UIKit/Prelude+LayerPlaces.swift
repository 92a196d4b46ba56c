extension Prelude {
  /// Points and rectangles of layers in one another; what turns or stretches layers is left out.
  static let layerPlaces = Part(
    names: ["convert", "hitTest"],
    where: { $0.contains("CALayer") || $0.contains("layer") },
    source: """
      extension CALayer {
        private var _start: CGPoint {
          var (x, y) = (frame.origin.x, frame.origin.y)
          var outer = superlayer
          while let layer = outer {
            x += layer.frame.origin.x - layer.bounds.origin.x
            y += layer.frame.origin.y - layer.bounds.origin.y
            outer = layer.superlayer
          }
          return CGPoint(x: x - bounds.origin.x, y: y - bounds.origin.y)
        }
        func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
          let (from, to) = (_start, layer?._start ?? .zero)
          return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
        }
        func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
          let (from, to) = (layer?._start ?? .zero, _start)
          return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
        }
        func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
          CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
        }
        func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
          CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
        }
        func hitTest(_ point: CGPoint) -> CALayer? {
          guard frame.contains(point), !isHidden else { return nil }
          let inside = CGPoint(
            x: point.x - frame.origin.x + bounds.origin.x,
            y: point.y - frame.origin.y + bounds.origin.y)
          for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(inside) { return found }
          }
          return self
        }
      }
      """
  )
}
