import SwiftUI

extension Publishers {
  static var keyboardHeight: AnyPublisher<CGFloat, Never> {
    let shown = NotificationCenter.default
      .publisher(for: UIResponder.keyboardWillShowNotification)
      .map { $0.userInfo == nil ? 0 : CGFloat(200) }
    let hidden = NotificationCenter.default
      .publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat(0) }
    return MergeMany(shown, hidden).eraseToAnyPublisher()
  }
}
struct Above: View {
  @State var bottom: CGFloat = 0
  var body: some View {
    Text("x").padding(.bottom, bottom).onReceive(Publishers.keyboardHeight) { bottom = $0 }
  }
}
