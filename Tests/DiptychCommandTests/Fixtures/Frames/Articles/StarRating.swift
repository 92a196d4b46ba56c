import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false {
        Text(label).accessibilityIdentifier("label")
      }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor).accessibilityIdentifier(
              "star\(number)"
            )
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement()
    .accessibilityLabel(label)
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: if rating < maximumRating { rating += 1 }
      case .decrement: if rating > 1 { rating -= 1 }
      default: break
      }
    }
  }
  func image(for number: Int) -> Image {
    if number > rating { offImage ?? onImage } else { onImage }
  }
}

struct FractionalStars: View {
  let rating: Double
  var body: some View {
    let stars = HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { _ in
        Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit)
      }
    }
    stars.overlay(
      GeometryReader { g in
        let width = rating / CGFloat(5) * g.size.width
        ZStack(alignment: .leading) {
          Rectangle().frame(width: width).foregroundColor(.yellow)
        }
      }
      .mask(stars).accessibilityIdentifier("filled")
    )
    .foregroundColor(.gray)
    .frame(height: 24).accessibilityIdentifier("stars")
  }
}

#Preview {
  @Previewable @State var rating = 3
  VStack(alignment: .leading) {
    RatingView(rating: $rating, label: "Taste")
    RatingView(rating: .constant(4))
    FractionalStars(rating: 3.5)
  }
  .padding()
}
