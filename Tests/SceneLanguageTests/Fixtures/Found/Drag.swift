import SwiftUI

struct Drag: View {
  @GestureState private var offset = CGSize.zero
  @State private var end = CGSize.zero
  var body: some View {
    Text("x").gesture(
      LongPressGesture().sequenced(before: DragGesture())
        .updating($offset) { value, state, _ in
          switch value {
          case .second(true, let drag): state = drag?.translation ?? .zero
          default: state = .zero
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          end.width += drag.translation.width - 20
        }
    )
    .simultaneousGesture(
      SimultaneousGesture(RotationGesture(), MagnificationGesture()).onEnded { _ in })
  }
}
