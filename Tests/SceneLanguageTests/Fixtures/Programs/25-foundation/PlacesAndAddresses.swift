import Foundation

var places: IndexSet = [1, 2, 5]
print(places.union(IndexSet(integersIn: 3...5)).map { $0 }, places.intersection([2, 9]).map { $0 })
places.formUnion([0])
print(places.subtracting([1, 5]).map { $0 }, places.count)
var address = URL(string: "https://example.com/a?q=1")!
address.append(path: "b")
address.append(component: "c.txt")
print(address, address.lastPathComponent)
