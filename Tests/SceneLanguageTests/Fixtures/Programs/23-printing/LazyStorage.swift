class Kept { lazy var list: [Int] = [1]; lazy var count = list.count }
let kept = Kept()
dump(kept)
print(kept.count)
dump(kept)
struct Value { var a = 1; lazy var twice = a * 2 }
var value = Value()
print(value)
print(value.twice, value)
print(Mirror(reflecting: value).children.map { $0.label ?? "" })
