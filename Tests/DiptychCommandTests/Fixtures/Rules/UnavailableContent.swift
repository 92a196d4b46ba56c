import UIKit

final class Mark: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

final class Empty: UIViewController {
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.directionalLayoutMargins = .zero
    contentUnavailableConfiguration = configuration
    view.subviews.last?.accessibilityIdentifier = "content"
  }
}

final class Updated: UIViewController {
  private let mark = Mark()
  private var place = CGPoint.zero
  override func viewDidLoad() {
    super.viewDidLoad()
    mark.accessibilityIdentifier = "mark"
    view.addSubview(mark)
  }
  override func updateProperties() {
    super.updateProperties()
    place = CGPoint(x: 10, y: 30)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    mark.frame = CGRect(origin: place, size: CGSize(width: 40, height: 20))
  }
}

// It is told before the controller is shown, and fills the safe area.
#Preview("What stands for content fills the view", traits: .fixedLayout(width: 320, height: 480)) {
  Empty()
}
// content: 0 0 320 480

#Preview("Properties are updated before layout", traits: .fixedLayout(width: 320, height: 480)) {
  Updated()
}
// mark: 10 30 40 20
// mark, rtl: 10 30 40 20
