/// Where views find the looks that a scene sets for all views of a class.
///
/// Unchecked: one thread makes and lays out what it is handed to.
package final class ClassLooks: @unchecked Sendable {
  /// Gives a view that is about to be shown what is set for its class; `nil` where nothing is.
  package var dress: ((UIView) -> Void)?
  /// What a scene says of the colours of a bar.
  package var bar: ((UIView) -> BarLook)?

  package init() {}

  /// Dresses a view and all it contains, each once.
  func dress(tree view: UIView) {
    if dress == nil { return }
    dressOnce(view)
    for child in view.children { dress(tree: child) }
  }

  /// Dresses a view that has come since the last time.
  func dressOnce(_ view: UIView) {
    guard let dress, !view.layoutState.isDressed else { return }
    view.layoutState.isDressed = true
    dress(view)
  }

  /// The colours of a bar; none where no scene is run.
  func look(of view: UIView) -> BarLook { bar?(view) ?? BarLook() }
}

/// The colours of a bar, each `nil` where a scene says nothing of it.
package struct BarLook {
  /// What is behind everything.
  package var background: UIColor?
  /// The title in the bar.
  package var title: UIColor?
  /// The title on a line of its own.
  package var largeTitle: UIColor?
  /// What is not chosen.
  package var unselected: UIColor?

  package init() {}
}
