internal import LayoutEngine

/// The bar with the title of a controller.
open class UINavigationBar: UIView {
  /// Whether titles stand on a line of their own, in large letters.
  public var prefersLargeTitles = false
  /// The title that is shown; `nil` for none.
  var title: String?
  var displayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// The height with the line for a large title, in points.
  var height: CGFloat { BarLengths.navigation + (hasLargeTitle ? BarLengths.largeTitle : 0) }

  private var hasLargeTitle: Bool {
    prefersLargeTitles && displayMode != .never && BarLengths.largeTitle > 0
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    guard let title, !title.isEmpty else { return [] }
    let run = TextRun(title, paint: UIColor.label.paint, isBold: true)
    let text = StyledText(runs: [run], lineLimit: 1)
    let large = hasLargeTitle ? BarLengths.largeTitle : 0
    let room = CGRect(
      x: BarLengths.inset,
      y: large > 0 ? scope.size.height - large : 0,
      width: max(scope.size.width - 2 * BarLengths.inset, 0),
      height: large > 0 ? large : scope.size.height
    )
    return [scope.mark(text, large > 0 ? .natural : .center, in: room)]
  }
}
