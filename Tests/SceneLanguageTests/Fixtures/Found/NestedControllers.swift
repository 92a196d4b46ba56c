import SwiftUI

enum Screens {
  final class Start: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let host = UIHostingController(rootView: Text("Start"))
      addChild(host)
      view.addSubview(host.view)
      host.view.frame = view.bounds
      host.didMove(toParent: self)
    }
  }
}

#Preview { Screens.Start() }
