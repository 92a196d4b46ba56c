import SwiftUI

struct Toast: Equatable {
  enum Kind {
    case success, error
    var icon: String { self == .success ? "checkmark.circle" : "xmark.octagon" }
    var tint: Color {
      switch self {
      case .success: .green
      case .error: .red
      }
    }
  }
  var kind: Kind
  var message: String
  var duration: TimeInterval = 3
}
struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var workItem: DispatchWorkItem?
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(ZStack { toastView().offset(y: -20) }.animation(.spring(), value: toast))
      .onChange(of: toast) { show() }
  }
  @ViewBuilder func toastView() -> some View {
    if let toast {
      VStack {
        Spacer()
        HStack(alignment: .center, spacing: 12) {
          Image(systemName: toast.kind.icon).accessibilityIdentifier("icon").foregroundColor(
            toast.kind.tint
          )
          Text(toast.message).font(.caption).accessibilityIdentifier("message")
          Spacer(minLength: 10)
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark")
          }.accessibilityIdentifier("close")
        }
        .padding().background(
          RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemBackground)).shadow(radius: 3)
        )
        .overlay(alignment: .leading) {
          toast.kind.tint.frame(width: 4).accessibilityIdentifier("stripe")
        }
        .padding(.horizontal, 16)
      }
    }
  }
  private func show() {
    guard let toast else { return }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    if toast.duration > 0 {
      workItem?.cancel()
      let task = DispatchWorkItem { dismiss() }
      workItem = task
      DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
    }
  }
  private func dismiss() {
    withAnimation { toast = nil }
    workItem?.cancel()
    workItem = nil
  }
}
extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { self.modifier(ToastModifier(toast: toast)) }
}
struct ToastDemo: View {
  @State private var toast: Toast? = .init(kind: .success, message: "Saved to the library")
  var body: some View {
    Button("Save") { toast = Toast(kind: .error, message: "No") }.toast($toast)
  }
}
#Preview(traits: .fixedLayout(width: 320, height: 200)) { ToastDemo() }
