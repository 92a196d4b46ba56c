var crew: Set<String> = ["Ann"]
if let place = crew.firstIndex(of: "Ann") {
  print(crew[place], crew[crew.startIndex])
  let gone = crew.remove(at: place)
  print(gone, crew.isEmpty)
}
print(crew.firstIndex(of: "Bo") == nil)
var sizes: Set = [1, 2, 3, 4]
var (place, sum) = (sizes.startIndex, 0)
while place != sizes.endIndex {
  sum += sizes[place]
  place = sizes.index(after: place)
}
print(sum, sizes.indices.count)
if let large = sizes.firstIndex(where: { $0 > 3 }) { sizes.remove(at: large) }
print(sizes.sorted())
let only: Set = [7]
print(only[only.index(only.startIndex, offsetBy: 0)])
