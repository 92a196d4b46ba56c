internal import LayoutEngine

/// The variables of a rectangle: its place in the superview and its size.
///
/// The horizontal place is counted from the edge where the interface's direction begins. A tree
/// whose views all follow the interface is thereby the same system of equations in both
/// directions, and its right-to-left frames mirror the left-to-right ones, even where they are open
/// to choice.
struct BoxVariables {
  var leading: SolverVariable
  var top: SolverVariable
  var width: SolverVariable
  var height: SolverVariable
}

/// The variables of all views and guides of a tree.
package final class BoxTable {
  private var boxes: [ObjectIdentifier: BoxVariables] = [:]
  var solver = ConstraintSolver()
  /// The direction of the interface.
  var direction = LayoutDirection.leftToRight
  /// Scroll views whose content is placed by constraints, in the order in which they were met.
  var scrollViews: [UIScrollView] { metScrollViews.compactMap { $0.view as? UIScrollView } }
  private var metScrollViews: [NamedView] = []

  /// Starts a collection of constraints.
  func begin(_ direction: LayoutDirection) {
    self.direction = direction
    metScrollViews = []
  }

  func variables(of item: AnyObject) -> BoxVariables {
    let key = ObjectIdentifier(item)
    if let known = boxes[key] { return known }
    let made = BoxVariables(
      leading: solver.makeVariable(),
      top: solver.makeVariable(),
      width: solver.makeVariable(isLength: true),
      height: solver.makeVariable(isLength: true)
    )
    boxes[key] = made
    return made
  }

  /// The variables of an item; `nil` where nothing has asked for them.
  func knownVariables(of item: AnyObject) -> BoxVariables? { boxes[ObjectIdentifier(item)] }

  /// The variables of a scroll view's content.
  func contentVariables(of view: UIScrollView) -> BoxVariables {
    if !metScrollViews.contains(where: { $0.view === view }) {
      metScrollViews.append(NamedView(view))
    }
    return variables(of: view.contentLayoutGuide)
  }
}
