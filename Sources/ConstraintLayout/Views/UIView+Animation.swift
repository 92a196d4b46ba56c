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
