// Whole numbers in a list are fractions where the closure behind it takes no others.
func half(_ number: Double, _ other: Double, _ name: String) -> Double { (number - other) / 2 }
print(zip([30, 60, 45], ["a", "b"]).map { half($0, $0 / 4, $1) })
print([30, 60].map { half($0, 5, "") })
print([3, 1, 2].sorted().map { half($0, 0, "") })
print([30, 60].enumerated().map { half($1, Double($0), "") })
print([3, 4].filter { $0 > 3.5 }, [3, 4].reduce(0.0) { $0 + $1 })
print([1, 2].flatMap { [half($0, 0, "a"), half($0, 1, "b")] })
print([1, 2].map { $0 / 2 }, [7, 2].map { $0 * 2 })
struct Box { var width: Float; var name = "box" }
print([4, 5].map { Box(width: $0) }.map(\.width))
print([1, 2].map { row in [10, 20].map { half($0, row, "") } })
