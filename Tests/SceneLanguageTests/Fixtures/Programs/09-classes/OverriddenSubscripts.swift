// The class of the object chooses the subscript, and what is written needs not be read before.
class Table {
  var reads = 0
  subscript(index: Int) -> Int { index }
  subscript(name name: String) -> String {
    get {
      reads += 1
      return name
    }
    set { print("set", newValue) }
  }
}
class Scaled: Table {
  override subscript(index: Int) -> Int { super[index] * 100 }
}
let table: Table = Scaled()
print(table[3], table[name: "own"], Table()[3], table.reads)
table[name: "a"] = "b"
var other = ""
(table[name: "c"], other) = ("d", "e")
print(table.reads, other)
