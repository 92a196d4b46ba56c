import UIKit
class T: UITableViewController {
  override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
  override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { let c = UITableViewCell(); c.textLabel?.text = "r"; return c }
}
#Preview { let t = T(style: .plain); t.tableView.backgroundColor = .red; let a = UIAction(title: "x", attributes: [], state: .on) { _ in }; let s = UISwipeGestureRecognizer(); s.direction = [.left, .right]; _ = a; return t }
