func accumulator(from start: Double) -> (Double) -> Double { var total = start; return { total += $0; return total } }
let a = accumulator(from: 10), b = accumulator(from: 0)
print(a(1), a(2), b(5), a(0))
var history: [Int] = []
let record: (Int) -> Int = { history.append($0); return history.reduce(0, +) }
print(record(1), record(2), history)
