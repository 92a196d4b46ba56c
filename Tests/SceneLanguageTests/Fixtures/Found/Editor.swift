import SwiftUI

struct Widths: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct Loud: ViewModifier { func body(content: Content) -> some View { content.bold() } }
struct Framed<Mark: View>: ViewModifier {
  @ViewBuilder let mark: Mark
  func body(content: Content) -> some View { content.overlay { mark } }
}
final class Feed: ObservableObject {
  let changes = PassthroughSubject<Void, Never>()
  @Published var query = ""
  func touch() { objectWillChange.send() }
  func pairs() -> AnyCancellable {
    CurrentValueSubject<Int, Never>(1).zip($query).sink { print($0, $1) }
  }
}
struct Editor: View {
  struct State { var text = "" }
  @SwiftUI.State private var state = State()
  @SwiftUI.State private var width: CGFloat?
  @StateObject private var feed = Feed()
  var body: some View {
    TextField("x", text: $state.text).modifier(Loud().concat(Framed { Color.red }))
      .onPreferenceChange(Widths.self) { [$width] in $width.wrappedValue = $0 }
      .onReceive(feed.changes) { state.text = "" }
  }
}
