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
func pin(_ v: UIView, inside p: UIView, _ l: CGFloat, _ t: CGFloat, _ r: CGFloat, _ b: CGFloat) {
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: p.leadingAnchor, constant: l),
    p.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: r),
    v.topAnchor.constraint(equalTo: p.topAnchor, constant: t),
    p.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: b),
  ])
}

#Preview("The view that hugs least is stretched", traits: .fixedLayout(width: 320, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(60, 20)
  let b = Block(80, 30)
  let c = Block(40, 10)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  c.accessibilityIdentifier = "c"
  b.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
  let s = UIStackView(arrangedSubviews: [a, b, c])
  s.accessibilityIdentifier = "s"
  s.spacing = 10
  s.alignment = .center
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  pin(s, inside: root, 10, 0, 10, 40)
  return vc
}
// s: 10 0 300 60
// a: 10 20 60 20
// b: 80 15 180 30
// c: 270 25 40 10

#Preview("The view that resists least is compressed", traits: .fixedLayout(width: 320, height: 100))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(160, 20)
  let b = Block(180, 30)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  a.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
  let s = UIStackView(arrangedSubviews: [a, b])
  s.spacing = 10
  s.alignment = .bottom
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  pin(s, inside: root, 10, 0, 10, 40)
  return vc
}
// a: 10 40 160 20
// b: 180 30 130 30

#Preview("Equal gaps do not fall below the spacing", traits: .fixedLayout(width: 200, height: 60)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(100, 20)
  let b = Block(120, 20)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  b.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
  let s = UIStackView(arrangedSubviews: [a, b])
  s.spacing = 10
  s.distribution = .equalSpacing
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  pin(s, inside: root, 0, 0, 0, 40)
  return vc
}
// a: 0 0 100 20
// b: 110 0 90 20

#Preview("A gap of its own follows a view", traits: .fixedLayout(width: 200, height: 120)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(60, 20)
  let b = Block(80, 30)
  let c = Block(40, 10)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  c.accessibilityIdentifier = "c"
  let s = UIStackView(arrangedSubviews: [a, b, c])
  s.accessibilityIdentifier = "s"
  s.axis = .vertical
  s.alignment = .trailing
  s.spacing = 4
  s.setCustomSpacing(12, after: a)
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  NSLayoutConstraint.activate([
    s.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
    s.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
  ])
  return vc
}
// s: 5 6 80 76
// a: 25 6 60 20
// b: 5 38 80 30
// c: 45 72 40 10

#Preview("A stack runs in its own direction", traits: .fixedLayout(width: 200, height: 60)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(60, 20)
  let b = Block(40, 20)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  let s = UIStackView(arrangedSubviews: [a, b])
  s.accessibilityIdentifier = "s"
  s.semanticContentAttribute = .forceRightToLeft
  s.spacing = 10
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  NSLayoutConstraint.activate([
    s.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
    s.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
  ])
  return vc
}
// s: 5 6 110 20
// a: 55 6 60 20
// b: 5 6 40 20
// s, rtl: 85 6 110 20
// a, rtl: 135 6 60 20
// b, rtl: 85 6 40 20

#Preview("Stacks may be nested", traits: .fixedLayout(width: 300, height: 100)) {
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(30, 20)
  let b = Block(40, 30)
  let c = Block(50, 12)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  c.accessibilityIdentifier = "c"
  let v = UIStackView(arrangedSubviews: [a, b])
  v.axis = .vertical
  v.spacing = 5
  v.accessibilityIdentifier = "v"
  let s = UIStackView(arrangedSubviews: [v, c])
  s.distribution = .fillEqually
  s.spacing = 20
  s.alignment = .top
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  NSLayoutConstraint.activate([
    s.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    s.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
    s.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  return vc
}
// v: 10 0 130 55
// a: 10 0 130 20
// b: 10 25 130 30
// c: 160 0 130 12

#Preview("The gap behind a hidden view goes with it", traits: .fixedLayout(width: 300, height: 60))
{
  let vc = UIViewController()
  let root: UIView = vc.view
  root.accessibilityIdentifier = "root"
  let a = Block(60, 20)
  let b = Block(40, 20)
  let c = Block(50, 20)
  a.accessibilityIdentifier = "a"
  b.accessibilityIdentifier = "b"
  c.accessibilityIdentifier = "c"
  let s = UIStackView(arrangedSubviews: [a, b, c])
  s.accessibilityIdentifier = "s"
  s.spacing = 10
  s.setCustomSpacing(30, after: b)
  b.isHidden = true
  s.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(s)
  NSLayoutConstraint.activate([
    s.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    s.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  return vc
}
// s: 0 0 120 20
// a: 0 0 60 20
// c: 70 0 50 20
