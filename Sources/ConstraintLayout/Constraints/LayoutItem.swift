internal import LayoutEngine

/// What constraints can relate: a view, or a guide of a view.
package protocol LayoutItem: AnyObject {
  /// The view in whose tree the item stands; `nil` where it stands in none.
  var layoutOwner: UIView? { get }
  /// The name by which reports mean the item.
  var reportName: String { get }
  /// Whether the item, or a part of it, lies inside a view.
  func reaches(into view: UIView) -> Bool
}

extension LayoutItem {
  package func reaches(into view: UIView) -> Bool {
    layoutOwner?.isDescendant(of: view) ?? false
  }
}

extension UIView: LayoutItem {
  package var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  package var layoutOwner: UIView? { owningView }
}
