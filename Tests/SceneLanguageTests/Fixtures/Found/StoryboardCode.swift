import Combine
import UIKit

final class Pieces: UIView {
  private var began: TimeInterval!
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began = touches.first?.timestamp
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.phase == .moved, touch.tapCount < 2 else { return }
    let (now, then) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += now.x - then.x
    touch.view?.frame = bounds.applying(CGAffineTransform(scaleX: 1 + touch.force, y: 1))
    print(event!.timestamp - began)
  }
}

final class Terms: UIViewController {
  @IBOutlet var accept: UIButton!
  @Published private var isRead = false
  @Published private var name = ""
  private var watching: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    accept = UIButton(type: .system)
    accept.setTitle("Accept", for: .normal)
    accept.frame = CGRect(x: 20, y: 20, width: 80, height: 44)
    view.addSubview(accept)
    watching = Publishers.CombineLatest($isRead, $name)
      .map { $0 && !$1.isEmpty }
      .receive(on: RunLoop.main)
      .assign(to: \.isEnabled, on: accept)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "help", let pages = segue.destination as? UIPageViewController else { return }
    pages.title = segue.source.title
  }
}
