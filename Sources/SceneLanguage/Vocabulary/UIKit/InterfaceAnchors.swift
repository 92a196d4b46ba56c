internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Guides, and the anchors from which constraints are made.
  static let interfaceAnchors = LibraryFamily(
    title: "UIKit: anchorGuides and anchors",
    types: [
      .class("UILayoutGuide", [.object { UILayoutGuide() }] + anchorGuides),
      .class(
        "UIKeyboardLayoutGuide",
        inheriting: "UILayoutGuide",
        [
          .reference("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        ]
      ),
      .class(
        "UILayoutSupport",
        inheriting: "UILayoutGuide",
        [
          LibraryEntry.property("length", of: UILayoutGuide.self) {
            ($0 as? any UILayoutSupport)?.length ?? 0
          }
        ]
      ),
      .class("NSLayoutXAxisAnchor", anchorHorizontal),
      .class("NSLayoutYAxisAnchor", anchorVertical),
      .class("NSLayoutDimension", anchorLengths),
    ]
  )

  private static let anchorGuides: [LibraryEntry] = [
    .reference("identifier", \UILayoutGuide.identifier),
    .property("layoutFrame", of: UILayoutGuide.self) { $0.layoutFrame },
    .property("owningView", of: UILayoutGuide.self) { $0.owningView },
    .property("leadingAnchor", of: UILayoutGuide.self) { $0.leadingAnchor },
    .property("trailingAnchor", of: UILayoutGuide.self) { $0.trailingAnchor },
    .property("leftAnchor", of: UILayoutGuide.self) { $0.leftAnchor },
    .property("rightAnchor", of: UILayoutGuide.self) { $0.rightAnchor },
    .property("topAnchor", of: UILayoutGuide.self) { $0.topAnchor },
    .property("bottomAnchor", of: UILayoutGuide.self) { $0.bottomAnchor },
    .property("centerXAnchor", of: UILayoutGuide.self) { $0.centerXAnchor },
    .property("centerYAnchor", of: UILayoutGuide.self) { $0.centerYAnchor },
    .property("widthAnchor", of: UILayoutGuide.self) { $0.widthAnchor },
    .property("heightAnchor", of: UILayoutGuide.self) { $0.heightAnchor },
  ]

  private static let constant = Parameter<CGFloat>("constant", default: { 0 })
  private static let multiplier = Parameter<CGFloat>("multiplier", default: { 1 })

  private static let anchorHorizontal: [LibraryEntry] = [
    .method(
      "anchorWithOffset",
      of: NSLayoutXAxisAnchor.self,
      Parameter<NSLayoutXAxisAnchor>("to")
    ) { $0.anchorWithOffset(to: $1) },
    constraint(Parameter<NSLayoutXAxisAnchor>("equalTo"), constant) {
      (anchor: NSLayoutXAxisAnchor, other, constant) in
      anchor.constraint(equalTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutXAxisAnchor>("greaterThanOrEqualTo"), constant) {
      (anchor: NSLayoutXAxisAnchor, other, constant) in
      anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutXAxisAnchor>("lessThanOrEqualTo"), constant) {
      (anchor: NSLayoutXAxisAnchor, other, constant) in
      anchor.constraint(lessThanOrEqualTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutXAxisAnchor>("equalToSystemSpacingAfter"), multiplier) {
      (anchor: NSLayoutXAxisAnchor, other, multiplier) in
      anchor.constraint(equalToSystemSpacingAfter: other, multiplier: multiplier)
    },
    constraint(
      Parameter<NSLayoutXAxisAnchor>("greaterThanOrEqualToSystemSpacingAfter"),
      multiplier
    ) { (anchor: NSLayoutXAxisAnchor, other, multiplier) in
      anchor.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: multiplier)
    },
    constraint(
      Parameter<NSLayoutXAxisAnchor>("lessThanOrEqualToSystemSpacingAfter"),
      multiplier
    ) { (anchor: NSLayoutXAxisAnchor, other, multiplier) in
      anchor.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: multiplier)
    },
  ]

  private static let anchorVertical: [LibraryEntry] = [
    .method(
      "anchorWithOffset",
      of: NSLayoutYAxisAnchor.self,
      Parameter<NSLayoutYAxisAnchor>("to")
    ) { $0.anchorWithOffset(to: $1) },
    constraint(Parameter<NSLayoutYAxisAnchor>("equalTo"), constant) {
      (anchor: NSLayoutYAxisAnchor, other, constant) in
      anchor.constraint(equalTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutYAxisAnchor>("greaterThanOrEqualTo"), constant) {
      (anchor: NSLayoutYAxisAnchor, other, constant) in
      anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutYAxisAnchor>("lessThanOrEqualTo"), constant) {
      (anchor: NSLayoutYAxisAnchor, other, constant) in
      anchor.constraint(lessThanOrEqualTo: other, constant: constant)
    },
    constraint(Parameter<NSLayoutYAxisAnchor>("equalToSystemSpacingBelow"), multiplier) {
      (anchor: NSLayoutYAxisAnchor, other, multiplier) in
      anchor.constraint(equalToSystemSpacingBelow: other, multiplier: multiplier)
    },
    constraint(
      Parameter<NSLayoutYAxisAnchor>("greaterThanOrEqualToSystemSpacingBelow"),
      multiplier
    ) { (anchor: NSLayoutYAxisAnchor, other, multiplier) in
      anchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
    },
    constraint(
      Parameter<NSLayoutYAxisAnchor>("lessThanOrEqualToSystemSpacingBelow"),
      multiplier
    ) { (anchor: NSLayoutYAxisAnchor, other, multiplier) in
      anchor.constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
    },
  ]

  private static let anchorLengths: [LibraryEntry] = [
    constraint(Parameter<CGFloat>("equalToConstant")) { (anchor: NSLayoutDimension, constant) in
      anchor.constraint(equalToConstant: constant)
    },
    constraint(Parameter<CGFloat>("greaterThanOrEqualToConstant")) {
      (anchor: NSLayoutDimension, constant) in
      anchor.constraint(greaterThanOrEqualToConstant: constant)
    },
    constraint(Parameter<CGFloat>("lessThanOrEqualToConstant")) {
      (anchor: NSLayoutDimension, constant) in
      anchor.constraint(lessThanOrEqualToConstant: constant)
    },
    constraint(Parameter<NSLayoutDimension>("equalTo"), multiplier, constant) {
      (anchor: NSLayoutDimension, other, multiplier, constant) in
      anchor.constraint(equalTo: other, multiplier: multiplier, constant: constant)
    },
    constraint(Parameter<NSLayoutDimension>("greaterThanOrEqualTo"), multiplier, constant) {
      (anchor: NSLayoutDimension, other, multiplier, constant) in
      anchor.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    },
    constraint(Parameter<NSLayoutDimension>("lessThanOrEqualTo"), multiplier, constant) {
      (anchor: NSLayoutDimension, other, multiplier, constant) in
      anchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    },
  ]

  /// A method of an anchor that makes a constraint, which keeps its place in the source.
  private static func constraint<Anchor: NativeObject, each Argument>(
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (Anchor, repeat each Argument) -> NSLayoutConstraint
  ) -> LibraryEntry {
    LibraryEntry.method("constraint", of: Anchor.self, repeat each parameters, apply: make).noting
  }
}
