let values = [3, 1, 4, 1, 5]
let mean = Double(values.reduce(0, +)) / Double(values.count)
let variance = values.map { (Double($0) - mean) * (Double($0) - mean) }.reduce(0, +) / Double(values.count)
let sorted = values.sorted()
print(mean, variance, sorted[sorted.count / 2], (variance.squareRoot() * 100).rounded() / 100)
