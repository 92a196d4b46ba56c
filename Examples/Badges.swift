import SwiftUI

extension View {
  /// Puts a number on the upper trailing corner of a view.
  func badge(count: Int) -> some View {
    overlay(alignment: .topTrailing) {
      if count > 0 {
        Text("\(count)")
          .padding(.horizontal, 8)
          .background(Color.red)
          .offset(x: 8, y: -8)
      }
    }
  }
}

/// Badges hang over the corner at which a line of text ends.
struct Badges: View {
  let counts = [0, 3, 12]

  var body: some View {
    HStack(spacing: 32) {
      ForEach(counts, id: \.self) { count in
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color.primary)
          .frame(width: 64, height: 48)
          .badge(count: count)
      }
    }
    .padding(16)
  }
}

#Preview("Badges") {
  Badges()
}
