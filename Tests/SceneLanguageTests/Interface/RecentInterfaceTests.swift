import Testing

@Suite struct `What UIKit has of late` {
  @Test func `corners, wells, and sheets tell what they were given`() {
    InterfaceExpressions.expect(
      [
        ("round.layer.cornerRadius", "20.0"),
        ("half.layer.cornerRadius", "8.0"),
        ("half.layer.maskedCorners.contains(.layerMinXMinYCorner)", "true"),
        ("half.layer.maskedCorners.contains(.layerMinXMaxYCorner)", "false"),
        ("UIColorWell().intrinsicContentSize.width", "28.0"),
        ("sheet.detents.count", "2"), ("sheet.detents[0].identifier.rawValue", "small"),
        ("menu.children.count", "4"), ("menu.identifier == .edit", "true"),
        ("tabs.viewControllers?.count ?? 0", "2"),
        ("tabs.viewControllers?.last?.tabBarItem.title ?? \"\"", "Search"),
        ("tabs.tab(forIdentifier: \"a\")?.title ?? \"\"", "A"),
      ],
      after: """
        let round = UIView()
        round.cornerConfiguration = .corners(radius: 20)
        let half = UIView()
        half.cornerConfiguration = .uniformTopRadius(.fixed(8))
        let sheet = UISheetPresentationController()
        sheet.detents = [.custom(identifier: .init("small")) { $0.maximumDetentValue * 0.3 }, .medium()]
        let children: [UIMenuElement] = [
          UICommand(title: "a", action: #selector(UIView.setNeedsLayout)),
          UIAction(title: "b", attributes: .destructive, state: .on) { _ in },
          UIDeferredMenuElement { done in done([]) },
          UIMenu(title: "c", options: .displayInline, children: []),
        ]
        let menu = UIMenu(title: "d", image: nil, identifier: .edit, children: children)
        let tabs = UITabBarController()
        tabs.tabs = [
          UISearchTab { _ in UIViewController() },
          UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
        ]
        """
    )
  }

  @Test func `glass, bars, and traits take what they are told`() {
    InterfaceExpressions.expect(
      [
        ("item.subtitle ?? \"\"", "below"), ("item.rightBarButtonItems?.count ?? 0", "2"),
        ("item.rightBarButtonItems?.first?.title ?? \"\"", "b"),
        ("(pane.effect as? UIGlassEffect)?.isInteractive ?? false", "true"),
        ("pane.effectiveUserInterfaceLayoutDirection == .rightToLeft", "true"),
        ("UIButton(configuration: .prominentGlass()).configuration?.title == nil", "true"),
      ],
      after: """
        let item = UIViewController().navigationItem
        item.subtitle = "below"
        item.style = .browser
        item.preferredSearchBarPlacement = .stacked
        item.trailingItemGroups = [
          UIBarButtonItemGroup.fixedGroup(items: [
            UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"),
          ])
        ]
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        let pane = UIVisualEffectView(effect: glass)
        pane.traitOverrides.userInterfaceStyle = .dark
        pane.traitOverrides.layoutDirection = .rightToLeft
        let scroll = UIScrollView()
        scroll.topEdgeEffect.style = .hard
        """
    )
  }
}
