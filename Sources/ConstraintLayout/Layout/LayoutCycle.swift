internal import LayoutEngine

/// One layout of a tree: margins, constraints, frames, again until nothing changes.
///
/// Margins depend on frames and frames on margins; the height of wrapped text depends on the width
/// that constraints give it; and what a scene does in `layoutSubviews` may change anything. Two or
/// three rounds settle all but contrived trees.
struct LayoutCycle {
  let root: UIView

  /// After so many rounds a tree that still changes is left as it is.
  static let roundLimit = 8

  func run() {
    let system = root.layoutState.ownSystem ?? ConstraintSystem(root: root)
    root.layoutState.ownSystem = system
    // A scene may ask for layout from inside a layout, which is going on anyway.
    guard !system.isRunning else { return }
    system.isRunning = true
    defer { system.isRunning = false }
    InterfaceEnvironment.current.looks.dress(tree: root)
    // Margins that are not settled yet may contradict what those at the end do not.
    defer { for problem in system.contradictions { Self.note(problem) } }
    for round in 0..<Self.roundLimit {
      let hasNewMargins = settleMargins(of: root)
      updateConstraints(of: root)
      let isChanged = system.update(rootSize: .fixed(root.extent))
      if !isChanged, !hasNewMargins, round > 0, !root.anyNeedsLayout { return }
      place(root, system)
    }
    if settleMargins(of: root) || system.update(rootSize: .fixed(root.extent)) {
      Self.note(LayoutProblem(.unsettled(view: root.reportName), source: root.source))
    }
  }

  private static func note(_ problem: LayoutProblem) {
    InterfaceEnvironment.current.problems.note(problem)
  }

  /// Brings safe areas and margins up to the frames as they are.
  private func settleMargins(of view: UIView) -> Bool {
    var isChanged = false
    let safeArea = view.safeAreaAsPlaced()
    if safeArea != view.margins.safeArea {
      isChanged = true
      view.margins.safeArea = safeArea
      view.layoutState.needsLayout = true
      view.receive(.safeAreaInsetsDidChange)
      view.controller?.receive(.viewSafeAreaInsetsDidChange)
    }
    let margins = view.effectiveMargins
    if margins != view.margins.settled {
      if view.margins.settled != nil {
        isChanged = true
        view.layoutState.needsLayout = true
        view.receive(.layoutMarginsDidChange)
        view.controller?.receive(.viewLayoutMarginsDidChange)
      }
      view.margins.settled = margins
    }
    for child in view.children where settleMargins(of: child) { isChanged = true }
    return isChanged
  }

  private func updateConstraints(of view: UIView) {
    for child in view.children { updateConstraints(of: child) }
    guard view.layoutState.needsUpdateConstraints else { return }
    view.layoutState.needsUpdateConstraints = false
    if let controller = view.controller {
      controller.receive(.updateViewConstraints)
    } else {
      view.receive(.updateConstraints)
    }
  }

  private func place(_ view: UIView, _ system: ConstraintSystem) {
    InterfaceEnvironment.current.looks.dressOnce(view)
    if view.layoutState.needsLayout || system.movesSubviews(of: view) {
      view.layoutState.needsLayout = false
      view.controller?.receive(.viewWillLayoutSubviews)
      view.receive(.layoutSubviews)
      view.controller?.receive(.viewDidLayoutSubviews)
    }
    if view.wrapsContent { view.layoutState.contentWidth = view.extent.width }
    view.settle()
    for child in view.children { place(child, system) }
  }
}
