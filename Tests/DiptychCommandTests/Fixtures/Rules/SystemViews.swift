import AVKit
import AuthenticationServices
import SwiftUI

struct Dot: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name)
  }
}

#Preview("What signs in takes its frame", traits: .fixedLayout(width: 200, height: 100)) {
  SignInWithAppleButton(.continue) { request in
    request.requestedScopes = [.fullName, .email]
  } onCompletion: { _ in
  }
  .signInWithAppleButtonStyle(.white)
  .frame(height: 44)
  .accessibilityIdentifier("sign")
}
// sign: 0 28 200 44

#Preview("What lies over a video is centred", traits: .fixedLayout(width: 200, height: 100)) {
  VideoPlayer(player: nil) { Dot(name: "over") }
    .frame(width: 100, height: 60)
    .accessibilityIdentifier("video")
    .background { (Text("a").monospaced() + Text("b")).hidden() }
}
// video: 50 20 100 60
// over: 90 45 20 10

// The bar takes 49 of 300.
#Preview("Tabs keep their places", traits: .fixedLayout(width: 200, height: 300)) {
  TabView {
    Tab("a", systemImage: "star") { Color.red.accessibilityIdentifier("page") }
      .customizationID("a").defaultVisibility(.hidden, for: .tabBar).tabPlacement(.pinned)
  }
}
// page: 0 0 200 251

// Both are on only where every source is.
#Preview("Several sources make one switch", traits: .fixedLayout(width: 200, height: 100)) {
  Toggle(sources: [Binding<Bool>.constant(true), .constant(false)], isOn: \.self) {
    Dot(name: "label")
  }
  .toggleStyle(Shown())
}
// off: 90 45 20 10
// label: absent

struct Shown: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn { configuration.label } else { Dot(name: "off") }
  }
}
