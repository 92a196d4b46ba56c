extension `Hostile scenes` {
  /// Code of few steps for which the library goes through very much.
  static let longWork = [
    """
    func f(_ s: String) { for i in s.indices { _ = s[i] } }
    f(String(repeating: "a", count: 100_000))
    """,
    """
    func f(_ s: String) { for _ in 0..<10_000 { _ = s.count } }
    f(String(repeating: "a", count: 100_000))
    """,
    """
    func f(_ all: [Int]) { var a = all; while !a.isEmpty { a.removeFirst() } }
    f(Array(0..<100_000))
    """,
    """
    func f() { var a: [Int] = []; for i in 0..<40_000 { a.insert(i, at: 0) } }
    f()
    """,
    """
    struct Tree: Equatable { var parts: [Tree] }
    func f() -> Tree {
      var tree = Tree(parts: [])
      for _ in 0..<60 { tree = Tree(parts: [tree, tree]) }
      return tree
    }
    print(f() == f())
    """,
    """
    func f() { var (a, kept): ([Int], [Int]) = ([], []); for i in 0..<15_000 { kept = a; a.append(i) } }
    f()
    """,
    """
    func f() {
      var (a, kept): ([Int: Int], [Int: Int]) = ([:], [:])
      for i in 0..<8_000 { kept = a; a[i] = i }
    }
    f()
    """,
    """
    func f() { var (a, kept) = ("", ""); for _ in 0..<15_000 { kept = a; a += "abcd" } }
    f()
    """,
    """
    func f() { var a = IndexSet(); for i in 0..<15_000 { a.insert(2 * i) } }
    f()
    """,
    """
    func f(_ all: [Int: Int]) { for _ in 0..<8_000 { for _ in all { break } } }
    f(Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) }))
    """,
    """
    func f() { var s = Set(0..<12_000); while !s.isEmpty { s.remove(at: s.startIndex) } }
    f()
    """,
    """
    func f(_ s: Set<Int>) -> Int { s.indices.reduce(0) { $0 + s[$1] } }
    print(f(Set(0..<12_000)))
    """,
    """
    func f() {
      var d = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ($0, $0) })
      for i in d.values.indices { d.values[i] += 1 }
    }
    f()
    """,
  ]
}
