extension Prelude {
  /// Layers of particles, which a picture does not show, since they come with the time.
  static let emitters = Part(
    names: [
      "CAEmitterLayer", "CAEmitterCell", "CAEmitterLayerEmitterShape", "CAEmitterLayerRenderMode",
    ],
    source: """
      enum CAEmitterLayerEmitterShape { case point, line, rectangle, cuboid, circle, sphere }
      enum CAEmitterLayerEmitterMode { case points, outline, surface, volume }
      enum CAEmitterLayerRenderMode {
        case unordered, oldestFirst, oldestLast, backToFront, additive
      }
      class CAEmitterCell {
        var name: String?
        var contents: Any?
        var contentsScale: CGFloat = 1
        var birthRate: Float = 0
        var lifetime: Float = 0
        var lifetimeRange: Float = 0
        var color: CGColor?
        var redRange: Float = 0
        var greenRange: Float = 0
        var blueRange: Float = 0
        var alphaRange: Float = 0
        var alphaSpeed: Float = 0
        var velocity: CGFloat = 0
        var velocityRange: CGFloat = 0
        var xAcceleration: CGFloat = 0
        var yAcceleration: CGFloat = 0
        var zAcceleration: CGFloat = 0
        var emissionLongitude: CGFloat = 0
        var emissionLatitude: CGFloat = 0
        var emissionRange: CGFloat = 0
        var spin: CGFloat = 0
        var spinRange: CGFloat = 0
        var scale: CGFloat = 1
        var scaleRange: CGFloat = 0
        var scaleSpeed: CGFloat = 0
        var isEnabled = true
        var emitterCells: [CAEmitterCell]?
        init() {}
        func setValue(_ value: Any?, forKey key: String) {}
      }
      class CAEmitterLayer: CALayer {
        var emitterCells: [CAEmitterCell]?
        var emitterPosition = CGPoint.zero
        var emitterSize = CGSize.zero
        var emitterZPosition: CGFloat = 0
        var emitterDepth: CGFloat = 0
        var emitterShape = CAEmitterLayerEmitterShape.point
        var emitterMode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var birthRate: Float = 1
        var lifetime: Float = 1
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
        var beginTime = 0.0
        var preservesDepth = false
      }
      """
  )
}
