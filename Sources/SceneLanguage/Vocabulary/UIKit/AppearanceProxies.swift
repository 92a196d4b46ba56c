internal import ConstraintLayout

extension Library {
  /// What sets the looks of all views of a class; a picture is made without it, with a warning.
  static let appearanceProxies = LibraryFamily(
    title: "UIKit: appearance",
    types: [
      proxy(of: "UINavigationBar") { UINavigationBar() }, proxy(of: "UITabBar") { UITabBar() },
      proxy(of: "UITextView") { UITextView() }, proxy(of: "UIScrollView") { UIScrollView() },
      proxy(of: "UISegmentedControl") { UISegmentedControl() },
      proxy(of: "UIToolbar") { UIToolbar() }, proxy(of: "UIPageControl") { UIPageControl() },
      proxy(of: "UISwitch") { UISwitch() }, proxy(of: "UISlider") { UISlider() },
    ]
  )

  private static func proxy(
    of name: String,
    _ make: @escaping @Sendable () -> UIView
  ) -> LibraryType {
    LibraryType(
      name,
      [
        LibraryEntry(
          kind: .staticMethod,
          name: "appearance",
          signature: Signature(parameters: [], result: .named(name))
        ) { call in
          let stop = SceneStop(
            .unsupported("the looks that '\(name).appearance()' sets"),
            at: call.span
          )
          call.evaluation.report(stop, severity: .warning)
          return make().sceneValue
        }
      ]
    )
  }
}
