import Testing

@Suite struct `The vocabulary of UIKit` {
  @Test func `insets and priorities`() {
    InterfaceExpressions.expect([
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
    InterfaceExpressions.expect(
      [
        ("drawn.size", "(40.0, 20.0)"), ("count", "1"),
        ("UIImageView(image: drawn).frame.width", "40.0"),
        ("UIImageView(image: drawn, highlightedImage: drawn).highlightedImage === drawn", "true"),
        ("old?.size.width ?? 0", "8.0"),
        ("UIGraphicsGetImageFromCurrentImageContext() == nil", "true"),
        ("shown?.size ?? CGSize.zero", "(30.0, 10.0)"), ("text.string", "a ★"),
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
    InterfaceExpressions.expect(
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
    InterfaceExpressions.expect(
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
    InterfaceExpressions.expect(
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
    InterfaceExpressions.expect(
      [
        ("view.alpha", "0.25"), ("sheet.detents.count", "2"),
        ("view.tintAdjustmentMode == .dimmed", "true"),
        ("segments.titleForSegment(at: 0) ?? \"none\"", "none"), ("button.title ?? \"\"", "Go"),
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
    InterfaceExpressions.expect([
      ("UIColor.systemBlue == UIColor.systemBlue", "true"),
      ("UIColor.red.withAlphaComponent(0.5) == .red", "false"),
      ("UIFont.systemFont(ofSize: 12, weight: .bold).pointSize", "12.0"),
      ("UIFont.preferredFont(forTextStyle: .title1).withSize(9).pointSize", "9.0"),
      ("UIFont.labelFontSize", "17.0"),
      ("UIImage(systemName: \"star\")!.size.width", "16.0"),
    ])
  }

  @Test func `views`() {
    InterfaceExpressions.expect(
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
    InterfaceExpressions.expect(
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
    InterfaceExpressions.expect(
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
}
