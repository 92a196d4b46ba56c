import Testing

@testable import ConstraintLayout

@Suite struct `Constraint solver` {
  @Test(
    arguments: [
      (["x == 10"], 10),
      (["2 x == 30"], 15),
      (["x - y == 4", "y == 3"], 7),
      (["y == 3", "x - y == 4"], 7),
      (["x >= 10"], 10),
      (["x <= -10"], -10),
      (["x >= 10", "x == 4 @999"], 10),
      (["x >= 10", "x == 40 @1"], 40),
      (["x == 100 @251", "x == 50 @250", "x == 60 @250", "x == 40 @250"], 100),
      (["x == 50 @250", "x == 60 @250", "x == 40 @250", "x == 100 @251"], 100),
      (["x == 50 @250", "x == 60 @250", "x == 40 @250"], 50),
      (["x >= 100 @750", "x == 50 @999"], 50),
      (["x >= 100 @999", "x == 50 @750"], 100),
      (["x == 500 @999", "x <= 288"], 288),
      (["x + y == 10", "x - y == 2"], 6),
      (["X == -5 @999"], 0),
      (["X >= 0", "x == 5 + X", "x == 2 @999"], 5),
    ] as [([String], Double)]
  )
  func `one variable has its best value`(constraints: [String], value: Double) {
    var scene = SolverScene()
    for constraint in constraints { scene.add(constraint) }
    #expect(scene.solve() == [])
    let found = scene.value("x").isNaN ? scene.value("X") : scene.value("x")
    #expect(abs(found - value) < 1e-9)
  }

  @Test func `priorities are served one after the other, whatever they cost`() {
    var scene = SolverScene()
    scene.add("A + B == 100")
    scene.add("A == 80 @750")
    scene.add("B == 80 @749")
    for _ in 0..<5 { scene.add("B == 90 @600") }
    scene.solve()
    #expect(scene.values("A", "B") == [80, 20])
  }

  @Test(
    arguments: [
      (["x == 1", "x == 2"], [["x == 1", "x == 2", "x == 2"]], 1),
      (["x == 1", "x >= 2"], [["x == 1", "x >= 2", "x >= 2"]], 1),
      (["x >= 2", "x <= 1"], [["x >= 2", "x <= 1", "x <= 1"]], 2),
      (
        ["x == 1", "y == 5", "y == x + z", "z == 1"],
        [["x == 1", "y == 5", "y == x + z", "z == 1", "z == 1"]], 1
      ),
      (["x == 1", "x == 1", "x == 1"], [], 1),
      (["x + y == 3", "2 x + 2 y == 6", "x == 1"], [], 1),
    ] as [([String], [[String]], Double)]
  )
  func `contradictions are named and the last is broken`(
    constraints: [String],
    conflicts: [[String]],
    value: Double
  ) {
    var scene = SolverScene()
    for constraint in constraints { scene.add(constraint) }
    #expect(scene.solve() == conflicts)
    #expect(abs(scene.value("x") - value) < 1e-9)
  }

  @Test func `what has nothing to do with a contradiction is not named`() {
    var scene = SolverScene()
    for text in ["a == 7", "x == 1", "b >= a", "y == x", "c == b", "y == 2", "d == 1 @20"] {
      scene.add(text)
    }
    #expect(scene.solve() == [["x == 1", "y == x", "y == 2", "y == 2"]])
    #expect(scene.values("a", "x", "y", "d") == [7, 1, 1, 1])
  }

  @Test func `lengths are never negative`() {
    var scene = SolverScene()
    for text in ["x == 20", "x + W == y", "y == 10"] { scene.add(text) }
    #expect(scene.solve() == [["x == 20", "x + W == y", "y == 10", "y == 10"]])
    #expect(scene.value("W") == 0)
  }

  @Test func `a changed constant moves what depends on it and nothing else`() {
    var scene = SolverScene()
    let left = scene.add("x == 10")
    scene.add("x + W == 100")
    scene.add("W <= 50 @250")
    let pressed = scene.add("W >= 30 @750")
    scene.solve()
    let before = scene.solver.pivotCount
    scene.set(left, "x == 30")
    #expect(scene.solve() == [])
    #expect(scene.values("x", "W") == [30, 70])
    scene.set(pressed, "W >= 60 @750")
    scene.solve()
    #expect(scene.values("x", "W") == [30, 70])
    #expect(scene.solver.pivotCount - before <= 2)
  }

  @Test func `a removed constraint leaves no trace`() {
    var scene = SolverScene()
    scene.add("W == 100 @250")
    let limit = scene.add("W <= 40")
    let wish = scene.add("W == 60 @500")
    scene.solve()
    #expect(scene.value("W") == 40)
    scene.remove(limit)
    scene.solve()
    #expect(scene.value("W") == 60)
    scene.remove(wish)
    scene.solve()
    #expect(scene.value("W") == 100)
  }

  @Test(
    arguments: [
      (["x == 1"], []),
      (["x + y == 1"], ["x", "y"]),
      (["x + y == 1", "x == 4 @1"], []),
      (["W >= 50"], ["W"]),
      (["W >= 50", "W == 10 @1"], []),
      (["A + B == 100", "A == 70 @250", "B == 70 @250"], ["A", "B"]),
      (["A + B == 100", "A == 70 @251", "B == 70 @250"], []),
      (["x == 1", "y >= x", "z == 4"], ["y"]),
      (["x >= 5", "x <= 5"], []),
    ] as [([String], Set<String>)]
  )
  func `what could be different is told`(constraints: [String], open: Set<String>) {
    var scene = SolverScene()
    for constraint in constraints { scene.add(constraint) }
    scene.solve()
    #expect(scene.undetermined() == open)
  }

  @Test func `of two equal wishes the first gives way`() {
    var scene = SolverScene()
    scene.add("A + B == 200")
    scene.add("A == 120 @750")
    scene.add("B == 120 @750")
    scene.solve()
    #expect(scene.values("A", "B") == [80, 120])
  }
}
