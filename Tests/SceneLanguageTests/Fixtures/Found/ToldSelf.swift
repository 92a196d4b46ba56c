import SwiftUI

/// A `where` clause tells the type that a protocol's extension is for.
extension View {
  func badge(_ side: CGFloat) -> some View where Self == Image {
    self.resizable().scaledToFit().squared(side)
  }

  func shrunk() -> some View where Self == Image { resizable().squared(8) }

  func squared(_ side: CGFloat) -> some View { frame(width: side, height: side) }
}

extension View where Self == Text {
  var struck: some View { strikethrough().squared(40) }
}

extension Sequence {
  func isShort() -> Bool where Self == [Int] { count < 3 }
}

struct ToldSelf: View {
  var body: some View {
    HStack {
      Image(systemName: "star").badge(24)
      Image(systemName: "moon").shrunk()
      Text([1, 2].isShort() ? "short" : "long").struck
    }
  }
}
#Preview { ToldSelf() }
