struct Column<Row> { let title: String; let width: Int; let value: (Row) -> String }
struct Table<Row> { var columns: [Column<Row>] = []; var rows: [Row]
  func adding<V>(_ title: String, width: Int = 6, _ path: KeyPath<Row, V>) -> Table { var t = self; t.columns.append(Column(title: title, width: width) { "\($0[keyPath: path])" }); return t }
  private func pad(_ s: String, _ w: Int) -> String { s.count >= w ? String(s.prefix(w)) : s + String(repeating: " ", count: w - s.count) }
  var text: String { ([columns.map { pad($0.title, $0.width) }] + rows.map { row in columns.map { pad($0.value(row), $0.width) } }).map { $0.joined(separator: "|") }.joined(separator: "\n") } }
struct Fruit { let name: String, price: Double, stock: Int }
print(Table(rows: [Fruit(name: "apple", price: 1.5, stock: 10), Fruit(name: "watermelon", price: 3, stock: 2)]).adding("name", \.name).adding("price", width: 5, \.price).adding("n", width: 3, \.stock).text)
