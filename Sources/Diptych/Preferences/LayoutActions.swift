/// What a scene does when a view has appeared or layout has told it something.
///
/// A picture shows what becomes of a scene when all of it is done: `onAppear`, `task`, `onChange`,
/// `onPreferenceChange` and `onGeometryChange` run after layout, and where one of them ran, the scene
/// is evaluated and laid out again with the state that they left. What views keep in between lies in
/// ``lasting``.
package final class LayoutActions {
  private var actions: [() -> Bool] = []
  let lasting = LastingValues()
  /// The frames that views of the same name follow.
  var matchedFrames: [MatchedName: FrameRecord] = [:]

  package init() {}

  /// Begins one more evaluation of the scene.
  package func begin() {
    actions.removeAll(keepingCapacity: true)
    matchedFrames.removeAll()
    lasting.begin()
  }

  /// Keeps an action for the end of layout, which tells whether it did anything.
  func append(_ action: @escaping () -> Bool) {
    actions.append(action)
  }

  /// Calls every action once, in document order; every frame must be resolved.
  ///
  /// - Returns: Whether any of them did anything, so that the scene may look different now.
  @discardableResult package func run() -> Bool {
    var hasRun = false
    for action in actions where action() { hasRun = true }
    return hasRun
  }
}
