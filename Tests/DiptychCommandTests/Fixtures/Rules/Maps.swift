import MapKit
import SwiftUI

// At the equator degrees are as wide as high: 4 of them in 200 points are 50 points each. A balloon
// of a symbol and 6 on each side stands on its place; north is up and east is right.
#Preview("Marks stand at their places", traits: .fixedLayout(width: 200, height: 400)) {
  Map(
    initialPosition: .region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)))
  ) {
    Marker("East", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 11))
      .accessibilityIdentifier("balloon")
    Annotation("", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 10)) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("north")
    }
  }
}
// balloon: 136 172 28 28
// balloon, rtl: 136 172 28 28
// north: 95 145 10 10
// north, rtl: 95 145 10 10

// Without a position a third more than the marks need is seen: 3 degrees and 1 are 200 points.
#Preview("A map shows its marks", traits: .fixedLayout(width: 200, height: 200)) {
  Map {
    ForEach([0.0, 3], id: \.self) { place in
      Annotation("", coordinate: CLLocationCoordinate2D(latitude: place, longitude: 0)) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(place)")
      }
    }
  }
}
// 0.0: 95 170 10 10
// 0.0, rtl: 95 170 10 10
// 3.0: 95 20 10 10
// 3.0, rtl: 95 20 10 10
