// Operators compare tuples, but a generic parameter that asks for them takes none.
func kind(_ value: Any) -> String { "Any" }
func kind<T: Equatable>(_ value: T?) -> String { "\(T.self)?" }
print(kind((1, 2)), kind(1 as Int?), kind(()), kind((1, "a")))
print((1, 2) == (1, 2), (1, "a") != (1, "b"), [(1, 2)].contains { $0 == (1, 2) }, () == ())
print([(1, 2)].elementsEqual([(1, 2)], by: ==), [(1, 2), (0, 1)].sorted { $0 < $1 }[0])
