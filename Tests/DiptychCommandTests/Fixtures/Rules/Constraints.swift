import UIKit

func add(_ name: String, to parent: UIView) -> UIView {
  let v = UIView()
  v.accessibilityIdentifier = name
  v.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(v)
  return v
}
func pin(_ v: UIView, to g: UILayoutGuide) {
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: g.leadingAnchor),
    v.trailingAnchor.constraint(equalTo: g.trailingAnchor),
    v.topAnchor.constraint(equalTo: g.topAnchor),
    v.bottomAnchor.constraint(equalTo: g.bottomAnchor),
  ])
}
func pin(_ v: UIView, inside p: UIView, _ l: CGFloat, _ t: CGFloat, _ r: CGFloat, _ b: CGFloat) {
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: p.leadingAnchor, constant: l),
    p.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: r),
    v.topAnchor.constraint(equalTo: p.topAnchor, constant: t),
    p.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: b),
  ])
}

#Preview("A visual format reads metrics and margins", traits: .fixedLayout(width: 320, height: 200))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  let b = add("b", to: root)
  let views = ["a": a, "b": b]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a(60)]-20-[b(>=40)]-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: nil,
      views: views
    )
  )
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-pad-[a(h)]",
      options: [],
      metrics: ["pad": 12, "h": 34],
      views: views
    )
  )
  return vc
}
// a: 16 12 60 34
// b: 96 12 208 34

#Preview(
  "A visual format compares lengths and has priorities",
  traits: .fixedLayout(width: 320, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  let b = add("b", to: root)
  let views = ["a": a, "b": b]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[a(==b)]-[b(200@700,<=120)]",
      options: [.alignAllCenterY],
      metrics: nil,
      views: views
    )
  )
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[a(40)]",
      options: [],
      metrics: nil,
      views: views
    )
  )
  b.heightAnchor.constraint(equalToConstant: 20).isActive = true
  return vc
}
// a: 10 0 120 40
// b: 138 10 120 20

#Preview(
  "A visual format may run from left to right",
  traits: .fixedLayout(width: 320, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  let b = add("b", to: root)
  let views = ["a": a, "b": b]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[a(40)]-[b(30)]",
      options: [.directionLeftToRight],
      metrics: nil,
      views: views
    )
  )
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.topAnchor),
    b.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
    b.heightAnchor.constraint(equalToConstant: 20),
  ])
  return vc
}
// a: 10 0 40 20
// b: 58 0 30 20
// a, rtl: 10 0 40 20
// b, rtl: 58 0 30 20

#Preview("An inequality turns with the direction", traits: .fixedLayout(width: 320, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 50).isActive = true
  let weak = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
  weak.priority = .defaultLow
  weak.isActive = true
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
    a.widthAnchor.constraint(equalToConstant: 40),
  ])
  return vc
}
// a: 50 0 40 20

#Preview(
  "A multiplier takes the coordinate as it is",
  traits: .fixedLayout(width: 320, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  NSLayoutConstraint(
    item: a,
    attribute: .trailing,
    relatedBy: .equal,
    toItem: root,
    attribute: .trailing,
    multiplier: 0.5,
    constant: 0
  ).isActive = true
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
    a.widthAnchor.constraint(equalToConstant: 40),
  ])
  return vc
}
// a: 120 0 40 20
// a, rtl: 0 0 40 20

#Preview("Lengths and centres may be multiples", traits: .fixedLayout(width: 320, height: 200)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.topAnchor),
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: 10),
    a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
  ])
  let b = add("b", to: root)
  NSLayoutConstraint(
    item: b,
    attribute: .centerY,
    relatedBy: .equal,
    toItem: root,
    attribute: .centerY,
    multiplier: 1.5,
    constant: 0
  ).isActive = true
  NSLayoutConstraint(
    item: b,
    attribute: .centerX,
    relatedBy: .equal,
    toItem: root,
    attribute: .centerX,
    multiplier: 1,
    constant: 0
  ).isActive = true
  NSLayoutConstraint.activate([
    b.widthAnchor.constraint(equalToConstant: 40), b.heightAnchor.constraint(equalToConstant: 20),
  ])
  return vc
}
// a: 0 0 120 60
// b: 140 140 40 20

#Preview(
  "The view that holds a constraint gives the direction",
  traits: .fixedLayout(width: 300, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let box = add("box", to: root)
  pin(box, inside: root, 10, 0, 10, 0)
  box.semanticContentAttribute = .forceRightToLeft
  let a = add("a", to: box)
  let inner = add("inner", to: a)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 15),
    a.widthAnchor.constraint(equalToConstant: 100), a.topAnchor.constraint(equalTo: box.topAnchor),
    a.heightAnchor.constraint(equalToConstant: 50),
  ])
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 7),
    inner.widthAnchor.constraint(equalToConstant: 20),
    inner.topAnchor.constraint(equalTo: a.topAnchor),
    inner.heightAnchor.constraint(equalToConstant: 10),
  ])
  return vc
}
// box: 10 0 280 100
// a: 175 0 100 50
// inner: 182 0 20 10
// a, rtl: 175 0 100 50
// inner, rtl: 248 0 20 10

#Preview(
  "The spacing of the system comes in multiples",
  traits: .fixedLayout(width: 320, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = add("a", to: root)
  let b = add("b", to: root)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
    a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
    b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    a.widthAnchor.constraint(equalToConstant: 30), b.widthAnchor.constraint(equalToConstant: 30),
    a.heightAnchor.constraint(equalToConstant: 20), b.heightAnchor.constraint(equalToConstant: 20),
  ])
  return vc
}
// a: 16 12 30 20
// b: 54 40 30 20

#Preview("What can stretch shares by its length", traits: .fixedLayout(width: 300, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let p = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  p.accessibilityIdentifier = "p"
  root.addSubview(p)
  let a = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
  a.accessibilityIdentifier = "a"
  p.addSubview(a)
  a.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
  let b = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
  b.accessibilityIdentifier = "b"
  p.addSubview(b)
  b.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
  p.frame = CGRect(x: 0, y: 0, width: 190, height: 80)
  return vc
}
// a: 10 10 120 20
// b: 32.5 10 60 50
// p: 0 0 190 80
// p, rtl: 0 0 190 80
// a, rtl: 10 10 120 20
// b, rtl: 32.5 10 60 50

#Preview("What scrolls may be as wide as the window", traits: .fixedLayout(width: 300, height: 200))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let s = UIScrollView()
  s.accessibilityIdentifier = "s"
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  pin(s, inside: root, 20, 10, 30, 40)
  let c = add("c", to: s)
  pin(c, to: s.contentLayoutGuide)
  c.widthAnchor.constraint(equalTo: s.frameLayoutGuide.widthAnchor).isActive = true
  c.heightAnchor.constraint(equalToConstant: 500).isActive = true
  return vc
}
// s: 20 10 250 150
// c: 20 10 250 500

#Preview("Baselines of labels meet", traits: .fixedLayout(width: 300, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = UILabel()
  a.text = "Hello"
  a.accessibilityIdentifier = "a"
  a.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(a)
  let b = UILabel()
  b.text = "One two"
  b.numberOfLines = 0
  b.accessibilityIdentifier = "b"
  b.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(b)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
    b.widthAnchor.constraint(equalToConstant: 32),
    b.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
  ])
  return vc
}
// a: 0 20 40 16
// b: 48 4 32 32

// The system's spacing to and from baselines is a line of text.
#Preview("Baselines stand a line apart", traits: .fixedLayout(width: 300, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = UILabel()
  a.text = "Title"
  a.accessibilityIdentifier = "a"
  let b = UILabel()
  b.text = "Body"
  b.accessibilityIdentifier = "b"
  for label in [a, b] {
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  }
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
    b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor,
      multiplier: 1.5
    ),
  ])
  return vc
}
// a: 0 8 40 16
// b: 0 32 32 16
