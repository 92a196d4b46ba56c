import SwiftUI

/// A rectangle with a notch in each side.
struct TicketShape: InsettableShape {
  var notch: CGFloat = 10
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: rect.midY), radius: notch, startAngle: .degrees(270),
      endAngle: .degrees(90), clockwise: true)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      center: CGPoint(x: rect.minX, y: rect.midY), radius: notch, startAngle: .degrees(90),
      endAngle: .degrees(270), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct TicketCard: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("TLV").font(.title).accessibilityIdentifier("from")
        Text("Gate B4").font(.caption)
      }
      Spacer()
      Image(systemName: direction == .leftToRight ? "arrow.right" : "arrow.left")
        .accessibilityIdentifier("arrow")
      Spacer()
      VStack(alignment: .trailing) {
        Text("BER").font(.title).accessibilityIdentifier("to")
        Text("14:20").font(.caption).accessibilityIdentifier("time")
      }
    }
    .padding(24)
    .background(TicketShape().strokeBorder(.secondary, lineWidth: 2))
    .padding()
    .accessibilityIdentifier("ticket")
  }
}

#Preview { TicketCard() }
