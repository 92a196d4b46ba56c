import SwiftUI

struct RingMenu<Data: RandomAccessCollection, ID: Hashable, Content: View>: View
where Data.Element: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  @ViewBuilder let content: (Data.Element) -> Content
  var body: some View {
    ZStack {
      ForEach(Array(data.enumerated()), id: \.element) { offset, element in
        content(element).rotationEffect(.degrees(Double(offset) / Double(data.count) * 360))
      }
    }
  }
}
extension RingMenu where Data.Element == ID {
  init(_ data: Data, @ViewBuilder content: @escaping (ID) -> Content) {
    self.init(data: data, id: \.self, content: content)
  }
}
#Preview { RingMenu(["a", "b"]) { Text($0) } }
