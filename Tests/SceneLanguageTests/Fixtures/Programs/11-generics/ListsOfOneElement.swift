func joined<C: Collection, D: Collection>(_ first: C, _ second: D) -> [C.Element]
where C.Element == D.Element {
  Array(first) + Array(second)
}
print(joined([1, 2], [0.5]), joined([0.5], [1]), joined(["a"], ["b", "c"]))
func dot<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element
where A.Element == B.Element, A.Element: Numeric {
  zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
}
print(dot([1, 2], [3, 4]), dot([0.5, 1], [2, 4]), dot([1, 2], [0.5, 1]))
