import SwiftUI
import UIKit

class Screen<Content: UIView>: UIViewController {
  let content = Content()
  lazy var other = Content(frame: .zero)
  override func loadView() { view = content }
}
class BaseView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let base = UIFont.preferredFont(forTextStyle: .body)
    if let bold = base.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) {
      label.font = UIFont(descriptor: bold, size: 0)
    }
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  let label = UILabel()
}
final class LoginView: BaseView {
  let field = UITextField()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    spacer.widthAnchor.constraint(equalToConstant: 12).isActive = true
    spacer.heightAnchor.constraint(equalToConstant: 20).isActive = true
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.leftView = spacer
    field.leftViewMode = .always
    addSubview(field)
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class Login: Screen<LoginView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    content.field.text = "a"
  }
}
struct LoginPreview: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController { Login() }
  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {
    controller.title = "Log in"
  }
}
struct LabelPreview: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UIViewType, context: Context) { label.text = "b" }
}
#Preview {
  VStack {
    LoginPreview()
    LabelPreview()
  }
}
