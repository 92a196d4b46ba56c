import SwiftUI

struct Move: DropDelegate {
  let item: Int
  @Binding var items: [Int]
  @Binding var dragged: Int?
  func dropEntered(info: DropInfo) {
    guard let dragged, let from = items.firstIndex(of: dragged) else { return }
    items.move(fromOffsets: IndexSet(integer: from), toOffset: items.count)
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}
struct Board: View {
  @State private var items = [1, 2]
  @State private var dragged: Int?
  var body: some View {
    ForEach(items, id: \.self) { item in
      Text("\(item)")
        .onDrag {
          dragged = item
          return NSItemProvider(object: String(item) as NSString)
        }
        .onDrop(
          of: [UTType.text], delegate: Move(item: item, items: $items, dragged: $dragged))
        .sensoryFeedback(.impact(), trigger: dragged)
    }
  }
}
