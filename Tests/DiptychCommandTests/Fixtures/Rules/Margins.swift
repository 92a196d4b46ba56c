import UIKit

class Block: UIView {
  let w: CGFloat
  let h: CGFloat
  init(_ w: CGFloat, _ h: CGFloat) {
    self.w = w
    self.h = h
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize { CGSize(width: w, height: h) }
}
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

#Preview("A root 414 points wide keeps 20 beside it", traits: .fixedLayout(width: 414, height: 100))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let c = add("c", to: root)
  pin(c, to: root.layoutMarginsGuide)
  return vc
}
// c: 20 0 374 100

#Preview("A narrower root keeps 16 beside it", traits: .fixedLayout(width: 413, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let c = add("c", to: root)
  pin(c, to: root.layoutMarginsGuide)
  return vc
}
// c: 16 0 381 100

#Preview("The minimum counts edge by edge", traits: .fixedLayout(width: 390, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 7,
    leading: 33,
    bottom: 9,
    trailing: 2
  )
  let c = add("c", to: root)
  pin(c, to: root.layoutMarginsGuide)
  return vc
}
// c: 33 7 341 84

#Preview("The safe area comes on top of margins", traits: .fixedLayout(width: 390, height: 200)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  vc.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 5, right: 0)
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 7,
    leading: 33,
    bottom: 9,
    trailing: 2
  )
  let c = add("c", to: root)
  pin(c, to: root.layoutMarginsGuide)
  let s = add("s", to: root)
  pin(s, to: root.safeAreaLayoutGuide)
  return vc
}
// c: 43 37 331 149
// s: 10 30 380 165
// c, rtl: 26 37 331 149
// s, rtl: 10 30 380 165

#Preview(
  "Margins around reach in as far as they must",
  traits: .fixedLayout(width: 390, height: 200)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20,
    leading: 40,
    bottom: 0,
    trailing: 60
  )
  let p = add("p", to: root)
  pin(p, inside: root, 10, 5, 30, 20)
  p.preservesSuperviewLayoutMargins = true
  p.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 35, bottom: 6, trailing: 8)
  let c = add("c", to: p)
  pin(c, to: p.layoutMarginsGuide)
  return vc
}
// p: 10 5 350 175
// c: 45 20 285 154

#Preview(
  "Margins around reach into views that frames place",
  traits: .fixedLayout(width: 390, height: 200)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  root.layoutMargins = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 60)
  let p = UIView(frame: CGRect(x: 10, y: 5, width: 350, height: 100))
  p.accessibilityIdentifier = "p"
  root.addSubview(p)
  p.preservesSuperviewLayoutMargins = true
  p.layoutMargins = .zero
  let c = add("c", to: p)
  pin(c, to: p.layoutMarginsGuide)
  return vc
}
// p: 10 5 350 100
// c: 40 20 290 85
// p, rtl: 10 5 350 100
// c, rtl: 40 20 290 85

#Preview(
  "Attributes of margins follow the direction",
  traits: .fixedLayout(width: 390, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 5,
    leading: 30,
    bottom: 0,
    trailing: 20
  )
  let a = add("a", to: root)
  NSLayoutConstraint(
    item: a,
    attribute: .leading,
    relatedBy: .equal,
    toItem: root,
    attribute: .leadingMargin,
    multiplier: 1,
    constant: 4
  ).isActive = true
  NSLayoutConstraint(
    item: a,
    attribute: .trailing,
    relatedBy: .equal,
    toItem: root,
    attribute: .trailingMargin,
    multiplier: 1,
    constant: -6
  ).isActive = true
  NSLayoutConstraint(
    item: a,
    attribute: .top,
    relatedBy: .equal,
    toItem: root,
    attribute: .topMargin,
    multiplier: 1,
    constant: 0
  ).isActive = true
  NSLayoutConstraint(
    item: a,
    attribute: .height,
    relatedBy: .equal,
    toItem: nil,
    attribute: .notAnAttribute,
    multiplier: 1,
    constant: 20
  ).isActive = true
  let b = add("b", to: root)
  NSLayoutConstraint(
    item: b,
    attribute: .centerX,
    relatedBy: .equal,
    toItem: root,
    attribute: .centerXWithinMargins,
    multiplier: 1,
    constant: 0
  ).isActive = true
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: a.bottomAnchor), b.widthAnchor.constraint(equalToConstant: 40),
    b.heightAnchor.constraint(equalToConstant: 20),
  ])
  return vc
}
// a: 34 5 330 20
// b: 180 25 40 20

#Preview("A stack has no margins but the safe area", traits: .fixedLayout(width: 320, height: 80)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  vc.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
  let a = Block(10, 20)
  a.accessibilityIdentifier = "a"
  let s = UIStackView(arrangedSubviews: [a])
  s.accessibilityIdentifier = "s"
  s.isLayoutMarginsRelativeArrangement = true
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  pin(s, inside: root, 0, 0, 0, 0)
  return vc
}
// s: 0 0 320 80
// a: 30 0 290 80
// s, rtl: 0 0 320 80
// a, rtl: 30 0 290 80

#Preview("Readable content is 672 points wide", traits: .fixedLayout(width: 1024, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let c = add("c", to: root)
  NSLayoutConstraint.activate([
    c.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
    c.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    c.topAnchor.constraint(equalTo: root.topAnchor), c.heightAnchor.constraint(equalToConstant: 40),
  ])
  return vc
}
// c: 176 0 672 40

#Preview(
  "Readable content stands in the middle of the margins",
  traits: .fixedLayout(width: 1024, height: 100)
) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0,
    leading: 100,
    bottom: 0,
    trailing: 20
  )
  let c = add("c", to: root)
  NSLayoutConstraint.activate([
    c.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
    c.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    c.topAnchor.constraint(equalTo: root.topAnchor), c.heightAnchor.constraint(equalToConstant: 40),
  ])
  return vc
}
// c: 216 0 672 40

// Nothing depends on the system's 8 points, so nothing is told of them.
#Preview(
  "What the superview keeps outweighs the standard", traits: .fixedLayout(width: 320, height: 100))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  let card = add("card", to: root)
  card.preservesSuperviewLayoutMargins = true
  pin(card, inside: root, 0, 10, 0, 10)
  let c = add("c", to: card)
  NSLayoutConstraint.activate([
    c.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
    c.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    c.topAnchor.constraint(equalTo: card.topAnchor),
    c.heightAnchor.constraint(equalToConstant: 20),
  ])
  return vc
}
// card: 0 10 320 80
// c: 16 10 288 20
