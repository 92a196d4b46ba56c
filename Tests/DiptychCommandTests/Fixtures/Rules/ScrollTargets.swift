import SwiftUI

struct Reading: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { i in Color.red.frame(height: 20).accessibilityIdentifier("r\(i)").id(i)
          }
        }
      }
      .onAppear { proxy.scrollTo(30, anchor: .center) }
    }
  }
}

struct Least: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<50) { i in Color.red.frame(width: 20).accessibilityIdentifier("r\(i)") }
        }
      }
      .contentMargins(.leading, 10, for: .scrollContent)
      .onAppear { proxy.scrollTo(30) }
    }
  }
}

struct Positioned: View {
  @State var id: Int? = 5
  var later: Bool
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<50) { i in
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("r\(i)")
        }
      }
    }
    .scrollPosition(id: $id)
    .onAppear { if later { id = 40 } }
  }
}

struct Nested: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.gray.frame(height: 300)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<20) { i in
                Color.red.frame(width: 30, height: 40).accessibilityIdentifier("r\(i)")
              }
            }
          }
          Color.gray.frame(height: 300)
        }
      }
      .onAppear { proxy.scrollTo(10, anchor: .topLeading) }
    }
  }
}

struct Listing: View {
  var body: some View {
    ScrollViewReader { proxy in
      List(0..<40, id: \.self) { i in Text("row \(i)").accessibilityIdentifier("t\(i)") }
        .listStyle(.plain)
        .onAppear { proxy.scrollTo(20, anchor: .top) }
    }
  }
}

#Preview("The middles of view and window meet", traits: .fixedLayout(width: 100, height: 100)) {
  Reading()
}
// r30: 0 40 100 20
// r0: absent
// r28: 0 0 100 20
// r27: absent

#Preview(
  "Without an anchor the content moves no further than needed",
  traits: .fixedLayout(width: 100, height: 100)
) { Least() }
// r30: 80 0 20 100

#Preview(
  "The first value of a position moves nothing",
  traits: .fixedLayout(width: 100, height: 100)
) { Positioned(later: false) }
// r0: 25 0 50 20

#Preview("A position that is set moves the content", traits: .fixedLayout(width: 100, height: 100))
{ Positioned(later: true) }
// r40: 25 80 50 20

#Preview("All scroll views around show the view", traits: .fixedLayout(width: 100, height: 100)) {
  Nested()
}
// r10: 0 0 30 40

#Preview("A list scrolls to the whole row", traits: .fixedLayout(width: 160, height: 120)) {
  Listing()
}
// t20: 20 14 48 16
