import SwiftUI
import UIKit
struct BarRep: UIViewRepresentable {
  func makeUIView(context: Context) -> UINavigationBar {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Edit")
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    bar.setItems([item], animated: false)
    return bar
  }
  func updateUIView(_ v: UINavigationBar, context: Context) { v.topItem?.title = "Edited" }
}
class V: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let navBar = UINavigationBar()
    navBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(navBar)
    let navItem = UINavigationItem(title: "SomeTitle")
    navItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: #selector(add))
    navBar.items = [navItem]
    NSLayoutConstraint.activate([
      navBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      navBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
  @objc func add() {}
}
#Preview("a") { V() }
#Preview("b") { VStack { BarRep(); Spacer() } }
