import SwiftUI

struct Dial: View {
  @Binding var angle: Angle
  @GestureState(initialValue: .zero) private var change: Angle
  @State(initialValue: 3) private var count: Int
  init(_ angle: Binding<Angle>) { _angle = angle }
  var body: some View { Text("\(count + 1)").rotationEffect(angle + change) }
}
struct Counter: View {
  @State(wrappedValue: 2) private var count: Int
  @AppStorage(wrappedValue: 3, "stored") private var stored: Int
  var body: some View { Dial(.constant(.zero)).padding(CGFloat(count + stored)) }
}
