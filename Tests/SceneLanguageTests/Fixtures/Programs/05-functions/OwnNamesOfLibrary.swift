import Foundation

enum Level { case info, warning }
func log(_ text: @autoclosure () -> String, level: Level = .info) { print("[\(level)] \(text())") }
log("start \(1 + 1)")
log("late", level: .warning)
func max(_ first: @autoclosure () -> Int, or other: Int) -> Int { Swift.max(first(), other) }
print(max(3, or: 4), max(3, 9), log(1.0))
func min(_ values: [Int]) -> Int { values.reduce(Int.max) { Swift.min($0, $1) } }
print(min([4, 2]), min(4, 2))
