import SwiftUI

struct RingLayout: Layout {
  var start = Angle.degrees(-90)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 160))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let radius = bounds.width / 2 - max(size.width, size.height) / 2
      let angle = start.radians + step.radians * Double(index)
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct RadialMenu: View {
  var body: some View {
    ZStack {
      RingLayout {
        ForEach(["house", "star", "heart", "bell"], id: \.self) { name in
          Image(systemName: name)
            .frame(width: 40, height: 40)
            .background(Circle().fill(.quaternary))
            .accessibilityIdentifier(name)
        }
      }
      Image(systemName: "plus").font(.title).accessibilityIdentifier("plus")
    }
    .frame(width: 200, height: 160)
  }
}

#Preview { RadialMenu() }
