// A value of type `T!` is used as one of type `T` wherever that alone makes sense.
struct Store {
  var items: [Int]!
  var counts: [String: Int]! { ["items": items?.count ?? 0] }
}
var store = Store()
print(store.items as Any, store.counts["items"]!)
store.items = [4, 5]
print(store.items[1], store.items.count, store.counts["items"] as Any, store.items[0...].count)
store.items[0] = 1
store.items.append(6)
for item in store.items { print(item, terminator: " ") }
print(store.items.count)
class Owner { var store: Store! = Store(items: [9]) }
let owner = Owner()
owner.store.items[0] += 1
print(owner.store.items[0], owner.store.items == [10])
print(Optional<Int>(3)!, Optional<Int>(4) as Any)
