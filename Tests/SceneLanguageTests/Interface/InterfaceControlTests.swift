import Testing

@Suite struct `The controls of UIKit` {
  @Test func `labels and controls`() {
    InterfaceExpressions.expect(
      [
        ("label.text ?? \"\"", "words"), ("label.font.pointSize", "17.0"),
        ("label.numberOfLines", "0"), ("toggle.isOn", "true"), ("slider.value", "0.25"),
        ("stepper.maximumValue", "100.0"), ("segments.numberOfSegments", "3"),
        ("segments.titleForSegment(at: 1) ?? \"\"", "new"), ("field.text ?? \"\"", "typed"),
        ("pages.currentPage", "2"), ("bar.progress", "0.5"), ("wheel.isAnimating", "true"),
        ("toggle.state.contains(.disabled)", "true"), ("label is UIView", "true"),
      ],
      after: """
        let label = UILabel(); label.text = "words"; label.numberOfLines = 0
        let toggle = UISwitch(); toggle.setOn(true, animated: false); toggle.isEnabled = false
        let slider = UISlider(); slider.setValue(0.25, animated: true)
        let stepper = UIStepper()
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.insertSegment(withTitle: "new", at: 1, animated: false)
        let field = UITextField(); field.text = "typed"; field.borderStyle = .roundedRect
        let pages = UIPageControl(); pages.numberOfPages = 4; pages.currentPage = 2
        let bar = UIProgressView(progressViewStyle: .bar); bar.progress = 0.5
        let wheel = UIActivityIndicatorView(style: .large); wheel.startAnimating()
        """
    )
  }

  @Test func `sliders and fonts tell their lengths`() {
    InterfaceExpressions.expect(
      [
        ("slider.trackRect(forBounds: box).minY", "13.5"),
        ("slider.trackRect(forBounds: box).height", "8.0"),
        ("slider.thumbRect(forBounds: box, trackRect: box, value: 0.5).midX", "50.0"),
        ("font.ascender - font.descender == font.lineHeight", "true"), ("font.leading", "0.0"),
        ("look.titleAlignment == .trailing", "true"), ("look.titlePadding", "3.0"),
      ],
      after: """
        class Thick: UISlider {
          override func trackRect(forBounds bounds: CGRect) -> CGRect {
            var track = super.trackRect(forBounds: bounds)
            track.size.height = 8
            return track
          }
        }
        let (slider, box) = (Thick(), CGRect(x: 0, y: 0, width: 100, height: 31))
        let font = UIFont.systemFont(ofSize: 20)
        var look = UIButton.Configuration.plain()
        (look.titlePadding, look.titleAlignment) = (3, .trailing)
        """
    )
  }

  @Test func `buttons`() {
    InterfaceExpressions.expect(
      [
        ("plain.title(for: .normal) ?? \"\"", "go"), ("plain.buttonType == .system", "true"),
        ("filled.configuration?.title ?? \"\"", "Buy"), ("filled.currentTitle ?? \"\"", "Buy"),
        ("filled.configuration?.imagePlacement == .trailing", "true"),
      ],
      after: """
        let plain = UIButton(type: .system)
        plain.setTitle("go", for: .normal)
        plain.addAction(UIAction { _ in print("never") }, for: .touchUpInside)
        var look = UIButton.Configuration.filled()
        look.title = "Buy"
        look.imagePlacement = .trailing
        let filled = UIButton(configuration: look, primaryAction: nil)
        """
    )
  }

  @Test func `controllers`() {
    InterfaceExpressions.expect(
      [
        ("parent.children.count", "1"), ("child.parent === parent", "true"),
        ("parent.isViewLoaded", "false"), ("parent.view.bounds.width", "320.0"),
        ("parent.systemMinimumLayoutMargins.leading", "16.0"),
        ("parent.viewRespectsSystemMinimumLayoutMargins", "false"),
        ("parent.topLayoutGuide.length", "0.0"), ("parent.title ?? \"\"", "T"),
      ],
      after: """
        let parent = UIViewController(), child = UIViewController()
        parent.title = "T"
        parent.viewRespectsSystemMinimumLayoutMargins = false
        parent.addChild(child)
        child.didMove(toParent: parent)
        """
    )
  }

  @Test func `items of bars`() {
    InterfaceExpressions.expect(
      [
        ("page.editButtonItem.title ?? \"\"", "Edit"),
        ("page.editButtonItem === page.editButtonItem", "true"),
        ("UITabBarItem(tabBarSystemItem: .favorites, tag: 4).title!", "Favorites"),
        ("way.tabBarItem === page.tabBarItem", "true"),
        ("way.tabBarItem.badgeValue ?? \"\"", "3"), ("other.tabBarItem.title!", "Own"),
      ],
      after: """
        let page = UIViewController(), last = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Page", image: nil, selectedImage: nil)
        page.tabBarItem.badgeValue = "3"
        let way = UINavigationController(rootViewController: page)
        way.pushViewController(last, animated: false)
        let other = UINavigationController(rootViewController: last)
        other.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        """
    )
  }

  @Test func `classes inside a preview know the types inside their superclasses`() {
    InterfaceExpressions.expect(
      [("Row(style: .value1, reuseIdentifier: nil).kind == .value1", "true")],
      after: """
        class Row: UITableViewCell {
          let kind: CellStyle
          override init(style: CellStyle, reuseIdentifier: String?) {
            kind = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
          }
          required init?(coder: NSCoder) { nil }
        }
        """
    )
  }

  @Test func `what a view draws itself, and outlines`() {
    InterfaceExpressions.expect(
      [
        ("outline.bounds.width", "4.0"), ("outline.contains(CGPoint(x: 1, y: 1))", "true"),
        ("outline.lineCapStyle == .round", "true"),
      ],
      after: """
        let outline = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        outline.apply(CGAffineTransform(scaleX: 2, y: 1))
        outline.lineCapStyle = .round
        UIColor.red.setFill()
        UIColor.red.setStroke()
        outline.fill()
        outline.stroke()
        """
    )
  }
}
