import SwiftUI

/// A container of one's own: a column of views at their ideal sizes, the leading edges aligned.
struct BasicVStack: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing(of: subviews).reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let spacing = spacing(of: subviews)
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      if index > 0 { point.y += spacing[index - 1] }
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.y += subview.dimensions(in: .unspecified).height
    }
  }

  /// The distances that neighbours prefer, in points.
  private func spacing(of subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(
        to: subviews[index + 1].spacing,
        along: .vertical
      )
    }
  }
}

#Preview("BasicVStack") {
  BasicVStack {
    Color.red.frame(width: 160, height: 32).accessibilityIdentifier("red")
    Color.green.frame(width: 80, height: 48).accessibilityIdentifier("green")
    Color.blue.frame(width: 120, height: 16).accessibilityIdentifier("blue")
  }
  .accessibilityIdentifier("stack")
}
