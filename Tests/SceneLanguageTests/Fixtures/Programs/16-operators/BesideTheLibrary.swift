func ... (text: String, count: Int) -> String { text + String(repeating: ".", count: count) }
print("go" ... 3, 1...3)
func ?? (value: Int, other: Int) -> Int { value == 0 ? other : value }
let missing: Int? = nil
print(0 ?? 4, 3 ?? 9, missing ?? 2)
struct Mark {
  var place: Int
  static func ..< (from: Mark, to: Mark) -> [Int] { Array(from.place..<to.place) }
}
print(Mark(place: 1) ..< Mark(place: 3), 0..<2)
