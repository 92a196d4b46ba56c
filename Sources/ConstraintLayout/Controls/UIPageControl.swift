public import LayoutEngine

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots; `nil` for a faint grey.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown; `nil` for that of text.
  open var currentPageIndicatorTintColor: UIColor?

  /// In which order dots stand.
  public enum Direction: Int, Sendable {
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }

  /// In which order dots stand, UIKit's `direction`; columns are drawn as rows.
  package var order = Direction.natural

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(shownPages) * ControlLengths.pageStep,
      height: ControlLengths.pageHeight
    )
  }

  package override class var contentPriorities: ContentPriorities { .bar }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let step = ControlLengths.pageStep
    let start = (scope.size.width - CGFloat(shownPages) * step) / 2
    let dots =
      switch order {
      case .natural, .topToBottom, .bottomToTop: scope.direction
      case .leftToRight: LayoutDirection.leftToRight
      case .rightToLeft: LayoutDirection.rightToLeft
      }
    return (0..<shownPages).map { place in
      let page = dots == scope.direction ? place : shownPages - 1 - place
      let isCurrent = page == currentPage
      let paint =
        isCurrent
        ? currentPageIndicatorTintColor?.paint ?? Paint(.primary)
        : pageIndicatorTintColor?.paint ?? ControlLengths.track
      let frame = scope.rect(
        leading: start + CGFloat(place) * step + (step - 8) / 2,
        y: scope.size.height / 2 - 4,
        width: 8,
        height: 8
      )
      return scope.mark(.circle, paint, in: frame)
    }
  }

  /// As many dots as any screen has room for.
  private var shownPages: Int {
    if hidesForSinglePage, numberOfPages <= 1 { return 0 }
    return min(max(numberOfPages, 0), 200)
  }
}
