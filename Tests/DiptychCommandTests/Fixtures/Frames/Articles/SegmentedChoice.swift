import SwiftUI

enum Period: String, CaseIterable, Identifiable {
  case day, week, month
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct SegmentedChoice<Choice: Hashable & Identifiable, Label: View>: View {
  let choices: [Choice]
  @Binding var selection: Choice
  @ViewBuilder var label: (Choice) -> Label
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choices) { choice in
        label(choice)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
          .background {
            if choice == selection {
              RoundedRectangle(cornerRadius: 6)
                .fill(.background)
                .matchedGeometryEffect(id: "thumb", in: space)
                .accessibilityIdentifier("thumb")
            }
          }
          .contentShape(.rect)
          .onTapGesture { withAnimation(.snappy) { selection = choice } }
      }
    }
    .padding(2)
    .background(.quaternary, in: .rect(cornerRadius: 8))
    .accessibilityIdentifier("bar")
  }
}

struct PeriodView: View {
  @State private var period = Period.week

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SegmentedChoice(choices: Period.allCases, selection: $period) { choice in
        Text(choice.title)
          .fontWeight(choice == period ? .bold : .regular)
          .accessibilityIdentifier(choice.rawValue)
      }
      Text("Selected: \(period.title)").accessibilityIdentifier("selected")
    }
    .padding()
  }
}

#Preview { PeriodView() }
