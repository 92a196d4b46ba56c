import SwiftUI

struct Card: Identifiable {
  let id = UUID()
  let color: Color
  let title: String
}

struct SnapCarousel: View {
  let cards: [Card] = zip([Color.red, .green, .blue], ["One", "Two", "Three"]).map {
    Card(color: $0, title: $1)
  }
  @GestureState private var dragOffset: CGFloat = 0
  @State private var index = 1
  @State private var position: Card.ID?
  var body: some View {
    VStack(spacing: 20) {
      GeometryReader { proxy in
        let cardWidth = proxy.size.width * 0.7
        HStack(spacing: 16) {
          ForEach(cards) { card in
            RoundedRectangle(cornerRadius: 16).fill(card.color.gradient)
              .overlay { Text(card.title).font(.title).foregroundStyle(.white) }
              .frame(width: cardWidth).accessibilityIdentifier("card.\(card.title)")
          }
        }
        .offset(
          x: -CGFloat(index) * (cardWidth + 16) + dragOffset + (proxy.size.width - cardWidth) / 2
        )
        .gesture(
          DragGesture(minimumDistance: 10)
            .updating($dragOffset) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              let predicted = value.predictedEndTranslation.width / cardWidth
              index = Int((CGFloat(index) - predicted).rounded()).clamped(to: 0...cards.count - 1)
            }
        )
        .animation(.interactiveSpring(), value: dragOffset == 0)
      }
      .frame(height: 140)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(cards) { card in
            card.color
              .clipShape(RoundedRectangle(cornerRadius: 10))
              .containerRelativeFrame(.horizontal, count: 2, spacing: 10).accessibilityIdentifier(
                "half.\(card.title)"
              )
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 20)
      .frame(height: 80)
      HStack(spacing: 8) {
        ForEach(cards.indices, id: \.self) { i in
          Capsule().fill(i == index ? Color.primary : .secondary).frame(
            width: i == index ? 20 : 8,
            height: 8
          ).accessibilityIdentifier("dot\(i)")
        }
      }
    }
  }
}
extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
#Preview { SnapCarousel() }
