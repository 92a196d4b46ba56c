internal import LayoutEngine

extension UIView {
  /// The space to keep free inside the view, leading-based, in points.
  ///
  /// Writing it replaces what ``layoutMargins`` said. Reading it gives the margins in effect: raised
  /// by the system's minimum, the safe area, and the superview's margins.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, in: direction) }
    set {
      margins.setting = .directional(newValue)
      marginsChanged()
    }
  }

  /// The space to keep free inside the view, physical, in points.
  ///
  /// Writing it replaces what ``directionalLayoutMargins`` said.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      margins.setting = .physical(newValue)
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// Whether content also stays inside the margins of the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      marginsChanged()
    }
  }

  /// What bars and the device's shape cover of the view, in points, physical.
  public var safeAreaInsets: UIEdgeInsets { margins.safeArea }

  private func marginsChanged() {
    layoutState.needsLayout = true
  }

  /// The margins that a scene sets, or those of the type, in points, physical.
  private var baseMargins: UIEdgeInsets {
    switch margins.setting {
    case .physical(let insets): return insets.sanitized
    case .directional(let insets): return UIEdgeInsets(insets, in: direction).sanitized
    case .standard:
      if let own = ownDefaultMargins { return own }
      if let controller { return controller.minimumMargins(in: direction) }
      let length = InterfaceEnvironment.current.systemVersion.defaultLayoutMargin
      return UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    }
  }

  /// Whether the margins are those that the system gives every plain view.
  var hasStandardMargins: Bool {
    margins.setting == .standard && ownDefaultMargins == nil && controller == nil
  }

  /// The margins in effect, in points, physical.
  ///
  /// The system's minimum raises a controller's view edge by edge, the safe area is added, and the
  /// superview's margins are kept from outside as far as they reach into the view.
  ///
  /// - Complexity: O(*n*) in the number of superviews whose margins are preserved.
  package var effectiveMargins: UIEdgeInsets { effectiveMargins(above: baseMargins) }

  /// The margins in effect above those that the view has by itself, in points, physical.
  func effectiveMargins(above base: UIEdgeInsets) -> UIEdgeInsets {
    var insets = base
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      insets = insets.combined(with: controller.minimumMargins(in: direction), max)
    }
    if margins.insetsFromSafeArea { insets = insets + margins.safeArea }
    if margins.preservesSuperview, let parent {
      let outside = edgeDistances(in: parent)
      let reaching = parent.effectiveMargins.combined(with: outside) { $0 - max(0, $1) }
      insets = insets.combined(with: reaching, max)
    }
    return insets
  }

  /// How far each edge lies inside the same edge of the superview, in points.
  func edgeDistances(in parent: UIView) -> UIEdgeInsets {
    let (x, y) = (origin.x - parent.scrollOrigin.x, origin.y - parent.scrollOrigin.y)
    return UIEdgeInsets(
      top: y,
      left: x,
      bottom: parent.extent.height - y - extent.height,
      right: parent.extent.width - x - extent.width
    )
  }

  /// What bars and the device's shape cover of the view as it lies now, in points.
  ///
  /// An edge that lies inside the superview's loses that much; one that lies outside gains nothing.
  func safeAreaAsPlaced() -> UIEdgeInsets {
    var insets = margins.hostSafeArea
    if let parent {
      insets = parent.safeAreaOfContent.combined(with: edgeDistances(in: parent)) {
        min(max($0 - $1, 0), $0)
      }
    }
    if let controller {
      insets = insets + controller.additionalSafeAreaInsets.sanitized + controller.barInsets
    }
    return insets
  }

  /// The insets of ``readableContentGuide``, in points, physical.
  var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    // The width at the default text size; other sizes are not published.
    let surplus = extent.width - insets.left - insets.right - 672
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
