import Foundation

var places = IndexSet([4, 1])
places.insert(2)
places.insert(2)
places.remove(4)
print(Array(places), places.count, places.contains(1), places.first ?? -1, places.isEmpty)
print(Array(IndexSet(integer: 3)), Array(IndexSet(integersIn: 2..<4)), Array(IndexSet()))
print(IndexSet([1, 2]) == IndexSet(integersIn: 1...2))
for place in IndexSet([9, 7]) { print(place) }
print(IndexSet([1, 2, 5]), [IndexSet(integer: 3)], "\(IndexSet())")
