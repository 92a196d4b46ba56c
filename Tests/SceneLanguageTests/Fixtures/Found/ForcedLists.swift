import SwiftUI
import UIKit

final class Page: UIViewController {
  private let stack = UIStackView()
  private var header: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    header = UILabel()
    let note = UIHostingController(rootView: Text("Note"))
    addChild(note)
    [header, UISwitch(), note.view].forEach { stack.addArrangedSubview($0) }
    [UILabel(), header].forEach(stack.addArrangedSubview)
    [header, note.view].forEach { view in
      view.isUserInteractionEnabled = false
      stack.addArrangedSubview(view)
    }
    view.addSubview(stack)
  }
}
#Preview { Page() }
