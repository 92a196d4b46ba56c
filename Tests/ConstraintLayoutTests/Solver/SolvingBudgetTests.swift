import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Work of constraints` {
  @Test func `views beyond what is solved keep their frames, and this is told`() {
    let problems = problems(views: 60, budget: 2_000)
    #expect(
      problems == [
        """
        The constraints in UIView:0 are too many to be solved together; some of them are not heeded. \
        Show fewer views, or place some by their frames.
        """
      ]
    )
    #expect(self.problems(views: 60, budget: SolvingBudget.standard) == [])
  }

  @Test func `a solver without anything left adds up no more`() {
    var scene = SolverScene()
    scene.solver.termsLeft = 40
    for index in 0..<200 { scene.add("x\(index) - x\(index + 1) == 1") }
    scene.add("x0 + x200 == 7")
    _ = scene.solve()
    #expect(scene.solver.isSpent)
    #expect(scene.solver.pivotCount < 40)
  }

  private func problems(views count: Int, budget: Int) -> [String] {
    let log = LayoutProblemLog()
    var environment = InterfaceEnvironment()
    environment.problems = log
    environment.solving = SolvingBudget(terms: budget)
    InterfaceEnvironment.$current.withValue(environment) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      var last: UIView?
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 9).isActive = true
        view.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? root.leadingAnchor)
          .isActive =
          true
        if let last { view.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true }
        last = view
      }
      last?.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      root.layoutIfNeeded()
    }
    return log.problems.map(\.message)
  }
}
