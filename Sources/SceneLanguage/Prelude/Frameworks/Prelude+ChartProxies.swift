extension Prelude {
  /// What charts tell of the places of their values.
  static let chartProxies = Part(
    names: [
      "ChartProxy"
    ],
    source: """
      struct ChartProxy {
        private let frame: Anchor<CGRect>
        private let x: _PlottedScale
        private let y: _PlottedScale
        let plotSize: CGSize
        init(frame: Anchor<CGRect>, size: CGSize, x: _PlottedScale, y: _PlottedScale) {
          (self.frame, self.x, self.y, plotSize) = (frame, x, y, size)
        }
        var plotFrame: Anchor<CGRect>? { frame }
        var plotAreaFrame: Anchor<CGRect> { frame }
        var plotAreaSize: CGSize { plotSize }
        func position<Value>(forX value: Value) -> CGFloat? {
          x.position(of: _PlottedPlace(PlottableValue(label: "", value: value)), in: plotSize.width)
        }
        func position<Value>(forY value: Value) -> CGFloat? {
          plotSize.height
            - y.position(
              of: _PlottedPlace(PlottableValue(label: "", value: value)), in: plotSize.height)
        }
        func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
          value(x, at: position, in: plotSize.width)
        }
        func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
          value(y, at: plotSize.height - position, in: plotSize.height)
        }
        func value<X, Y>(at point: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
          guard let x: X = value(atX: point.x), let y: Y = value(atY: point.y) else { return nil }
          return (x, y)
        }
        func position<X, Y>(for place: (x: X, y: Y)) -> CGPoint? {
          guard let x = position(forX: place.x), let y = position(forY: place.y) else { return nil }
          return CGPoint(x: x, y: y)
        }
        private func value<Value>(
          _ scale: _PlottedScale, at position: CGFloat, in length: CGFloat
        ) -> Value? {
          let place = scale.place(at: position, in: length)
          return AxisValue(index: 0, count: 1, place: place).as(Value.self)
        }
        // What is chosen in a chart is told to bindings, to which a picture tells nothing.
        func selectXValue(at position: CGFloat) {}
        func selectYValue(at position: CGFloat) {}
        func selectXRange(from start: CGFloat, to end: CGFloat) {}
        func selectYRange(from start: CGFloat, to end: CGFloat) {}
        func selectAngleValue(at angle: Angle) {}
      }
      """
  )
}
