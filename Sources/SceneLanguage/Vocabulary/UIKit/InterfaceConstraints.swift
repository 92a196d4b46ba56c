internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Anchors, guides, and constraints of UIKit.
  static let interfaceConstraints = LibraryFamily(
    title: "UIKit: constraints",
    types: [
      .class(
        "NSLayoutConstraint",
        constraintMakings + constraintProperties + constraintActivations
      ),
      .cases(
        of: NSLayoutConstraint.Attribute.self,
        [
          "notAnAttribute": .notAnAttribute, "left": .left, "right": .right, "top": .top,
          "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
          "height": .height, "centerX": .centerX, "centerY": .centerY,
          "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
          "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
          "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
          "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
          "centerYWithinMargins": .centerYWithinMargins,
        ]
      ),
      .cases(
        of: NSLayoutConstraint.Relation.self,
        [
          "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
          "greaterThanOrEqual": .greaterThanOrEqual,
        ]
      ),
      .cases(
        of: NSLayoutConstraint.Axis.self,
        ["horizontal": .horizontal, "vertical": .vertical]
      ),
      .options(
        of: NSLayoutConstraint.FormatOptions.self,
        [
          "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight,
          "alignAllTop": .alignAllTop, "alignAllBottom": .alignAllBottom,
          "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing,
          "alignAllCenterX": .alignAllCenterX, "alignAllCenterY": .alignAllCenterY,
          "alignAllLastBaseline": .alignAllLastBaseline,
          "alignAllFirstBaseline": .alignAllFirstBaseline,
          "directionLeadingToTrailing": .directionLeadingToTrailing,
          "directionLeftToRight": .directionLeftToRight,
          "directionRightToLeft": .directionRightToLeft,
        ]
      ),
    ]
  )

  private static let constraintMakings: [LibraryEntry] = [
    .object(
      Parameter<AnyObject?>.item("item"),
      Parameter<NSLayoutConstraint.Attribute>("attribute"),
      Parameter<NSLayoutConstraint.Relation>("relatedBy"),
      Parameter<AnyObject?>.optionalItem("toItem"),
      Parameter<NSLayoutConstraint.Attribute>("attribute"),
      Parameter<CGFloat>("multiplier"),
      Parameter<CGFloat>("constant")
    ) {
      NSLayoutConstraint(
        item: $0 ?? NativeRoot(),
        attribute: $1,
        relatedBy: $2,
        toItem: $3,
        attribute: $4,
        multiplier: $5,
        constant: $6
      )
    },
    LibraryEntry.staticMethod(
      "constraints",
      Parameter<String>("withVisualFormat"),
      Parameter<NSLayoutConstraint.FormatOptions>("options", default: { [] }),
      Parameter<[String: SceneValue]>.dictionary("metrics", isOptional: true),
      Parameter<[String: SceneValue]>.dictionary("views", isOptional: false)
    ) { format, options, metrics, views -> [NSLayoutConstraint] in
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: options,
        metrics: metrics.mapValues(\.metric),
        views: views.mapValues { $0.nativeObject ?? NativeRoot() }
      )
    }.noting.checked,
  ]

  private static let constraintProperties: [LibraryEntry] = [
    .checkedReference("isActive", \NSLayoutConstraint.isActive),
    .reference("priority", \NSLayoutConstraint.priority),
    .reference("constant", \NSLayoutConstraint.constant),
    .reference("identifier", \NSLayoutConstraint.identifier),
    .reference("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived),
    .property("multiplier", of: NSLayoutConstraint.self) { $0.multiplier },
    .property("relation", of: NSLayoutConstraint.self) { $0.relation },
    .property("firstAttribute", of: NSLayoutConstraint.self) { $0.firstAttribute },
    .property("secondAttribute", of: NSLayoutConstraint.self) { $0.secondAttribute },
    .property("firstItem", of: NSLayoutConstraint.self) { SceneValue.item($0.firstItem) },
    .property("secondItem", of: NSLayoutConstraint.self) { SceneValue.item($0.secondItem) },
  ]

  private static let constraintActivations: [LibraryEntry] = [
    LibraryEntry.staticMethod("activate", Parameter<[NSLayoutConstraint]>("_")) {
      (constraints: [NSLayoutConstraint]) -> SceneValue in
      NSLayoutConstraint.activate(constraints)
      return .void
    }.checked.returningNothing,
    LibraryEntry.staticMethod("deactivate", Parameter<[NSLayoutConstraint]>("_")) {
      (constraints: [NSLayoutConstraint]) -> SceneValue in
      NSLayoutConstraint.deactivate(constraints)
      return .void
    }.returningNothing,
  ]
}

extension SceneValue {
  /// The item of a constraint.
  fileprivate static func item(_ object: AnyObject?) -> SceneValue {
    (object as? any NativeObject)?.sceneValue ?? .null
  }

  /// A number for a visual format: as the format reads it, or nothing that it can read.
  fileprivate var metric: Any {
    if let number = Double.read(self) { return number }
    return UILayoutPriority.read(self) ?? NativeRoot()
  }
}

extension Parameter where Value == [String: SceneValue] {
  /// A dictionary by names, with values of any type.
  fileprivate static func dictionary(_ label: String, isOptional: Bool) -> Parameter {
    let type = SceneType.dictionary(.string, .any)
    return Parameter(label, type: isOptional ? .optional(type) : type) { value, _ in
      guard case .dictionary(let dictionary) = value.withoutStaticType else { return [:] }
      let pairs = dictionary.pairs.compactMap { pair in
        String.read(pair.key).map { ($0, pair.value.withoutStaticType) }
      }
      return Dictionary(pairs) { _, last in last }
    }
  }
}

extension LibraryEntry {
  /// The same entry, whose constraints keep their place in the source.
  var noting: LibraryEntry {
    let perform = perform
    return LibraryEntry(kind: kind, name: name, signature: signature) { call in
      let result = try perform(&call)
      let position = call.evaluation.position(call.span)
      for constraint in result.elements ?? [result] {
        try call.evaluation.chargeView(at: call.span)
        (constraint.nativeObject as? NSLayoutConstraint)?.note(position)
      }
      return result
    }
  }

  /// The same entry as one that returns nothing.
  fileprivate var returningNothing: LibraryEntry {
    var copy = self
    copy.signature.result = .void
    return copy
  }
}
