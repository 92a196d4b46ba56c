internal import LayoutEngine

/// Who asks for a constraint of the system, and which of its wishes it is.
struct ConstraintKey: Hashable {
  var owner: ObjectIdentifier
  var role: Int
}

/// Where a constraint of the system comes from, for reports.
enum ConstraintOrigin {
  /// A scene's own constraint.
  case scene(NSLayoutConstraint)
  /// The frame of a view that no constraint places.
  case autoresizing(NamedView, NSLayoutConstraint.Attribute)
  /// The size of a view's content.
  case content(NamedView, NSLayoutConstraint.Attribute, LinearConstraint.Relation)
  /// A rule of a stack, by the name that `UIKit` gives it.
  case stack(NamedView, String)
  /// The size of the canvas.
  case canvas(NamedView)
}

/// A view that a report may name: a system is kept by the view at its root, so it keeps none.
struct NamedView {
  private(set) weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}

/// The constraints that a tree of views asks for, in the order of their weight.
package struct ConstraintList {
  struct Item {
    var key: ConstraintKey
    var constraint: LinearConstraint
    var origin: ConstraintOrigin
  }

  /// Makes expressions of attributes.
  let boxes: BoxTable
  private(set) var items: [Item] = []

  init(boxes: BoxTable) {
    self.boxes = boxes
  }

  mutating func append(
    _ key: ConstraintKey,
    _ constraint: LinearConstraint,
    _ origin: ConstraintOrigin
  ) {
    items.append(Item(key: key, constraint: constraint, origin: origin))
  }
}
