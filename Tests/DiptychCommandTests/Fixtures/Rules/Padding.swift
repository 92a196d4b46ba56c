import SwiftUI

#Preview("Negative padding lets a view reach out", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("a").padding(-10).accessibilityIdentifier("p")
}
// p: 0 0 200 100
// a: -10 -10 220 120

#Preview("Padding leaves no length below zero", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 5, height: 50).accessibilityIdentifier("a").padding(.horizontal, -10)
    .accessibilityIdentifier("p")
}
// p: 100 25 0 50
// a: 90 25 5 50

#Preview("Padding offers no length below zero", traits: .fixedLayout(width: 20, height: 100)) {
  Color.red.accessibilityIdentifier("a").padding(.horizontal, 30).accessibilityIdentifier("p")
}
// p: -20 0 60 100
// a: 10 0 0 100

#Preview(
  "Padding makes plain only the edges that it moves",
  traits: .fixedLayout(width: 100, height: 200)
) {
  VStack(alignment: .leading) {
    Text("ab").accessibilityIdentifier("a")
    Text("cd").padding(.bottom, 4).accessibilityIdentifier("b")
    Text("ef").accessibilityIdentifier("c")
    Text("gh").padding(.top, 4).accessibilityIdentifier("d")
    Text("ij").padding(.top, 4).background { Color.clear.accessibilityIdentifier("e") }
    Text("kl").accessibilityIdentifier("f")
  }
}
// a: 42 34 16 16
// b: 42 50 16 20
// c: 42 78 16 16
// d: 42 102 16 20
// e: 42 130 16 20
// f: 42 150 16 16
