internal import LayoutEngine

extension ConstraintSystem {
  /// Notes each view whose place or size the constraints leave open.
  func noteAmbiguity(in root: UIView) {
    let open = boxes.solver.undeterminedVariables()
    guard !open.isEmpty else { return }
    visit(root, open)
  }

  private func visit(_ view: UIView, _ open: Set<SolverVariable>) {
    for child in view.children {
      if let box = boxes.knownVariables(of: child), !child.layoutState.translatesAutoresizingMask {
        note(child, .horizontal, open.contains(box.width), open.contains(box.leading))
        note(child, .vertical, open.contains(box.height), open.contains(box.top))
      }
      visit(child, open)
    }
  }

  private func note(_ view: UIView, _ axis: Axis, _ isLengthOpen: Bool, _ isPlaceOpen: Bool) {
    guard isLengthOpen || isPlaceOpen else { return }
    let reason = LayoutProblem.Reason.ambiguous(
      view: view.reportName,
      axis: axis,
      isLength: isLengthOpen
    )
    InterfaceEnvironment.current.problems.note(LayoutProblem(reason, source: view.source))
  }
}

extension UIView {
  /// Whether the constraints leave open where the view is or how large.
  public var hasAmbiguousLayout: Bool {
    guard let system = root.layoutState.ownSystem,
      let box = system.boxes.knownVariables(of: self)
    else { return false }
    let open = system.boxes.solver.undeterminedVariables()
    return [box.leading, box.top, box.width, box.height].contains(where: open.contains)
  }
}
