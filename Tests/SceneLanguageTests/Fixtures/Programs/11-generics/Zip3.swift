func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] { zip(zip(a, b), c).map { ($0.0, $0.1, $1) } }
for (n, s, b) in zip3([1, 2], ["x", "y"], [true, false]) { print(n, s, b) }
func group<T, K: Hashable>(_ items: [T], by key: (T) -> K) -> [K: [T]] { items.reduce(into: [:]) { $0[key($1), default: []].append($1) } }
let groups = group(["apple", "avocado", "bean"]) { $0.first! }
print(groups["a"]!, groups["b"]!, groups.count)
