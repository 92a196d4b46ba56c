extension Prelude {
  /// Movements of Core Animation, of which a still picture shows the layers as they are without.
  static let layerAnimations = Part(
    names: [
      "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation",
      "CAAnimationGroup", "CATransition", "CASpringAnimation", "CAMediaTimingFunction",
      "CAMediaTimingFunctionName", "CAMediaTimingFillMode", "CATransaction", "CAAnimationDelegate",
    ],
    source: """
      enum CAMediaTimingFillMode { case forwards, backwards, both, removed }
      enum CAMediaTimingFunctionName { case linear, easeIn, easeOut, easeInEaseOut, `default` }
      class CAMediaTimingFunction {
        init(name: CAMediaTimingFunctionName) {}
        init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
      }
      protocol CAAnimationDelegate: AnyObject {
        func animationDidStart(_ anim: CAAnimation)
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
      }
      extension CAAnimationDelegate {
        func animationDidStart(_ anim: CAAnimation) {}
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
      }
      class CAAnimation: NSObject {
        var duration = 0.0
        var beginTime = 0.0
        var timeOffset = 0.0
        var speed: Float = 1
        var repeatCount: Float = 0
        var repeatDuration = 0.0
        var autoreverses = false
        var isRemovedOnCompletion = true
        var fillMode = CAMediaTimingFillMode.removed
        var timingFunction: CAMediaTimingFunction?
        var delegate: (any CAAnimationDelegate)?
        private var values: [String: Any] = [:]
        func setValue(_ value: Any?, forKey key: String) { values[key] = value }
        func value(forKey key: String) -> Any? { values[key] }
      }
      class CAPropertyAnimation: CAAnimation {
        var keyPath: String?
        var isAdditive = false
        var isCumulative = false
        override init() { super.init() }
        convenience init(keyPath: String?) {
          self.init()
          self.keyPath = keyPath
        }
      }
      class CABasicAnimation: CAPropertyAnimation {
        var fromValue: Any?
        var toValue: Any?
        var byValue: Any?
      }
      class CASpringAnimation: CABasicAnimation {
        var damping: CGFloat = 10
        var stiffness: CGFloat = 100
        var mass: CGFloat = 1
        var initialVelocity: CGFloat = 0
        var settlingDuration: Double { 1 }
      }
      enum CAAnimationCalculationMode { case linear, discrete, paced, cubic, cubicPaced }
      enum CAAnimationRotationMode { case rotateAuto, rotateAutoReverse }
      class CAKeyframeAnimation: CAPropertyAnimation {
        var values: [Any]?
        var keyTimes: [Double]?
        var path: CGPath?
        var timingFunctions: [CAMediaTimingFunction]?
        var calculationMode = CAAnimationCalculationMode.linear
        var rotationMode: CAAnimationRotationMode?
      }
      class CAAnimationGroup: CAAnimation {
        var animations: [CAAnimation]?
      }
      enum CATransitionType { case fade, moveIn, push, reveal }
      enum CATransitionSubtype { case fromRight, fromLeft, fromTop, fromBottom }
      class CATransition: CAAnimation {
        var type = CATransitionType.fade
        var subtype: CATransitionSubtype?
        var startProgress: Float = 0
        var endProgress: Float = 1
      }
      class CATransaction {
        static func begin() {}
        static func commit() {}
        static func flush() {}
        static func setDisableActions(_ flag: Bool) {}
        static func setAnimationDuration(_ duration: Double) {}
        static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
        static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
      }
      """
  )
}
