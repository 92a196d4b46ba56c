import SwiftUI

/// Where a circle goes when it is shifted: by an offset from where it was, or to a position.
///
/// Both count from the leading edge, so right-to-left the circle moves to the other side.
struct Crosshairs: View {
  var body: some View {
    ZStack {
      Rectangle().frame(width: 1)
      Rectangle().frame(height: 1)
    }
  }
}

struct Quadrant<Mark: View>: View {
  let mark: Mark

  var body: some View {
    ZStack {
      Crosshairs()
      Rectangle()
        .stroke(Color.primary)
      mark
    }
    .frame(width: 160, height: 160)
  }
}

#Preview("Centre", traits: .fixedLayout(width: 160, height: 160)) {
  Quadrant(mark: Image(systemName: "circle").accessibilityIdentifier("circle"))
}

#Preview("Offset", traits: .fixedLayout(width: 160, height: 160)) {
  Quadrant(
    mark: Image(systemName: "circle")
      .accessibilityIdentifier("circle")
      .offset(x: 40.0, y: -40.0)
  )
}

#Preview("Position", traits: .fixedLayout(width: 160, height: 160)) {
  Quadrant(
    mark: Image(systemName: "circle")
      .accessibilityIdentifier("circle")
      .position(x: 144, y: 80)
  )
}
