// An element that cannot be read stays the next one.
import Foundation

struct Lossy: Decodable {
  var numbers: [Int] = []
  var others: [String] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let before = list.currentIndex
      if let number = try? list.decode(Int.self) {
        numbers.append(number)
      } else if let inner = try? list.nestedContainer(keyedBy: Key.self) {
        others.append(try inner.decode(String.self, forKey: .name))
      } else {
        others.append(try list.decode(String.self))
      }
      precondition(list.currentIndex == before + 1)
    }
  }
  enum Key: String, CodingKey { case name }
}
let text = #"[1, "a", {"name": "b"}, 2]"#
let lossy = try JSONDecoder().decode(Lossy.self, from: Data(text.utf8))
print(lossy.numbers, lossy.others)
