internal import LayoutEngine

/// The bar with a title and a picture for each of several controllers.
open class UITabBar: UIView {
  /// What stands for a controller.
  struct Entry {
    var title: String?
    var image: UIImage?
    var badge: String?
    var badgeColor: UIColor?
  }

  var items: [Entry] = []
  /// The place of the entry that is chosen.
  var chosen = 0

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let width = scope.size.width / CGFloat(max(items.count, 1))
    let look = InterfaceEnvironment.current.looks.look(of: self)
    let ground = look.background.map { [scope.mark(.rectangle, $0.paint, in: scope.bounds)] }
    let other = look.unselected ?? .secondaryLabel
    return (ground ?? [])
      + items.enumerated().flatMap { index, entry -> [ContentMark] in
        let paint = index == chosen ? scope.tint : other.paint
        let place = scope.rect(
          leading: CGFloat(index) * width,
          y: 0,
          width: width,
          height: min(BarLengths.tabs, scope.size.height)
        )
        let middle = place.midY
        var marks: [ContentMark] = []
        if let image = entry.image {
          let frame = CGRect(x: place.midX - 8, y: middle - 16, width: 16, height: 16)
          marks.append(scope.mark(image, paint, in: frame))
        }
        if let title = entry.title, !title.isEmpty {
          let text = StyledText(runs: [TextRun(title, paint: paint)], lineLimit: 1)
          let top = entry.image == nil ? middle - 8 : middle
          let frame = CGRect(x: place.minX, y: top, width: place.width, height: 16)
          marks.append(scope.mark(text, .center, in: frame))
        }
        return marks + badgeMarks(of: entry, in: place, scope)
      }
  }

  /// The mark over the trailing upper corner of a picture: white words on a capsule.
  private func badgeMarks(
    of entry: Entry,
    in place: CGRect,
    _ scope: MarkScope
  ) -> [ContentMark] {
    guard let badge = entry.badge else { return [] }
    let run = TextRun(badge, paint: UIColor.white.paint)
    let text = StyledText(runs: [run], lineLimit: 1)
    let width = max(TextMetrics.size(of: text).width + 8, 16)
    let middle =
      scope.direction == .leftToRight
      ? place.midX + BarLengths.badgeOffset : place.midX - BarLengths.badgeOffset
    let frame = CGRect(x: middle - width / 2, y: place.midY - 16, width: width, height: 16)
    let ground = (entry.badgeColor ?? .systemRed).paint
    return [scope.mark(.capsule, ground, in: frame), scope.mark(text, .center, in: frame)]
  }
}
