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
    """
    extension \(type) {
      static func appearance() -> Self {
        _appearanceProxy(of: Self.self, in: [], made: { Self() }) as! Self
      }
      static func appearance(for traits: UITraitCollection) -> Self { appearance() }
      static func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> Self {
        _appearanceProxy(of: Self.self, in: containers, made: { Self() }) as! Self
      }
      static func appearance(
        for traits: UITraitCollection, whenContainedInInstancesOf containers: [Any.Type]
      ) -> Self {
        appearance(whenContainedInInstancesOf: containers)
      }
    }
    """
  }
}
