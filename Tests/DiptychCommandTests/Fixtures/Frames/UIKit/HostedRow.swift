import SwiftUI
import UIKit

struct Row: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Row").accessibilityIdentifier("text")
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward").accessibilityIdentifier("chevron")
    }
  }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Row())
    addChild(host)
    host.view.accessibilityIdentifier = "host"
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    host.didMove(toParent: self)
    NSLayoutConstraint.activate([
      host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      host.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ])
  }
}

#Preview("hosted-row", traits: .fixedLayout(width: 160, height: 64)) {
  Screen()
}
