import UIKit

/// What controllers ask of others around them, most of which a preview does not have.
final class LonelyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    popoverPresentationController?.sourceView = view
    sheetPresentationController?.detents = [.medium()]
    presentationController?.delegate = nil
    tabBarController?.tabBar.isHidden = true
    navigationController?.navigationBar.topItem?.title = "Title"
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    view.window?.windowScene?.title = "Scene"
    view.constraints.first { $0.firstAttribute == .height }?.isActive = false
    (view as? UIScrollView)?.contentSize.height = 10
    undoManager?.registerUndo(withTarget: self) { $0.title = "Undone" }
    undoManager?.removeAllActions()
  }
}
#Preview { LonelyController() }
