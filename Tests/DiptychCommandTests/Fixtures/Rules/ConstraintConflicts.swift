import UIKit

final class Block: UIView {
  let size: CGSize
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize { size }
}

func plain(_ name: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

func screen(_ build: (UIView) -> Void) -> UIViewController {
  let controller = UIViewController()
  build(controller.view)
  return controller
}

// Hugging: b hugs least, so b is stretched.
#Preview("The view that hugs less is stretched", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = Block("a", 50, 20), b = Block("b", 60, 20)
    a.setContentHuggingPriority(.init(251), for: .horizontal)
    root.addSubview(a); root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
    ])
  }
}
// a: 10 5 50 20
// b: 68 5 212 20

// 120 + 8 + 200 in 270: b resists least, so it gets 142.
#Preview("The view that resists less is compressed", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = Block("a", 120, 20), b = Block("b", 200, 20)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(a); root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
  }
}
// a: 10 5 120 20
// b: 138 5 142 20

// Resistance 750 beats a width at 749; a width at 751 beats it.
#Preview("A width counts where it outranks the resistance", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = Block("a", 120, 20), b = Block("b", 120, 20)
    root.addSubview(a); root.addSubview(b)
    let wa = a.widthAnchor.constraint(equalToConstant: 60); wa.priority = UILayoutPriority(749)
    let wb = b.widthAnchor.constraint(equalToConstant: 60); wb.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      wa, wb,
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
  }
}
// a: 0 0 120 20
// b: 0 20 60 20

// Guides as equal spacers.
#Preview("Guides share the room between views", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = Block("a", 40, 20), b = Block("b", 60, 30)
    root.addSubview(a); root.addSubview(b)
    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(root.addLayoutGuide)
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor, multiplier: 2),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor, constant: 20),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.topAnchor, constant: -3),
    ])
  }
}
// 300 - 100 = 200 = g + 2g + g + 20 → g 45
// a: 45 80 40 20
// b: 175 47 60 30

// Insets of the controller are physical.
#Preview("Insets of a controller stay where they are", traits: .fixedLayout(width: 300, height: 100)) {
  let controller = UIViewController()
  controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 30, bottom: 5, right: 0)
  let a = plain("a"), b = plain("b")
  controller.view.addSubview(a)
  a.addSubview(b)
  a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 12),
    a.trailingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.trailingAnchor),
    a.topAnchor.constraint(equalTo: controller.view.topAnchor),
    a.bottomAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.bottomAnchor),
    b.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor),
    b.trailingAnchor.constraint(equalTo: a.layoutMarginsGuide.trailingAnchor),
    b.topAnchor.constraint(equalTo: a.layoutMarginsGuide.topAnchor),
    b.bottomAnchor.constraint(equalTo: a.layoutMarginsGuide.bottomAnchor),
  ])
  return controller
}
// ltr: a from 12 to 300, height 95. safe of a: left 30-12=18, top 10, bottom 0. margins: left 20, right 4, top 11, bottom 3
// a: 12 0 288 95
// b: 32 11 264 81
// rtl: a's right is 12 from the right edge: 288; its left at the safe left 30: 258 wide; safe of a: left 0; margins left 4, right 2
// a, rtl: 30 0 258 95
// b, rtl: 34 11 252 81

#Preview("A gap of its own stays where the next view is hidden", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = [Block("a", 20, 10), Block("b", 30, 20), Block("c", 40, 30), Block("d", 10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.accessibilityIdentifier = "s"
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 5
    stack.alignment = .bottom
    stack.setCustomSpacing(12, after: views[0])
    stack.setCustomSpacing(40, after: views[1])
    views[1].isHidden = true
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }
}
// s: 0 0 87 30
// a: 0 20 20 10
// c: 32 0 40 30
// d: 77 20 10 10

#Preview("Hidden views leave equal gaps to the others", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = [Block("a", 20, 10), Block("b", 30, 20), Block("c", 40, 30), Block("d", 10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.accessibilityIdentifier = "s"
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .equalSpacing
    stack.alignment = .center
    views[1].isHidden = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 4, trailing: 20)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }
}
// 270 - 70 = 200 / 2 = 100
// s: 0 0 300 36
// a: 10 12 20 10
// c: 130 2 40 30
// d: 270 12 10 10

#Preview("A column of equal heights aligns its widths", traits: .fixedLayout(width: 100, height: 100)) {
  screen { root in
    let views = [Block("a", 20, 10), Block("b", 30, 20), Block("c", 40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 2
    stack.alignment = .trailing
    stack.frame = CGRect(x: 10, y: 0, width: 60, height: 94)
    root.addSubview(stack)
  }
}
// a: 50 0 20 30
// b: 40 32 30 30
// c: 30 64 40 30
// a, rtl: 10 0 20 30
// b, rtl: 10 32 30 30
// c, rtl: 10 64 40 30

#Preview("Content scrolls and what is tied to the frame stays", traits: .fixedLayout(width: 200, height: 100)) {
  screen { root in
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let a = plain("a"), b = plain("b"), c = plain("c")
    root.addSubview(scroll)
    scroll.addSubview(a); scroll.addSubview(b); scroll.addSubview(c)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 6),
      a.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      a.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -6),
      a.heightAnchor.constraint(equalToConstant: 70),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.heightAnchor.constraint(equalToConstant: 70),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      c.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -3),
      c.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -3),
      c.widthAnchor.constraint(equalToConstant: 10),
      c.heightAnchor.constraint(equalTo: c.widthAnchor),
    ])
  }
}
// scroll: 20 10 180 90
// a: 26 14 174 70
// b: 26 84 87 70
// c: 187 87 10 10

#Preview("The keyboard's guide ends at the safe area", traits: .fixedLayout(width: 200, height: 100)) {
  let controller = UIViewController()
  controller.additionalSafeAreaInsets.bottom = 12
  let a = plain("a")
  controller.view.addSubview(a)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.leadingAnchor),
    a.trailingAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.trailingAnchor),
    a.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    a.heightAnchor.constraint(equalToConstant: 20),
  ])
  return controller
}
// a: 0 68 200 20

#Preview("Readable content is centred between the margins", traits: .fixedLayout(width: 900, height: 100)) {
  screen { root in
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 20)
    let a = plain("a")
    root.addSubview(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
// margins guide 100..880 = 780; centred: 100 + 54 = 154
// a: 154 0 672 20

#Preview("Flexible parts grow by their lengths", traits: .fixedLayout(width: 300, height: 200)) {
  screen { root in
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityIdentifier = "box"
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    a.accessibilityIdentifier = "a"
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    box.addSubview(a)
    root.addSubview(box)
    box.frame.size = CGSize(width: 160, height: 140)
  }
}
// +60 over left 10 and width 50: +10 +50; +40 over height 40 and bottom 40: +20
// box: 0 0 160 140
// box, rtl: 0 0 160 140
// a: 20 20 100 60
// a, rtl: 20 20 100 60

#Preview("A visual format chains views between the margins", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = ["a": plain("a"), "b": plain("b"), "c": plain("c")]
    for view in [views["a"]!, views["b"]!, views["c"]!] { root.addSubview(view) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-(side)-[a(>=40)]-[b(==a)]-0-[c(60@900)]-|", options: [.alignAllTop, .alignAllBottom], metrics: ["side": 6], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[a(30)]", options: [], metrics: nil, views: views))
  }
}
// 300 - 6 - 16 - 8 - 60 = 210, each 105
// a: 6 10 105 30
// b: 119 10 105 30
// c: 224 10 60 30

#Preview("Limits outrank a pull", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = Block("a", 80, 20), b = Block("b", 80, 20)
    root.addSubview(a); root.addSubview(b)
    let pull = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200)
    pull.priority = .defaultLow
    NSLayoutConstraint.activate([
      pull,
      a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -15),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }
}
// b: 215 0 80 20
// a: 120 0 80 20

#Preview("A ratio shrinks to the height", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = plain("a")
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalTo: root.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16.0 / 10.0),
      wide,
      a.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -20),
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
  }
}
// a: 86 10 128 80

#Preview("Margins and a stack follow their own directions", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let card = plain("card")
    card.semanticContentAttribute = .forceLeftToRight
    card.directionalLayoutMargins = .init(top: 5, leading: 30, bottom: 5, trailing: 10)
    let stack = UIStackView(arrangedSubviews: [Block("a", 20, 10), Block("b", 30, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 6
    root.addSubview(card)
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 150),
      stack.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
    ])
  }
}
// card: 16 0 150 20
// a: 46 5 20 10
// b: 72 5 30 10
// rtl: card 134; its margins are ltr: left 30 → stack at 164, 56 wide, itself rtl: b first
// a, rtl: 200 5 20 10
// b, rtl: 164 5 30 10
