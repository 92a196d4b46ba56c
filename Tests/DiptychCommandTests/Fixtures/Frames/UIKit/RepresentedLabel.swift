import SwiftUI
import UIKit

struct LabelView: UIViewRepresentable {
  var text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentHuggingPriority(.required, for: .horizontal)
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
  }
}

struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 4),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

#Preview("represented-label", traits: .fixedLayout(width: 160, height: 96)) {
  VStack(alignment: .leading, spacing: 0) {
    LabelView(text: "UIKit").accessibilityIdentifier("label")
    Screen().accessibilityIdentifier("screen")
  }
}
