struct Column<Row> {
  let title: String
  let text: (Row) -> String

  init(_ title: String, text: @escaping (Row) -> String) {
    self.title = title
    self.text = text
  }
}

@resultBuilder
enum ColumnBuilder<Row> {
  static func buildExpression(_ column: Column<Row>) -> [Column<Row>] { [column] }
  static func buildBlock(_ parts: [Column<Row>]...) -> [Column<Row>] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Column<Row>]?) -> [Column<Row>] { part ?? [] }
}

struct Sheet<Row> {
  let rows: [Row]
  let columns: [Column<Row>]

  init<Rows: RandomAccessCollection>(
    _ rows: Rows, @ColumnBuilder<Row> columns: () -> [Column<Row>]
  ) where Rows.Element == Row {
    self.rows = Array(rows)
    self.columns = columns()
  }

  func show() {
    print(columns.map(\.title).joined(separator: " | "))
    for row in rows { print(columns.map { $0.text(row) }.joined(separator: " | ")) }
  }
}

enum Unit: String {
  case piece, kilogram
}

struct Fruit {
  let name: String
  let prices: [Unit: Double]

  func price(in unit: Unit) -> String { prices[unit].map { "\($0)" } ?? "-" }
}

let fruits = [
  Fruit(name: "Pear", prices: [.piece: 0.5]), Fruit(name: "Plum", prices: [.kilogram: 3.25]),
]
let showsWeights = true
Sheet(fruits) {
  Column("Name") { $0.name.uppercased() }
  Column("Piece") { fruit in fruit.price(in: .piece) }
  if showsWeights {
    Column("Kilogram") { fruit in fruit.price(in: .kilogram) }
  }
}.show()
