import SwiftUI
import UIKit

struct Page: View {
  var body: some View {
    Color.red.accessibilityIdentifier("content")
      .navigationTitle("Page")
      .navigationBarTitleDisplayMode(.large)
  }
}

struct Plain: View {
  var body: some View { Color.red.accessibilityIdentifier("content").navigationTitle("Page") }
}

func shown(_ controller: UIViewController) -> UIViewController {
  let navigation = UINavigationController(rootViewController: controller)
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}

// Below the bar of 44 and the large title of 52.
#Preview("A hosted view asks for a large title", traits: .fixedLayout(width: 200, height: 300)) {
  let controller = UIHostingController(rootView: Page())
  controller.navigationItem.largeTitleDisplayMode = .never
  return shown(controller)
}
// content: 0 96 200 204

#Preview("A hosted view leaves titles to the bar", traits: .fixedLayout(width: 200, height: 300)) {
  let controller = UIHostingController(rootView: Plain())
  controller.navigationItem.largeTitleDisplayMode = .never
  return shown(controller)
}
// content: 0 44 200 256
