import SwiftUI

/// What apps set of bars and controls besides their colours, for all of them and for some.
struct BarTheme {
  func apply() {
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    UINavigationBar.appearance().backIndicatorImage = UIImage(systemName: "arrow.left")
    UINavigationBar.appearance().backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
    UINavigationBar.appearance().setTitleVerticalPositionAdjustment(4, for: .default)
    UITabBar.appearance().itemPositioning = .centered
    UITabBar.appearance().selectionIndicatorImage = UIImage()
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    UISearchBar.appearance().setScopeBarButtonTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    UIStepper.appearance().setBackgroundImage(UIImage(), for: .normal)
    UITextView.appearance().textDragInteraction?.isEnabled = false
    let inside: [UIAppearanceContainer.Type] = [UINavigationController.self]
    UILabel.appearance(whenContainedInInstancesOf: inside).textColor = .brown
    let tabs = UITabBarAppearance(idiom: .phone)
    tabs.stackedItemPositioning = .centered
    tabs.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.red]
    tabs.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    let bar = UINavigationBarAppearance(barAppearance: tabs)
    bar.titlePositionAdjustment = .zero
    bar.buttonAppearance.configureWithDefault(for: .plain)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    guard let copy = bar.copy() as? UINavigationBarAppearance else { return }
    print(copy.titleTextAttributes.count, copy === bar)
    UINavigationBar.appearance().compactAppearance = copy
  }
}
struct Themed: View {
  init() { BarTheme().apply() }
  var body: some View { NavigationStack { Text("x").navigationTitle("Title") } }
}
#Preview { Themed() }
