extension UIView {
  /// Makes changes; a still picture shows the end of the movement.
  public static func animate(
    withDuration duration: Double,
    delay: Double = 0,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes that are not to move.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

extension UIView {
  /// How a movement goes, of which a still picture shows the end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Places subviews during the movement.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets people touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Goes on from where a movement is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes there and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Hides and shows views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns about the left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
