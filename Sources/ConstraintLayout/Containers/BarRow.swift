internal import LayoutEngine

/// The buttons on one side of a bar, from that side inwards.
struct BarRow {
  let items: [UIBarButtonItem]
  /// Whether the row begins at the leading side.
  let isLeading: Bool

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
    var used = BarLengths.inset
    return items.map { item in
      let length = Self.width(of: item)
      let place = isLeading ? used : width - used - length
      used += length + BarLengths.gap
      return (item, place, length)
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
