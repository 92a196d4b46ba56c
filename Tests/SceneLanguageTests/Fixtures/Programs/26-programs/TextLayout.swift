import Foundation
struct Column { enum Align { case left, right, center }; var title: String; var align: Align = .left; var width: Int = 0 }
protocol Row { var cells: [String] { get } }
struct Item: Row { let name: String, qty: Int, price: Double; var cells: [String] { [name, "\(qty)", String(format: "%.2f", price)] } }
struct Table<R: Row> { var columns: [Column]; var rows: [R]
  func pad(_ s: String, _ c: Column) -> String { let gap = max(0, c.width - s.count); switch c.align { case .left: return s + String(repeating: " ", count: gap); case .right: return String(repeating: " ", count: gap) + s; case .center: let l = gap / 2; return String(repeating: " ", count: l) + s + String(repeating: " ", count: gap - l) } }
  mutating func measure() { for i in columns.indices { columns[i].width = ([columns[i].title.count] + rows.map { $0.cells[i].count }).max()! } }
  func render() -> String { var t = self; t.measure(); let line = "+" + t.columns.map { String(repeating: "-", count: $0.width + 2) }.joined(separator: "+") + "+"
    let fmt = { (cells: [String]) in "| " + zip(cells, t.columns).map { t.pad($0, $1) }.joined(separator: " | ") + " |" }
    return ([line, fmt(t.columns.map(\.title)), line] + t.rows.map { fmt($0.cells) } + [line]).joined(separator: "\n") } }
print(Table(columns: [.init(title: "Name"), Column(title: "Qty", align: .right), Column(title: "Price", align: .center)], rows: [Item(name: "Apple", qty: 3, price: 1.5), Item(name: "Kiwi", qty: 12, price: 10)]).render())
func wrap(_ t: String, _ w: Int) -> [String] { t.split(separator: " ").reduce(into: [""]) { ls, word in if ls[ls.count - 1].isEmpty { ls[ls.count - 1] = String(word) } else if ls.last!.count + 1 + word.count <= w { ls[ls.count - 1] += " " + word } else { ls.append(String(word)) } } }
wrap("the quick brown fox jumps over the lazy dog", 12).enumerated().forEach { print("\($0.offset + 1). \($0.element)") }
