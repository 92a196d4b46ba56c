import SwiftUI

struct Step { var scale = 1.0; var angle = Angle.zero }
#Preview {
  Text("x").keyframeAnimator(initialValue: Step(), trigger: true) { content, value in
    content.scaleEffect(value.scale).rotationEffect(value.angle)
  } keyframes: { _ in
    KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.2); SpringKeyframe(1) }
    KeyframeTrack(\.angle) { CubicKeyframe(.degrees(4), duration: 0.1); MoveKeyframe(.zero) }
  }
  PhaseAnimator([1, 2]) { Text("\($0)") }
}
