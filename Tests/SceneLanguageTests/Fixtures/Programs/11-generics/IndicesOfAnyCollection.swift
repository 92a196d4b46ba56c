/// A list whose places are told by the collection's own indices, whichever they are.
struct Shelf<Items: RandomAccessCollection> {
  let items: Items

  func number(of index: Items.Index?) -> String {
    guard let place = index as? Int else { return "no place" }
    return "place \(place)"
  }

  func isNumbered(_ index: Items.Index) -> Bool { index is Int }
}

let shelf = Shelf(items: ["Salt", "Pepper", "Cumin"])
print(shelf.number(of: shelf.items.firstIndex(of: "Cumin")))
print(shelf.number(of: shelf.items.firstIndex(of: "Mace")))
print(shelf.isNumbered(1))
