// Of two generic functions the one that asks for numbers takes nothing else.
func kind<T>(_ value: T) -> String { "anything" }
func kind<T: Numeric>(_ value: T) -> String { "number" }
print(kind((1, 2)), kind(1), kind([1]), kind { 1 }, kind(Optional(1)), kind("s"), kind(["a": 1]))
print(kind(Set([1])), kind(true), kind(2.5), kind(UInt8(1)))
