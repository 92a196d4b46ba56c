import UIKit
import Combine
final class VM { @Published var items: [String] = []
  func load() { items = ["a", "b"] } }
class C: UIViewController {
  let vm = VM()
  var set = Set<AnyCancellable>()
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
    view.addSubview(label)
    vm.$items.receive(on: DispatchQueue.main).sink { [weak self] new in
      guard let self else { return }
      print("got", new, self.vm.items)
      self.label.text = self.vm.items.joined(separator: "+")
    }.store(in: &set)
    print("bound")
    vm.load()
    print("loaded")
  }
}
#Preview { C() }
