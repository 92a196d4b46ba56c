import SceneLanguage
import Testing

/// Values that compare themselves as no value should, and values that take long to compare.
@Suite struct `Hostile equality` {
  private func run(_ code: String, _ limits: EvaluationLimits = EvaluationLimits()) -> SceneRun {
    SceneRun("import SwiftUI\n" + code + "\nText(\"x\")", limits: limits)
  }

  private static let fickle = """
    final class Fickle: Hashable {
      var asked = 0
      static func == (left: Fickle, right: Fickle) -> Bool {
        left.asked += 1
        right.asked += 2
        return left.asked % 3 == 0
      }
      func hash(into hasher: inout Hasher) { asked += 1; hasher.combine(asked % 4) }
    }
    let all = (0..<200).map { _ in Fickle() }
    """

  @Test(arguments: [
    "Set(all).count", "Set(all.map { [$0] }).count", "Set(all.map { Optional($0) }).count",
    "Dictionary(grouping: all) { $0 }.count", "Set(all).union(all).subtracting(all).count",
    "all.reduce(into: [Fickle: Int]()) { $0[$1, default: 0] += 1 }.count",
  ])
  func `keys that are never the same end nothing`(code: String) {
    #expect(run("\(Self.fickle)\nprint(\(code))").console.count == 1)
  }

  @Test func `names that are never the same end nothing`() {
    let code = """
      struct Rows: View {
        @Namespace var space
        var body: some View {
          VStack {
            ForEach(all, id: \\.self) { row in
              Text("a").matchedGeometryEffect(id: row, in: space).coordinateSpace(name: row)
            }
          }
        }
      }
      Rows()
      """
    #expect(run("\(Self.fickle)\n\(code)").messages == [])
  }

  @Test(arguments: [
    ("class", "final class Key: Hashable {"), ("struct", "struct Key: Hashable {"),
  ])
  func `keys are told apart by the hash that they say`(kind: String, opening: String) {
    let code = """
      \(opening)
        let id: Int
        init(_ id: Int) { self.id = id }
        static func == (left: Key, right: Key) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      var keys: Set<Key> = []
      for id in 0..<2_000 { keys.insert(Key(id)); keys.insert(Key(id)) }
      print(keys.count, keys.contains(Key(1_999)), keys.contains(Key(2_000)))
      """
    var limits = EvaluationLimits()
    limits.steps = 200_000
    #expect(run(code, limits).console == ["2000 true false"])
  }

  @Test(arguments: [
    ("Set<Set<Int>>", "[i]"), ("Set<[Int: Int]>", "[i: 1]"), ("Set<[Set<Int>]>", "[[i], [0]]"),
    ("Set<ObjectIdentifier>", "ObjectIdentifier(objects[i])"),
  ])
  func `collections as keys are told apart by what they hold`(type: String, key: String) {
    let code = """
      final class Object {}
      let objects = (0..<2_000).map { _ in Object() }
      var keys: \(type) = []
      for i in 0..<2_000 { keys.insert(\(key)) }
      print(keys.count)
      """
    var limits = EvaluationLimits()
    limits.steps = 100_000
    #expect(run(code, limits).console == ["2000"])
  }

  @Test(arguments: [
    """
    struct Tree: Hashable { var parts: [Tree] }
    func tree() -> Tree {
      var tree = Tree(parts: [])
      for _ in 0..<60 { tree = Tree(parts: [tree, tree]) }
      return tree
    }
    func f() { print(Set([tree(), tree()]).count) }
    """,
    "func f() { print(Set(Array(repeating: Double.nan, count: 100_000)).count) }",
    """
    struct Same: Hashable {
      let id: Int
      static func == (left: Same, right: Same) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) {}
    }
    func f() { print(Set((0..<10_000).map { Same(id: $0) }).count) }
    """,
    """
    struct Slow: Hashable {
      let id: Int
      static func == (left: Slow, right: Slow) -> Bool { for _ in 0..<9_000 {}; return false }
      func hash(into hasher: inout Hasher) {}
    }
    func f() { print(Set((0..<200).map { Slow(id: $0) }).count) }
    """,
    """
    func f() {
      let row = Array(0..<4_000)
      print(Set(Array(repeating: row, count: 100_000)).count)
    }
    """,
    """
    func f() {
      let row = Array(0..<4_000)
      for _ in 0..<100_000 { _ = row.hashValue }
    }
    """,
    """
    func f() {
      let text = String(repeating: "a", count: 1_000_000)
      var counts: [String: Int] = [:]
      for _ in 0..<100_000 { counts[text, default: 0] += 1 }
    }
    """,
  ])
  func `what comparing and hashing take counts as steps`(code: String) {
    var limits = EvaluationLimits()
    limits.steps = 100_000
    let errors = run("\(code)\nf()", limits).messages.filter { $0.contains("error:") }
    #expect(errors.count == 1 && errors[0].contains("did not finish within"))
  }

  @Test func `values inside values without end are not equal, which is told`() {
    let code = """
      indirect enum List: Hashable { case end, node(List) }
      func list() -> List { var l = List.end; for _ in 0..<5_000 { l = .node(l) }; return l }
      print(Set([list(), list()]).count)
      """
    #expect(run(code).messages.contains { $0.contains("calls are nested more than 1000 deep") })
  }
}
