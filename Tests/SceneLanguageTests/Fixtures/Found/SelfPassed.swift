import SwiftUI

extension View {
  func changed<Changed: View>(_ change: (Self) -> Changed) -> some View { change(self) }
  @ViewBuilder func `if`<Then: View, Else: View>(
    _ isTrue: Bool, @ViewBuilder then: (Self) -> Then, @ViewBuilder else other: (Self) -> Else
  ) -> some View {
    if isTrue { then(self) } else { other(self) }
  }
}
struct Sparkline: View {
  var isClosed = false
  var body: some View {
    Path { path in
      path.addLines([.zero, CGPoint(x: 30, y: 10)])
      if isClosed { path.closeSubpath() }
    }
    .if(isClosed, then: { $0.fill(.blue) }, else: { $0.stroke(.blue, lineWidth: 2) })
    Image(systemName: "star").changed { $0.resizable().scaledToFit() }
    Text("x").changed { $0.bold() + Text("y") }
    VStack { Text("z") }.changed { $0.padding() }
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false) {
      Text("Trial")
    }
  }
}
#Preview { Sparkline() }
