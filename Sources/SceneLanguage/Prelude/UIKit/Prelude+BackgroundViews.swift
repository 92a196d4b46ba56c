extension Prelude {
  /// How tables, views of items, and their cells show the view that is to lie behind their content.
  static let backgroundViews = """
    var backgroundView: UIView? {
      didSet {
        oldValue?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
      }
    }
    """
}
