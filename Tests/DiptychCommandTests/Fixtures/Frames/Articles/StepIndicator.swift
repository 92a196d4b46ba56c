import SwiftUI

struct StepIndicator: View {
  let steps: [LocalizedStringKey]
  let current: Int

  var body: some View {
    HStack(alignment: .circles, spacing: 0) {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, title in
        VStack(spacing: 6) {
          ZStack {
            Circle()
              .fill(index <= current ? Color.accentColor : .gray.opacity(0.3))
              .frame(width: 24, height: 24)
            if index < current {
              Image(systemName: "checkmark").font(.caption.bold())
            } else {
              Text("\(index + 1)").font(.caption)
            }
          }
          .alignmentGuide(.circles) { $0[VerticalAlignment.center] }
          .accessibilityIdentifier("circle\(index)")
          Text(title).font(.caption2).accessibilityIdentifier("title\(index)")
        }
        if index < steps.endIndex - 1 {
          Rectangle()
            .fill(index < current ? Color.accentColor : .gray.opacity(0.3))
            .frame(height: 2)
            .alignmentGuide(.circles) { $0[VerticalAlignment.center] }
            .accessibilityIdentifier("line\(index)")
        }
      }
    }
    .padding(.horizontal)
  }
}

extension VerticalAlignment {
  private enum CircleCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  static let circles = VerticalAlignment(CircleCenter.self)
}

#Preview { StepIndicator(steps: ["Cart", "Address", "Pay"], current: 1) }
