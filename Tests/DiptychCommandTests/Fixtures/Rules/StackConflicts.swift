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

func label(_ name: String, _ text: String, lines: Int = 1) -> UILabel {
  let view = UILabel()
  view.accessibilityIdentifier = name
  view.text = text
  view.numberOfLines = lines
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

func screen(_ build: (UIView) -> Void) -> UIViewController {
  let controller = UIViewController()
  build(controller.view)
  return controller
}

func stack(_ name: String, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.accessibilityIdentifier = name
  stack.translatesAutoresizingMaskIntoConstraints = false
  change(stack)
  return stack
}

func pin(_ view: UIView, _ root: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
  root.addSubview(view)
  view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
}

// 30 + 60 + 10 of 200 with two gaps of 10: shares of natural / (100 + 20) * 200.
#Preview("Shares of a row count its gaps", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    pin(stack("s", [Block("a", 30, 10), Block("b", 60, 20), Block("c", 10, 30)]) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }, root, width: 200, height: 40)
  }
}
// a: 0 0 50 40
// b: 60 0 100 40
// c: 170 0 30 40

// Hidden views leave fillEqually and their gap.
#Preview("A hidden view takes no equal share", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = [Block("a", 30, 10), Block("b", 60, 20), Block("c", 10, 30)]
    views[1].isHidden = true
    pin(stack("s", views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.alignment = .top
    }, root, width: 200, height: 40)
  }
}
// a: 0 0 95 10
// c: 105 0 95 30

// Centers: first at 10, last at 185; the middle at 97.5, and what begins at 67.5 is rounded.
#Preview("Centers stand equally apart", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    pin(stack("s", [Block("a", 20, 10), Block("b", 60, 20), Block("c", 30, 30)]) {
      $0.distribution = .equalCentering
      $0.alignment = .bottom
    }, root, width: 200, height: 40)
  }
}
// a: 0 30 20 10
// b: 68 20 60 20
// b, rtl: 173 20 60 20
// c: 170 10 30 30

// The lowest hugging grows: b at 249.
#Preview("A row stretches what hugs it least", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = [Block("a", 20, 10), Block("b", 60, 20), Block("c", 30, 30)]
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    pin(stack("s", views) { $0.spacing = 5; $0.alignment = .center }, root, width: 200, height: 40)
  }
}
// a: 0 15 20 10
// b: 25 10 140 20
// c: 170 5 30 30

// 20 + 60 + 30 and two gaps of 5 are 20 too much, which c gives.
#Preview("A row compresses what resists it least", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let views = [Block("a", 20, 10), Block("b", 60, 20), Block("c", 30, 30)]
    views[2].setContentCompressionResistancePriority(.init(700), for: .horizontal)
    pin(stack("s", views) { $0.spacing = 5; $0.alignment = .center }, root, width: 100, height: 40)
  }
}
// a: 0 15 20 10
// b: 25 10 60 20
// c: 90 5 10 30

#Preview("Physical margins of a stack stay where they are", traits: .fixedLayout(width: 300, height: 120)) {
  screen { root in
    let inner = stack("inner", [Block("a", 20, 10), Block("b", 40, 20)]) {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.spacing = 3
    }
    pin(stack("s", [Block("c", 30, 50), inner]) {
      $0.alignment = .center
      $0.spacing = 6
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }, root)
  }
}
// s: 0 0 82 54
// c: 2 1 30 50
// inner: 38 10 40 33
// a: 58 10 20 10
// b: 38 23 40 20
// rtl: s at 218; its layoutMargins stay physical: left 2, right 4: c's right edge at 300-4=296
// c, rtl: 266 1 30 50
// inner, rtl: 220 10 40 33
// a, rtl: 220 10 20 10
// b, rtl: 220 23 40 20

// Optional equalities against each other: the higher wins; equal ones: as near as possible.
#Preview("The higher of two wishes counts", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = plain("a")
    root.addSubview(a)
    let w1 = a.widthAnchor.constraint(equalToConstant: 120); w1.priority = .init(600)
    let w2 = a.widthAnchor.constraint(equalToConstant: 80); w2.priority = .init(601)
    let w3 = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 90); w3.priority = .init(700)
    NSLayoutConstraint.activate([
      w1, w2, w3,
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 5),
    ])
  }
}
// a: 200 3 90 50

#Preview("A part of an edge is counted from its own side", traits: .fixedLayout(width: 300, height: 100)) {
  screen { root in
    let a = plain("a")
    root.addSubview(a)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(item: a, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 0.5, constant: 0),
    ])
  }
}
// a: 85 20 50 10
// by the spec the multiplier uses the unmirrored coordinate: leading(right edge) = 0.25 * trailing(0) - 10 = -10 → x -60
// a, rtl: -60 20 50 10

#Preview("A label wraps in what another leaves", traits: .fixedLayout(width: 160, height: 100)) {
  screen { root in
    let a = label("a", "one two three four", lines: 0), b = label("b", "end")
    root.addSubview(a); root.addSubview(b)
    b.setContentHuggingPriority(.required, for: .horizontal)
    b.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
    ])
  }
}
// a: 16 0 96 32
// b: 120 16 24 16

#Preview("Margins are kept through three views", traits: .fixedLayout(width: 200, height: 100)) {
  screen { root in
    root.directionalLayoutMargins = .init(top: 6, leading: 40, bottom: 7, trailing: 20)
    let a = plain("a"), b = plain("b"), c = plain("c")
    root.addSubview(a); a.addSubview(b); b.addSubview(c)
    a.preservesSuperviewLayoutMargins = true
    b.preservesSuperviewLayoutMargins = true
    a.directionalLayoutMargins = .zero
    b.directionalLayoutMargins = .init(top: 0, leading: 0, bottom: 0, trailing: 12)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -15),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      c.leadingAnchor.constraint(equalTo: b.layoutMarginsGuide.leadingAnchor),
      c.trailingAnchor.constraint(equalTo: b.layoutMarginsGuide.trailingAnchor),
      c.topAnchor.constraint(equalTo: b.layoutMarginsGuide.topAnchor),
      c.bottomAnchor.constraint(equalTo: b.layoutMarginsGuide.bottomAnchor),
    ])
  }
}
// a margins: leading 30, trailing 20, top 4, bottom 7. b: leading 20, trailing max(12, 5) = 12, top 4, bottom 7
// a: 10 2 190 98
// b: 20 2 165 98
// c: 40 6 133 87

#Preview("A required resistance outranks a width", traits: .fixedLayout(width: 200, height: 100)) {
  screen { root in
    let a = Block("a", 20, 20)
    pin(a, root)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    let w = a.widthAnchor.constraint(equalToConstant: 10)
    w.priority = .init(999)
    w.isActive = true
  }
}
// a: 0 0 20 20

#Preview("What scrolls sideways begins at the left", traits: .fixedLayout(width: 200, height: 60)) {
  screen { root in
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 30)
    pin(scroll, root, width: 200, height: 60)
    let row = stack("row", [Block("a", 50, 20), Block("b", 60, 20)]) { $0.spacing = 10 }
    scroll.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
  }
}
// scroll: 0 0 200 60
// row: 12 0 120 60
// row, rtl: 12 0 120 60
