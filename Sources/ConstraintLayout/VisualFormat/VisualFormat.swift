internal import LayoutEngine

/// A visual format, such as `H:|-[icon]-[title(>=40)]-|`, as it was written.
struct VisualFormat {
  /// A relation to a number or to another view's length.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(UIView)
    }

    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: UILayoutPriority
  }

  /// What stands between two neighbours.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view with what is said of its length.
  struct Element {
    var view: UIView
    var predicates: [Predicate]
  }

  var isHorizontal = true
  var elements: [Element] = []
  /// What ties the first view to the superview; `nil` where nothing does.
  var leading: Connection?
  /// What stands after each view but the last.
  var connections: [Connection] = []
  /// What ties the last view to the superview; `nil` where nothing does.
  var trailing: Connection?
}

/// A place in a visual format that cannot be read.
struct VisualFormatError: Error {
  var offset: Int
  var mistake: VisualFormatMistake
}
