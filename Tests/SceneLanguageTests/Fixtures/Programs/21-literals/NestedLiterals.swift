// What literals in literals are, and what an argument makes of literals before a dot.
let grid = [[0, 0], [0.5, 1]]
print(grid, type(of: grid))
let table = ["low": [1, 2], "high": [0.5]]
print(table["low"] ?? [], type(of: table))
let ranges = [0...1, 0.25...0.5]
print(ranges, ranges[0].upperBound / 2)
let points = [(0, 0), (0.5, 1), (1, 2)]
print(points[0], [(x: 1, y: 0.5), (x: 2.5, y: 3)])
for row in [[1, 2], [2.5]] { print(row[0] / 2) }
print([[0, 1], [0.5, 2]].map { $0[1] / 4 })

func isVisible(_ opacity: Double) -> Bool { (0...1).contains(opacity) }
print(isVisible(0.5), isVisible(1.5), !(0..<1).contains(1.0))
struct Ball { var x: Float; var steps: UInt8 }
var ball = Ball(x: 1.25, steps: 3)
if !(0...1).contains(ball.x) { ball.x = (-1...1).contains(ball.x - 1) ? 1 : 0 }
print(ball, (0...3).contains(ball.steps), (0..<3).contains(Int(ball.steps)))

// Sequences of one's own in a row.
struct Guess: Sequence {
  let letters: [Character]
  func makeIterator() -> IndexingIterator<[Character]> { letters.makeIterator() }
}
let guesses = [Guess(letters: ["a", "b"]), Guess(letters: ["c"])]
print(guesses.joined().map { "<\($0)>" }, Array(guesses.joined()).count)
print(guesses.map { $0.map(String.init) }.joined(separator: ["-"]).joined())
let none: [[Int]] = []
print(Array(none.joined()), [[], [1], []].joined().reduce(0, +))
print([1...3, 5...6].joined().map { $0 * $0 }, [Set([1]), Set([2])].joined().count)
print(Array([["k": 1], ["k": 2]].joined().map { $0.value }))
