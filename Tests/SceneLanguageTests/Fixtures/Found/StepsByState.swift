import SwiftUI

struct Pulse {
  var scale = 1.0
  var turn = Angle.zero
}

struct StepsByState: View {
  @State private var isLoud = false
  @State private var beats = 0
  var body: some View {
    KeyframeAnimator(initialValue: Pulse(), trigger: beats) { pulse in
      Image(systemName: "heart").scaleEffect(pulse.scale).rotationEffect(pulse.turn)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        if isLoud {
          MoveKeyframe(0.5)
          SpringKeyframe(2, duration: 0.2)
        } else {
          CubicKeyframe(1.2, duration: 0.4)
        }
        LinearKeyframe(1, duration: 0.1)
      }
      if isLoud {
        KeyframeTrack(\.turn) { LinearKeyframe(.degrees(20), duration: 0.3) }
      }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { beats += 1 }
    }
  }
}
#Preview { StepsByState() }
