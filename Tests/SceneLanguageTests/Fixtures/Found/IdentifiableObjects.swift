import SwiftUI
class Item: Identifiable { var stamp = 1 }
class Item2: Identifiable, ObservableObject { @Published var stamp = 1 }
@Observable class Item3: Identifiable { var stamp = 1 }
#Preview { ForEach([Item()]) { i in Text("\(i.stamp)") } }
#Preview { let x = [Item(), Item()]; ForEach(x) { i in Text("\(i.stamp)") } }
#Preview { ForEach([Item2()]) { i in Text("\(i.stamp)") } }
#Preview { ForEach([Item3()]) { i in Text("\(i.stamp)") } }
struct V: View { let items = [Item()]; var body: some View { ForEach(items) { i in Text("\(i.stamp)") } } }
#Preview { V() }
