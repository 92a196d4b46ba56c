internal import LayoutEngine

extension StackArrangement {
  /// Lays the views that are seen across the stack.
  mutating func align(_ views: [UIView], across: LinearExpression) {
    for view in views {
      let toStart = crossStart(view) - crossStartInset
      let toEnd = across - crossEnd(view) - crossEndInset
      switch stack.alignment {
      case .fill:
        add(toStart, .equal, "UISV-alignment")
        add(toEnd, .equal, "UISV-alignment")
      case .leading:
        add(toStart, .equal, "UISV-alignment")
        add(toEnd, .greaterThanOrEqual, "UISV-canvas-connection")
      case .trailing:
        add(toStart, .greaterThanOrEqual, "UISV-canvas-connection")
        add(toEnd, .equal, "UISV-alignment")
      case .center:
        add(toStart - toEnd, .equal, "UISV-alignment")
        add(toStart, .greaterThanOrEqual, "UISV-canvas-connection")
      case .firstBaseline, .lastBaseline:
        add(toStart, .greaterThanOrEqual, "UISV-canvas-connection")
        add(toEnd, .greaterThanOrEqual, "UISV-canvas-connection")
        add(toStart, .equal, "UISV-canvas-fit", Self.suppression)
        alignBaseline(of: view, with: views[0])
      }
      switch stack.alignment {
      case .leading, .center, .trailing:
        // What nothing gives a length across has none, as a view that only pushes others apart.
        add(crossLength(view), .equal, "UISV-ambiguity-suppression", Self.suppression)
      case .fill, .firstBaseline, .lastBaseline: break
      }
    }
  }

  private mutating func alignBaseline(of view: UIView, with first: UIView) {
    guard view !== first, isHorizontal else { return }
    let attribute: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    guard let own = list.boxes.baseline(attribute, of: view, in: stack),
      let other = list.boxes.baseline(attribute, of: first, in: stack)
    else { return }
    add(own - other, .equal, "UISV-alignment")
  }
}
