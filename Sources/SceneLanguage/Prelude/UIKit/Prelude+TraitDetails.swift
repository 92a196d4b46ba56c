extension Prelude {
  /// Traits that a terminal does not have: they are as an app starts with them.
  static let traitDetails = Part(
    names: [
      "performAsCurrent", "userInterfaceLevel", "accessibilityContrast", "legibilityWeight",
      "activeAppearance", "imageDynamicRange",
    ],
    where: { $0.contains("UIKit") || $0.contains("UITraitCollection") },
    source: """
      enum UIUserInterfaceLevel: Int { case unspecified = -1, base, elevated }
      enum UIAccessibilityContrast: Int { case unspecified = -1, normal, high }
      enum UILegibilityWeight: Int { case unspecified = -1, regular, bold }
      enum UIUserInterfaceActiveAppearance: Int { case unspecified = -1, inactive, active }
      extension UITraitCollection {
        var userInterfaceLevel: UIUserInterfaceLevel { .base }
        var accessibilityContrast: UIAccessibilityContrast { .normal }
        var legibilityWeight: UILegibilityWeight { .regular }
        var activeAppearance: UIUserInterfaceActiveAppearance { .active }
        func performAsCurrent(_ actions: () -> Void) { actions() }
      }
      """
  )
}
