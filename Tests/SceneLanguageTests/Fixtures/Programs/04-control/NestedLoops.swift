var table: [[Int]] = []
for row in 1...3 {
  var line: [Int] = []
  for column in 1...4 where column != row { line.append(row * column) }
  table.append(line)
}
for line in table { print(line.map(String.init).joined(separator: "\t")) }
search: for line in table {
  for value in line where value % 4 == 0 { print("found", value); break search }
}
