let words = ["kiwi", "fig"]
let sizes = words.lazy.map(\.count)
print(sizes[1], sizes.indices.count, sizes.isEmpty)
let loud = words.lazy.map { $0 + "!" }
for place in loud.indices { print(loud[place]) }
let squares = (0..<4).lazy.map { $0 * $0 }
print(squares[2], squares.endIndex, squares[squares.index(after: squares.startIndex)])
