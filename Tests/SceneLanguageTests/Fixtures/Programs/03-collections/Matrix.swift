let m = [[1, 2, 3], [4, 5, 6]]
let transposed = m[0].indices.map { c in m.map { $0[c] } }
print(transposed, m.map { $0.reduce(0, +) }, m.flatMap { $0 }.filter { $0 > 2 })
var grid = Array(repeating: Array(repeating: ".", count: 4), count: 2)
grid[1][2] = "#"; grid[0][0] = "@"
print(grid.map { $0.joined() }.joined(separator: "/"))
