var stock = ["nut": 4, "bolt": 9]
for place in stock.values.indices { stock.values[place] *= 10 }
print(stock.values.sorted())
if let place = stock.index(forKey: "nut") {
  stock.values[place] += 1
  print(stock[place].key, stock[place].value)
}
print(stock["nut"]!, stock["bolt"]!)
struct Shelf { var rows: [String: [Int]] }
var shelf = Shelf(rows: ["top": [1]])
for place in shelf.rows.values.indices { shelf.rows.values[place].append(2) }
print(shelf.rows)
