protocol Listed: Collection where Index == Int { var items: [Element] { get } }
extension Listed {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Element { items[i] }
}
struct Shelf: Listed { typealias Element = String; var items: [String] }
let sh = Shelf(items: ["b", "a", "c"])
print(sh.map { $0.uppercased() }, sh.first!, sh.count, sh.isEmpty, sh.sorted(), sh.contains("a"), sh.firstIndex(of: "c")!, sh.joined(separator: "-"))
for (i, x) in sh.enumerated() { print(i, x, terminator: ";") }
print(sh.filter { $0 != "a" }, sh.dropFirst().count, sh.prefix(2).map { $0 }, sh.min()!, sh.reduce("", +), Array(sh), zip(sh, 1...).map { $0.1 }, sh.indices.count, sh.reversed().count)
protocol Bag: Sequence { }
struct B: Bag { var n: Int; func makeIterator() -> AnyIterator<Int> { var i = 0; let m = n; return AnyIterator { i += 1; return i <= m ? i : nil } } }
print(B(n: 4).map { $0 * 2 }, B(n: 3).reduce(0, +), B(n: 3).contains(2), Array(B(n: 2)), B(n: 5).first { $0 > 2 }!)
