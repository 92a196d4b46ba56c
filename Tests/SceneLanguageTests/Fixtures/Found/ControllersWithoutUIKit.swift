import SwiftUI

final class HostController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Volume())
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

struct Volume: View {
  @State private var value = 50.0

  var body: some View {
    Slider(
      value: $value, in: 0...100, step: 1, onEditingChanged: { _ in },
      minimumValueLabel: Text("0"), maximumValueLabel: Text("100")
    ) { Text("Volume") }
  }
}

#Preview("SwiftUI") { Volume() }

#Preview("UIKit") { HostController() }

#Preview("Navigation") {
  let controller = HostController()
  return UINavigationController(rootViewController: controller)
}
