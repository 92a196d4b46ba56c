import UIKit

final class WeakInQueues: UIViewController {
  private var names: [String] = []
  private func load(_ done: @escaping ([String]) -> Void) { done(["a"]) }
  override func viewDidLoad() {
    super.viewDidLoad()
    load { [weak self] names in
      DispatchQueue.main.async {
        self?.names = names
        self?.view.setNeedsLayout()
      }
    }
  }
}
#Preview { WeakInQueues() }
