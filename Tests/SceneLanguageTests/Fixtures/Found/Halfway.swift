import SwiftUI

struct Halfway: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < context.containerSize.height / 2 { target.rect = .zero }
  }
}
#Preview {
  let font = UIFont.preferredFont(forTextStyle: .title1)
  ScrollView { Text("x").font(Font(font as CTFont)) }
    #if os(iOS)
    .scrollTargetBehavior(Halfway())
    #else
    .scrollTargetBehaviour(Halfway())
    #endif
}
