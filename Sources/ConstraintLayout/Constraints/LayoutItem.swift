internal import LayoutEngine

/// What constraints can relate: a view, or a guide of a view.
package protocol LayoutItem: AnyObject {
  /// The view in whose tree the item stands; `nil` where it stands in none.
  var layoutOwner: UIView? { get }
  /// The name by which reports mean the item.
  var reportName: String { get }
}

extension UIView: LayoutItem {
  package var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  package var layoutOwner: UIView? { owningView }
}
