/// What a scene does when a view has appeared or layout has told it something.
///
/// A picture shows what becomes of a scene when all of it is done: `onAppear`, `task`, `onChange`,
/// `onPreferenceChange` and `onGeometryChange` run after layout, and where one of them ran, the scene
/// is evaluated and laid out again with the state that they left. What views keep in between lies in
/// ``lasting``.
package final class LayoutActions {
  private var actions: [() -> Bool] = []
  private var tasks: [() -> Bool] = []
  let lasting = LastingValues()
  /// The frames that views of the same name follow.
  var matchedFrames: [MatchedName: FrameRecord] = [:]

  package init() {}

  /// Begins one more evaluation of the scene.
  package func begin() {
    actions.removeAll(keepingCapacity: true)
    tasks.removeAll(keepingCapacity: true)
    matchedFrames.removeAll()
    lasting.begin()
  }

  /// Keeps an action for the end of layout, which tells whether it did anything.
  func append(_ action: @escaping () -> Bool) {
    actions.append(action)
  }

  /// Keeps what a task does until no other action does anything any more: a task begins only when
  /// the view is there.
  func appendTask(_ task: @escaping () -> Bool) {
    tasks.append(task)
  }

  /// Calls every action once, in document order, or every task where no action does anything; every
  /// frame must be resolved.
  ///
  /// - Returns: Whether any of them did anything, so that the scene may look different now.
  @discardableResult package func run() -> Bool {
    var hasRun = false
    for action in actions where action() { hasRun = true }
    if hasRun { return true }
    for task in tasks where task() { hasRun = true }
    return hasRun
  }
}
