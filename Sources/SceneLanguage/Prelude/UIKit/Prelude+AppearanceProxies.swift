extension Prelude {
  /// What sets the looks of all views of a class: an object of the class that is not shown.
  static let appearanceProxies = Part(
    names: ["appearance"],
    source: """
      \(appearance(of: "UIView"))
      \(appearance(of: "UIBarButtonItem"))
      \(appearance(of: "UITabBarItem"))
      """
  )

  private static func appearance(of type: String) -> String {
    let note = "@_unsupported(\"the looks that 'appearance()' sets\")"
    return """
      extension \(type) {
        \(note)
        static func appearance() -> Self { Self() }
        \(note)
        static func appearance(for traits: UITraitCollection) -> Self { Self() }
        \(note)
        static func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> Self { Self() }
      }
      """
  }
}
