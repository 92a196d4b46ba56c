import SwiftUI

/// Puts each view into the column that is shortest so far.
struct WaterfallLayout: Layout {
  var columns = 3
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width ?? 300)
    return CGSize(width: proposal.width ?? 300, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: corner, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let shortest = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let height = subview.sizeThatFits(.init(width: column, height: nil)).height
      defer { bottoms[shortest] += height + spacing }
      return CGRect(
        x: CGFloat(shortest) * (column + spacing), y: bottoms[shortest], width: column,
        height: height)
    }
  }
}

#Preview(traits: .fixedLayout(width: 316, height: 200)) {
  WaterfallLayout {
    ForEach(0..<7) { index in
      RoundedRectangle(cornerRadius: 6)
        .fill(Color(hue: Double(index) / 7, saturation: 0.5, brightness: 0.9))
        .frame(height: CGFloat(24 + index * 17 % 40))
        .accessibilityIdentifier("tile\(index)")
    }
  }
}
