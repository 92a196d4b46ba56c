import SwiftUI

#Preview {
  Canvas { context, size in
    context.addFilter(.shadow(radius: 2))
    let text = context.resolve(Text("wide"))
    print(text.measure(in: size).width)
    context.draw(text, at: .zero, anchor: .topLeading)
    if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 9, y: 9)) }
  } symbols: {
    Circle().frame(width: 8, height: 8).tag(1)
  }
}
