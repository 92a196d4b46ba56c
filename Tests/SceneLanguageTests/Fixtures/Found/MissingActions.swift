import SwiftUI
struct L: View {
  @State var items = [1, 2]
  var canDelete = true
  var onClose: (() -> Void)? = nil
  var onShow: (() -> Void)?
  @State var shown = false
  func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text("\($0)") }
        .onDelete(perform: canDelete ? delete : nil)
        .onMove(perform: nil)
    }
    .sheet(isPresented: $shown, onDismiss: onClose) { Text("x") }
    .fullScreenCover(isPresented: $shown, onDismiss: onClose) { Text("x") }
    .onAppear(perform: onShow)
    .onDisappear(perform: onClose)
    Button(role: canDelete ? .destructive : nil, action: { onClose?() }) { Text("go") }
  }
}
#Preview { L(onShow: { print("shown") }) }

struct Pressed: View {
  var onPress: ((Bool) -> Void)?
  var body: some View {
    Text("a").onLongPressGesture(minimumDuration: 1, perform: {}, onPressingChanged: onPress)
  }
}
