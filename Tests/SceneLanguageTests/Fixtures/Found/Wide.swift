import SwiftUI

protocol Titled: View {
  associatedtype Head: View
  associatedtype Foot: View
  var title: String { get }
  var head: Head { get }
  var foot: Self.Foot { get }
}
extension Titled { var body: some View { VStack { head; foot } } }
extension Titled where Head == Text { var head: Text { Text(title) } }
struct Page: Titled {
  typealias Head = Text
  var foot: some View { Image(systemName: "car") }
  var title = "x"
}
protocol Padded: ButtonStyle {}
extension Padded {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}
struct Wide: Padded {}
#Preview { Page(); Button("x") {}.buttonStyle(Wide()) }
