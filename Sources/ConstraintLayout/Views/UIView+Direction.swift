package import LayoutEngine

extension UIView {
  /// How the view's content is turned round; views inside it do not inherit it.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { margins.semantic }
    set {
      margins.semantic = newValue
      layoutState.needsLayout = true
    }
  }

  /// The direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(direction)
  }

  /// The direction of content with an attribute.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let interface = InterfaceEnvironment.current.layoutDirection
    return UIUserInterfaceLayoutDirection(attribute.direction(in: interface))
  }

  /// The direction of content with an attribute in an interface of a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(attribute.direction(in: layoutDirection.layoutDirection))
  }

  /// What the view finds around it.
  public var traitCollection: UITraitCollection { .current }

  /// The direction of the view's content.
  package var direction: LayoutDirection {
    margins.semantic.direction(in: InterfaceEnvironment.current.layoutDirection)
  }
}
