internal import LayoutEngine

/// The bar with the title of a controller.
open class UINavigationBar: UIView {
  /// Whether titles stand on a line of their own, in large letters.
  public var prefersLargeTitles = false
  /// What the bar shows on the way, the shown one last.
  open var items: [UINavigationItem]? {
    didSet { setNeedsLayout() }
  }
  /// What the bar shows.
  public var topItem: UINavigationItem? { items?.last }
  /// What the button that goes back leads to.
  public var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether a controller says what is shown, and places the bar.
  var isOfController = false
  /// The title that is shown; `nil` for none.
  var title: String?
  /// What the bar shows besides the title.
  package var shownItem: UINavigationItem?
  var displayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  /// What the button that goes back says; `nil` for no such button.
  var backTitle: String?

  /// The height with the lines for a large title and a search field, in points.
  var height: CGFloat { titledHeight + (searchBar == nil ? 0 : BarLengths.search) }

  private var titledHeight: CGFloat {
    BarLengths.navigation + (hasLargeTitle ? BarLengths.largeTitle : 0)
  }

  private var searchBar: UIView? { shownItem?.searchBar }

  private var hasLargeTitle: Bool {
    prefersLargeTitles && displayMode != .never && BarLengths.largeTitle > 0
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let look = InterfaceEnvironment.current.looks.look(of: self)
    let buttons = rows.flatMap { $0.marks(in: scope, height: BarLengths.navigation) }
    return groundMarks(look, in: scope) + buttons + backMarks(in: scope)
      + titleMarks(look, in: scope)
  }

  /// A bar that no controller places is as high as one without a large title.
  open override var intrinsicContentSize: CGSize {
    isOfController
      ? super.intrinsicContentSize
      : CGSize(width: UIView.noIntrinsicMetric, height: BarLengths.navigation)
  }

  /// Takes what is shown from the bar's own items.
  private func showItems() {
    if isOfController { return }
    shownItem = topItem
    title = topItem?.title
    displayMode = topItem?.largeTitleDisplayMode ?? .automatic
    backTitle = backItem.map { $0.backButtonTitle ?? $0.title ?? "" }
  }

  /// What is behind the bar; that of a controller's reaches up to the edge of the screen.
  private func groundMarks(_ look: BarLook, in scope: MarkScope) -> [ContentMark] {
    guard let background = look.background else { return [] }
    let above = isOfController ? max(origin.y, 0) : 0
    let frame = CGRect(
      x: 0,
      y: -above,
      width: scope.size.width,
      height: scope.size.height + above
    )
    return [scope.mark(.rectangle, background.paint, in: frame)]
  }

  /// Whether a button that goes back stands at the leading side.
  private var hasBackButton: Bool {
    guard backTitle != nil, let shownItem, !shownItem.hidesBackButton else { return false }
    return shownItem.leftBarButtonItems?.isEmpty ?? true
  }

  /// The arrow back, and as much beside it as stands clear of the title; alone from iOS 26 on.
  private func backMarks(in scope: MarkScope) -> [ContentMark] {
    guard hasBackButton, let backTitle, let arrow = UIImage(systemName: "chevron.backward") else {
      return []
    }
    let height = BarLengths.navigation
    let size = arrow.size
    let place = scope.rect(
      leading: BarLengths.backInset,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    let mark = scope.mark(arrow, scope.tint, in: place)
    let start = BarLengths.backInset + size.width
    let middle = hasLargeTitle ? 0 : TextMetrics.size(of: text(title ?? "", .clear)).width / 2
    let room = scope.size.width / 2 - middle - BarLengths.backInset - start
    let words = [text(backTitle, scope.tint), text("Back", scope.tint)]
    guard InterfaceEnvironment.current.systemVersion < SystemVersion(26), !backTitle.isEmpty,
      let shown = words.first(where: { TextMetrics.size(of: $0).width <= room })
    else { return [mark] }
    let width = TextMetrics.size(of: shown).width
    let frame = scope.rect(leading: start, y: 0, width: width, height: height)
    return [mark, scope.mark(shown, .natural, in: frame)]
  }

  private func text(_ words: String, _ paint: Paint) -> StyledText {
    StyledText(runs: [TextRun(words, paint: paint)], lineLimit: 1)
  }

  /// The buttons at both sides.
  private var rows: [BarRow] {
    [
      BarRow(items: shownItem?.leftBarButtonItems ?? [], isLeading: true),
      BarRow(items: shownItem?.rightBarButtonItems ?? [], isLeading: false),
    ]
  }

  /// Places the views that stand on the bar: those of buttons, and one in place of the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
    for row in rows { row.placeViews(in: self, height: BarLengths.navigation) }
    placeSearchBar()
    guard let view = shownItem?.titleView else { return }
    let size = BarRow.size(of: view)
    place(
      view,
      leading: (extent.width - size.width) / 2,
      size: size,
      inMiddleOf: BarLengths.navigation
    )
  }

  /// The field stands at the top of its line.
  private func placeSearchBar() {
    guard let searchBar else { return }
    if searchBar.parent !== self { addSubview(searchBar) }
    searchBar.frame = CGRect(
      x: BarLengths.searchInset,
      y: titledHeight - (BarLengths.searchBar - 36) / 2,
      width: max(extent.width - 2 * BarLengths.searchInset, 0),
      height: BarLengths.searchBar
    )
  }

  /// What stands below the title.
  private var subtitleRuns: [TextRun] {
    let own = hasLargeTitle ? shownItem?.largeSubtitle : nil
    guard let subtitle = own ?? shownItem?.subtitle, !subtitle.isEmpty else { return [] }
    return [TextRun("\n" + subtitle, paint: UIColor.secondaryLabel.paint)]
  }

  private func titleMarks(_ look: BarLook, in scope: MarkScope) -> [ContentMark] {
    guard let title = hasLargeTitle ? shownItem?.largeTitle ?? title : title, !title.isEmpty else {
      return []
    }
    if shownItem?.titleView != nil, !hasLargeTitle { return [] }
    let color = (hasLargeTitle ? look.largeTitle : look.title) ?? .label
    let run = TextRun(title, paint: color.paint, isBold: true)
    let text = StyledText(runs: [run] + subtitleRuns, lineLimit: subtitleRuns.isEmpty ? 1 : 2)
    let large = hasLargeTitle ? BarLengths.largeTitle : 0
    let room = CGRect(
      x: BarLengths.inset,
      y: large > 0 ? BarLengths.navigation : 0,
      width: max(scope.size.width - 2 * BarLengths.inset, 0),
      height: large > 0 ? large : min(scope.size.height, BarLengths.navigation)
    )
    return [scope.mark(text, large > 0 ? .natural : .center, in: room)]
  }
}
