import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Pictures in controls` {
  private static func marks(
    _ view: UIView,
    _ size: CGSize,
    _ direction: LayoutDirection
  )
    -> [CGRect]
  {
    var environment = InterfaceEnvironment()
    environment.textMeasuring = CountedText()
    return InterfaceEnvironment.$current.withValue(environment) {
      view.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      return view.contentMarks(
        in: MarkScope(size: size, direction: direction, tint: Paint(.accent))
      )
      .map(\.frame)
    }
  }

  @Test func `stand at the ends of a slider, whose bar is shorter`() {
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    let size = CGSize(width: 200, height: 31)
    // 16 of each picture and 8 beside it leave 152 of 200; the knob of 28 is at the bar's beginning.
    #expect(
      Self.marks(slider, size, .leftToRight) == [
        CGRect(x: 0, y: 7.5, width: 16, height: 16),
        CGRect(x: 184, y: 7.5, width: 16, height: 16),
        CGRect(x: 24, y: 13.5, width: 152, height: 4),
        CGRect(x: 24, y: 13.5, width: 14, height: 4),
        CGRect(x: 24, y: 1.5, width: 28, height: 28),
      ]
    )
    slider.maximumValueImage = nil
    #expect(
      Self.marks(slider, size, .rightToLeft) == [
        CGRect(x: 184, y: 7.5, width: 16, height: 16),
        CGRect(x: 0, y: 13.5, width: 176, height: 4),
        CGRect(x: 162, y: 13.5, width: 14, height: 4),
        CGRect(x: 148, y: 1.5, width: 28, height: 28),
      ]
    )
  }

  @Test func `stand in the middle of the segments of a row`() {
    let row = UISegmentedControl(items: [UIImage(systemName: "star") as Any])
    row.insertSegment(withTitle: "a", at: 1, animated: false)
    row.insertSegment(with: UIImage(systemName: "heart"), at: 2, animated: false)
    row.setImage(UIImage(systemName: "moon"), forSegmentAt: 1)
    row.setTitle("b", forSegmentAt: 0)
    #expect(row.titleForSegment(at: 0) == "b")
    #expect(row.titleForSegment(at: 1) == nil)
    let size = CGSize(width: 120, height: 32)
    #expect(
      Self.marks(row, size, .leftToRight).dropFirst() == [
        CGRect(x: 16, y: 8, width: 8, height: 16), CGRect(x: 52, y: 8, width: 16, height: 16),
        CGRect(x: 92, y: 8, width: 16, height: 16),
      ]
    )
    #expect(Self.marks(row, size, .rightToLeft).last?.minX == 12)
  }

  @Test func `have marks over them in a bar of tabs`() {
    let bar = UITabBar()
    let star = UIImage(systemName: "star")
    bar.items = [UITabBar.Entry(image: star, badge: "3"), UITabBar.Entry(image: star)]
    let size = CGSize(width: 200, height: 49)
    #expect(
      Self.marks(bar, size, .leftToRight) == [
        CGRect(x: 42, y: 8.5, width: 16, height: 16), CGRect(x: 58, y: 8.5, width: 16, height: 16),
        CGRect(x: 62, y: 8.5, width: 8, height: 16), CGRect(x: 142, y: 8.5, width: 16, height: 16),
      ]
    )
    #expect(Self.marks(bar, size, .rightToLeft)[1].minX == 126)
  }

  @Test func `are in a button that closes, on its disc`() {
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    let size = CGSize(width: 30, height: 30)
    for direction in LayoutDirection.allCases {
      #expect(
        Self.marks(button, size, direction) == [
          CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 7, y: 7, width: 16, height: 16),
        ]
      )
    }
    #expect(UIButton(type: .contactAdd).currentImage?.name == "plus.circle")
    #expect(UIButton(type: .system).currentImage == nil)
  }

  @Test func `are behind the text of a field that can be emptied`() {
    let field = UITextField()
    field.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 22)
    // Without a text there is nothing to empty.
    #expect(field.textRect(forBounds: bounds).width == 100)
    field.text = "abc"
    // The button of 19, and 5 on both its sides.
    #expect(
      Self.marks(field, bounds.size, .leftToRight) == [
        CGRect(x: 76, y: 1.5, width: 19, height: 19), CGRect(x: 0, y: 3, width: 24, height: 16),
      ]
    )
    #expect(
      Self.marks(field, bounds.size, .rightToLeft) == [
        CGRect(x: 5, y: 1.5, width: 19, height: 19), CGRect(x: 76, y: 3, width: 24, height: 16),
      ]
    )
    #expect(field.textRect(forBounds: bounds).width == 71)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).width == 100)
  }
}
