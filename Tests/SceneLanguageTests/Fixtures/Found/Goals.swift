import SwiftUI

struct Goals: View {
  @State private var goals: [(name: String, grams: Double)] = [("Fat", 70)]
  var body: some View {
    ForEach(goals.indices, id: \.self) { Slider(value: $goals[$0].grams, in: 0...500) }
  }
}
