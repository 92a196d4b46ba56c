import Testing

/// Each row is an expression of a scene, and what printing it shows.
@Suite struct `The vocabulary of UIKit` {
  private static let extensions = """
    extension UIResponder {
      var nearestController: UIViewController? { self as? UIViewController ?? next?.nearestController }
    }

    """

  private func expect(_ rows: [(String, String)], after setup: String = "") {
    let prints = rows.map { "  print(\($0.0))" }.joined(separator: "\n")
    let preview = "#Preview {\n\(setup)\n\(prints)\n  return UIView()\n}"
    let run = InterfaceRun(Self.extensions + preview)
    #expect(run.messages == [])
    #expect(run.console == rows.map(\.1))
  }

  @Test func `insets and priorities`() {
    expect([
      ("UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).right", "4.0"),
      ("NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading", "2.0"),
      (
        "CGRect(x: 0, y: 0, width: 10, height: 10)"
          + ".inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).width", "4.0"
      ),
      ("UILayoutPriority(999).rawValue", "999.0"),
      ("UILayoutPriority.defaultHigh > .defaultLow", "true"),
      ("UIScreen.main.scale", "1.0"),
      ("UITraitCollection.current.userInterfaceIdiom == .phone", "true"),
    ])
  }

  @Test func `pictures that are drawn have the size that was asked for`() {
    expect(
      [
        ("drawn.size", "CGSize(width: 40.0, height: 20.0)"), ("count", "1"),
        ("UIImageView(image: drawn).frame.width", "40.0"),
        ("old?.size.width ?? 0", "8.0"),
        ("UIGraphicsGetImageFromCurrentImageContext() == nil", "true"),
        ("shown?.size ?? CGSize.zero", "CGSize(width: 30.0, height: 10.0)"), ("text.string", "a ★"),
      ],
      after: """
        var count = 0
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
          if UIGraphicsGetCurrentContext() != nil { count += 1 }
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
        let old = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let shown = ImageRenderer(content: Color.red.frame(width: 30, height: 10)).uiImage
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star.fill")
        let text = NSMutableAttributedString(string: "a ")
        text.append(NSAttributedString(attachment: star))
        """
    )
  }

  @Test func `keys and wheels tell what they were given`() {
    expect(
      [
        ("keys.keyCommands?.count ?? 0", "2"), ("wheel.selectedRow(inComponent: 0)", "2"),
        ("wheel.numberOfRows(inComponent: 0)", "3"), ("wheel.intrinsicContentSize.height", "216.0"),
      ],
      after: """
        final class Keys: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
          override var keyCommands: [UIKeyCommand]? {
            [
              UIKeyCommand(
                input: "f", modifierFlags: [.command, .shift], action: #selector(find),
                discoverabilityTitle: "Find"),
              UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(find)),
            ]
          }
          @objc func find() {}
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(
            _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
          ) -> Int { 3 }
          func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
          ) -> String? { "row \\(row)" }
        }
        let keys = Keys()
        let wheel = UIPickerView()
        wheel.dataSource = keys
        wheel.delegate = keys
        wheel.selectRow(2, inComponent: 0, animated: false)
        """
    )
  }

  @Test func `what comes next of views and controllers`() {
    expect(
      [
        ("inner.next === outer", "true"), ("outer.next === controller", "true"),
        ("inner.nearestController === controller", "true"), ("UIView().next == nil", "true"),
      ],
      after: """
        let controller = UIViewController()
        let outer = controller.view!, inner = UIView()
        outer.addSubview(inner)
        """
    )
  }

  @Test func `the parts of colours`() {
    expect(
      [
        ("parts", "[0.2, 0.4, 0.8, 1.0]"), ("(hue * 360).rounded()", "220.0"),
        ("(saturation * 100).rounded()", "75.0"), ("brightness", "0.8"),
        ("UIColor(named: \"Brand\") != nil", "true"),
        ("color.cgColor.components!.count", "4"), ("color.cgColor.alpha", "1.0"),
        ("color.resolvedColor(with: .current) == color", "true"),
      ],
      after: """
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue, alpha]
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        """
    )
  }

  @Test func `what moves, is touched, and is presented`() {
    expect(
      [
        ("view.alpha", "0.25"), ("sheet.detents.count", "2"),
        ("view.tintAdjustmentMode == .dimmed", "true"),
        ("segments.titleForSegment(at: 0) ?? \"none\"", "star"), ("button.title ?? \"\"", "Go"),
      ],
      after: """
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
        animator.addAnimations { view.alpha = 0.25 }
        animator.startAnimation()
        view.tintAdjustmentMode = .dimmed
        view.addInteraction(UIPointerInteraction())
        let sheet = UIViewController().sheetPresentationController!
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        let segments = UISegmentedControl(items: ["a"])
        segments.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
        var button = UIButton.Configuration.filled()
        button.title = "Go"
        button.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
          var new = old
          new.font = .boldSystemFont(ofSize: 20)
          return new
        }
        _ = UIMenu(children: [UIAction(title: "x", attributes: .destructive, state: .on) { _ in }])
        """
    )
  }

  @Test func `colours, fonts, and pictures`() {
    expect([
      ("UIColor.systemBlue == UIColor.systemBlue", "true"),
      ("UIColor.red.withAlphaComponent(0.5) == .red", "false"),
      ("UIFont.systemFont(ofSize: 12, weight: .bold).pointSize", "12.0"),
      ("UIFont.preferredFont(forTextStyle: .title1).withSize(9).pointSize", "9.0"),
      ("UIFont.labelFontSize", "17.0"),
      ("UIImage(systemName: \"star\")!.size.width", "16.0"),
    ])
  }

  @Test func `views`() {
    expect(
      [
        ("view.subviews.count", "2"), ("inner.isDescendant(of: view)", "true"),
        ("view.viewWithTag(3) === inner", "true"), ("view.layer.cornerRadius", "8.0"),
        ("view.center.x", "60.0"), ("inner.convert(CGPoint.zero, to: view).y", "6.0"),
        ("view.backgroundColor == .systemRed", "true"), ("view.tintColor != nil", "true"),
        ("inner.autoresizingMask.contains(.flexibleWidth)", "true"),
        ("view.contentMode == .scaleAspectFit", "true"),
        ("UIView.layoutFittingCompressedSize == .zero", "true"),
        ("view.subviews.first === other", "true"), ("view.alpha", "0.5"),
      ],
      after: """
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), other = UIView()
        inner.tag = 3
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        view.insertSubview(other, belowSubview: inner)
        view.layer.cornerRadius = 8
        view.backgroundColor = .systemRed
        view.contentMode = .scaleAspectFit
        UIView.animate(withDuration: 0.3, delay: 0, options: []) { view.alpha = 0.5 }
        """
    )
  }

  @Test func `margins, guides, and anchors`() {
    expect(
      [
        ("view.directionalLayoutMargins.leading", "12.0"), ("view.layoutMargins.left", "12.0"),
        ("view.safeAreaInsets == .zero", "true"), ("view.layoutGuides.count", "1"),
        ("guide.owningView === view", "true"),
        ("view.preservesSuperviewLayoutMargins", "true"),
        ("edge.constant", "4.0"), ("edge.priority == .defaultHigh", "true"),
        ("edge.firstAttribute == .leading", "true"), ("half.multiplier", "0.5"),
        ("old.relation == .greaterThanOrEqual", "true"), ("old.isActive", "true"),
        ("view.constraints.count", "3"), ("box.constraints.count", "0"),
        ("formats.count", "2"),
        ("box.contentHuggingPriority(for: .vertical).rawValue", "251.0"),
      ],
      after: """
        let view = UIView(), box = UIView()
        view.addSubview(box)
        view.directionalLayoutMargins.leading = 12
        view.preservesSuperviewLayoutMargins = true
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let edge = box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4)
        edge.priority = .defaultHigh
        let half = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        let old = NSLayoutConstraint(
          item: box, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: view,
          attribute: .topMargin, multiplier: 1, constant: 0)
        NSLayoutConstraint.activate([edge, half, old])
        let formats = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[box(20)]", options: [.alignAllTop],
          metrics: ["gap": 3], views: ["box": box])
        box.setContentHuggingPriority(.init(251), for: .vertical)
        """
    )
  }

  @Test func `stacks and scroll views`() {
    expect(
      [
        ("stack.arrangedSubviews.count", "2"), ("stack.axis == .vertical", "true"),
        ("stack.customSpacing(after: one)", "9.0"), ("stack.alignment == .leading", "true"),
        ("stack.distribution == .fillEqually", "true"), ("scroll.contentOffset.y", "5.0"),
        ("scroll.contentLayoutGuide === scroll.contentLayoutGuide", "true"),
        ("scroll.contentInsetAdjustmentBehavior == .never", "true"),
      ],
      after: """
        let one = UIView()
        let stack = UIStackView(arrangedSubviews: [one])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .fillEqually
        stack.addArrangedSubview(UIView())
        stack.setCustomSpacing(9, after: one)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.contentSize = CGSize(width: 10, height: 100)
        scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        scroll.contentInsetAdjustmentBehavior = .never
        """
    )
  }

  @Test func `labels and controls`() {
    expect(
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
    expect(
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
    expect(
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
    expect(
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
    expect(
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
    expect(
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
    expect(
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
