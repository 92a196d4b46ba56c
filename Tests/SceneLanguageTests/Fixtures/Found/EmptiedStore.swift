import SwiftData
import SwiftUI

@Model final class Item {
  var name: String
  init(name: String) { self.name = name }
}
struct Items: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Item.name) private var items: [Item]
  var body: some View {
    List(items) { Text($0.name) }
      .toolbar {
        Button("Empty") {
          try? context.delete(model: Item.self)
          try? context.delete(model: Item.self, where: #Predicate { $0.name.isEmpty })
        }
      }
  }
}
#Preview { Items().modelContainer(for: Item.self, inMemory: true) }
