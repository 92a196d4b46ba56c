extension Prelude {
  /// UIKit's movements in parts, of which a still picture shows the end.
  static let keyframeAnimations = Part(
    names: ["animateKeyframes", "addKeyframe", "KeyframeAnimationOptions"],
    source: """
      extension UIView {
        struct KeyframeAnimationOptions: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
          static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
          static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
          static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
          static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
          static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0)
          static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1024)
          static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
          static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
          static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4096)
        }
        static func animateKeyframes(
          withDuration duration: TimeInterval, delay: TimeInterval,
          options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
          completion: ((Bool) -> Void)? = nil
        ) {
          animations()
          completion?(true)
        }
        static func addKeyframe(
          withRelativeStartTime start: Double, relativeDuration: Double,
          animations: @escaping () -> Void
        ) { animations() }
      }
      """
  )
}
