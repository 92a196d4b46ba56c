import SwiftUI
import StoreKit
struct A: View {
  @Environment(\.requestReview) var requestReview
  @State var n = 0
  var body: some View {
    VStack {
      Button("Rate") { requestReview() }
      Button("Old") {
        if let scene = UIApplication.shared.connectedScenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene {
          SKStoreReviewController.requestReview(in: scene)
          AppStore.requestReview(in: scene)
        }
        SKStoreReviewController.requestReview()
      }
    }
  }
}
#Preview { A() }
