import SwiftUI

struct Weighted<Weights: Collection>: Layout where Weights.Element == CGFloat, Weights: Sendable {
  let weights: Weights
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 60))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = weights.reduce(0, +)
    var y = bounds.minY
    for (subview, weight) in zip(subviews, weights) {
      let height = bounds.height * weight / total
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      y += height
    }
  }
}
struct Marked<Mark>: Layout {
  let mark: Mark
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
#Preview {
  Weighted(weights: [2, 1]) {
    Color.red
    Color.green
  }
  Marked(mark: "x") { Text("y") }
}
