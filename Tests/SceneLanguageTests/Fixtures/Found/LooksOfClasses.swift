import SwiftUI

/// What apps set for all controls in the initializer of a view, most of which no picture shows.
struct Themed: View {
  @State private var text = ""
  init() {
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().backgroundColor = .clear
    UITableViewCell.appearance().selectionStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UITextField.appearance().clearButtonMode = .whileEditing
    UIScrollView.appearance().bounces = false
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UISwitch.appearance().onTintColor = .systemPink
    UIStepper.appearance().setDecrementImage(UIImage(systemName: "minus"), for: .normal)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .black
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 10)], for: .normal)
    let tabs = UITabBarAppearance()
    tabs.configureWithOpaqueBackground()
    tabs.stackedLayoutAppearance.normal.iconColor = .brown
    tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
    let bar = UINavigationBar.appearance()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.isTranslucent = true
    bar.standardAppearance.shadowColor = .clear
  }
  var body: some View {
    List { TextEditor(text: $text) }
  }
}
#Preview { Themed() }
