import SwiftUI
import CoreData
class Item: NSManagedObject { @NSManaged var timestamp: Date?; @NSManaged var name: String? }
struct V: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], predicate: NSPredicate(format: "name != nil"), animation: .default) private var items: FetchedResults<Item>
  var body: some View {
    List { ForEach(items) { i in Text(i.timestamp!, style: .date) }
      Circle().stroke(.blue, lineWidth: 2, antialiased: true) }
  }
}
#Preview { let c = NSManagedObjectContext.main; let i = Item(context: c); i.timestamp = Date(); return V() }
