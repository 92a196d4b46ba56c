internal import LayoutEngine

/// The buttons on one side of a bar, from that side inwards.
struct BarRow {
  let items: [UIBarButtonItem]
  /// Whether the row begins at the leading side.
  let isLeading: Bool

  init(items: [UIBarButtonItem], isLeading: Bool) {
    self.items = items.filter { !$0.isHidden }
    self.isLeading = isLeading
  }

  /// The room that a button takes, in points.
  static func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return size(of: view).width }
    if item.width > 0 { return item.width.boundedLength }
    return item.image?.size.width ?? TextMetrics.size(of: text(of: item, .clear)).width
  }

  /// The size of a view in a bar: the one it was given, or what fits it.
  static func size(of view: UIView) -> CGSize {
    if view.layoutState.translatesAutoresizingMask, view.extent != .zero { return view.extent }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The places of the buttons on a bar of a width, leading-based, in points.
  func places(in width: CGFloat) -> [(item: UIBarButtonItem, leading: CGFloat, width: CGFloat)] {
    let flexible = items.count { $0.isFlexible }
    let taken = zip(items.indices, items).reduce(2 * BarLengths.inset) {
      $0 + gap(before: $1.0) + ($1.1.isFlexible ? 0 : Self.width(of: $1.1))
    }
    let share = flexible > 0 ? max(width - taken, 0) / CGFloat(flexible) : 0
    var used = BarLengths.inset
    return items.enumerated().map { index, item in
      used += gap(before: index)
      let length = item.isFlexible ? share : Self.width(of: item)
      let place = isLeading ? used : width - used - length
      used += length
      return (item, place, length)
    }
  }

  /// The room before a button: none beside spaces, which are the room themselves.
  private func gap(before index: Int) -> CGFloat {
    let isBesideSpace = index == 0 || items[index].isSpace || items[index - 1].isSpace
    return isBesideSpace ? 0 : BarLengths.gap
  }

  /// Puts the views of buttons that have their own on a bar, in the middle of a height.
  func placeViews(in bar: UIView, height: CGFloat) {
    for (item, leading, width) in places(in: bar.extent.width) {
      guard let view = item.customView else { continue }
      let size = CGSize(width: width, height: Self.size(of: view).height)
      bar.place(view, leading: leading, size: size, inMiddleOf: height)
    }
  }

  /// What the buttons without views of their own draw, in the middle of a height.
  func marks(in scope: MarkScope, height: CGFloat) -> [ContentMark] {
    places(in: scope.size.width).compactMap { item, leading, width in
      guard item.customView == nil else { return nil }
      let strength: Double = item.isEnabled ? 1 : 0.5
      let paint = (item.tintColor?.paint ?? scope.tint).opacity(strength)
      if let image = item.image {
        let y = (height - image.size.height) / 2
        let size = image.size
        return scope.mark(
          image,
          paint,
          in: scope.rect(leading: leading, y: y, width: size.width, height: size.height)
        )
      }
      let frame = scope.rect(leading: leading, y: 0, width: width, height: height)
      return scope.mark(Self.text(of: item, paint), .natural, in: frame)
    }
  }

  private static func text(of item: UIBarButtonItem, _ paint: Paint) -> StyledText {
    let run = TextRun(item.title ?? "", paint: paint, isBold: item.style != .plain)
    return StyledText(runs: [run], lineLimit: 1)
  }
}

extension UIView {
  /// Gives a view a place on this bar, in the middle of a height.
  func place(_ view: UIView, leading: CGFloat, size: CGSize, inMiddleOf height: CGFloat) {
    if view.parent !== self { addSubview(view) }
    let x = direction == .leftToRight ? leading : extent.width - leading - size.width
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(
      x: x,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
