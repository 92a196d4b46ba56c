internal import ConstraintLayout
internal import LayoutEngine

// What views of UIKit know of margins, constraints, and layout.
extension Library {
  static let viewMargins: [LibraryEntry] = [
    .reference("directionalLayoutMargins", \UIView.directionalLayoutMargins),
    .reference("layoutMargins", \UIView.layoutMargins),
    .reference("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    .reference("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    .property("safeAreaInsets", of: UIView.self) { $0.safeAreaInsets },
    .property("layoutMarginsGuide", of: UIView.self) { $0.layoutMarginsGuide },
    .property("safeAreaLayoutGuide", of: UIView.self) { $0.safeAreaLayoutGuide },
    .property("readableContentGuide", of: UIView.self) { $0.readableContentGuide },
    .property("keyboardLayoutGuide", of: UIView.self) { $0.keyboardLayoutGuide },
    .deed("addLayoutGuide", of: UIView.self, Parameter<UILayoutGuide>("_")) {
      $0.addLayoutGuide($1)
    },
    .deed("removeLayoutGuide", of: UIView.self, Parameter<UILayoutGuide>("_")) {
      $0.removeLayoutGuide($1)
    },
    .property("layoutGuides", of: UIView.self) { $0.layoutGuides },
  ]

  static let viewAnchors: [LibraryEntry] = [
    .property("leadingAnchor", of: UIView.self) { $0.leadingAnchor },
    .property("trailingAnchor", of: UIView.self) { $0.trailingAnchor },
    .property("leftAnchor", of: UIView.self) { $0.leftAnchor },
    .property("rightAnchor", of: UIView.self) { $0.rightAnchor },
    .property("topAnchor", of: UIView.self) { $0.topAnchor },
    .property("bottomAnchor", of: UIView.self) { $0.bottomAnchor },
    .property("centerXAnchor", of: UIView.self) { $0.centerXAnchor },
    .property("centerYAnchor", of: UIView.self) { $0.centerYAnchor },
    .property("widthAnchor", of: UIView.self) { $0.widthAnchor },
    .property("heightAnchor", of: UIView.self) { $0.heightAnchor },
    .property("firstBaselineAnchor", of: UIView.self) { $0.firstBaselineAnchor },
    .property("lastBaselineAnchor", of: UIView.self) { $0.lastBaselineAnchor },
  ]

  static let viewConstraints: [LibraryEntry] = [
    .reference(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints
    ),
    .reference("autoresizingMask", \UIView.autoresizingMask),
    .reference("autoresizesSubviews", \UIView.autoresizesSubviews),
    .property("constraints", of: UIView.self) { $0.constraints },
    .checked("addConstraint", of: UIView.self, Parameter<NSLayoutConstraint>("_")) {
      $0.addConstraint($1)
    },
    .checked("addConstraints", of: UIView.self, Parameter<[NSLayoutConstraint]>("_")) {
      $0.addConstraints($1)
    },
    .deed("removeConstraint", of: UIView.self, Parameter<NSLayoutConstraint>("_")) {
      $0.removeConstraint($1)
    },
    .deed("removeConstraints", of: UIView.self, Parameter<[NSLayoutConstraint]>("_")) {
      $0.removeConstraints($1)
    },
    .method(
      "contentHuggingPriority",
      of: UIView.self,
      Parameter<NSLayoutConstraint.Axis>("for")
    ) { $0.contentHuggingPriority(for: $1) },
    .deed(
      "setContentHuggingPriority",
      of: UIView.self,
      Parameter<UILayoutPriority>("_"),
      Parameter<NSLayoutConstraint.Axis>("for")
    ) { $0.setContentHuggingPriority($1, for: $2) },
    .method(
      "contentCompressionResistancePriority",
      of: UIView.self,
      Parameter<NSLayoutConstraint.Axis>("for")
    ) { $0.contentCompressionResistancePriority(for: $1) },
    .deed(
      "setContentCompressionResistancePriority",
      of: UIView.self,
      Parameter<UILayoutPriority>("_"),
      Parameter<NSLayoutConstraint.Axis>("for")
    ) { $0.setContentCompressionResistancePriority($1, for: $2) },
  ]

  static let viewFitting: [LibraryEntry] = [
    LibraryEntry.method(
      "systemLayoutSizeFitting",
      of: UIView.self,
      Parameter<CGSize>("_")
    ) { $0.systemLayoutSizeFitting($1) }.costing(50),
    LibraryEntry.method(
      "systemLayoutSizeFitting",
      of: UIView.self,
      Parameter<CGSize>("_"),
      Parameter<UILayoutPriority>("withHorizontalFittingPriority"),
      Parameter<UILayoutPriority>("verticalFittingPriority")
    ) {
      $0.systemLayoutSizeFitting(
        $1,
        withHorizontalFittingPriority: $2,
        verticalFittingPriority: $3
      )
    }.costing(50),
    LibraryEntry(
      kind: .method,
      name: "sizeThatFits",
      signature: Signature(
        parameters: [.parameter(nil, CGSize.sceneType)],
        result: CGSize.sceneType
      )
    ) { call in
      let view = try UIView.receiver(of: call)
      let size = try call.arguments[0].read(as: CGSize.self)
      return (call.isSuper ? view.sizeThatFits(size) : view.resolvedSizeThatFits(size)).sceneValue
    },
    .overridable("intrinsicContentSize") {
      $0.intrinsicContentSize
    } resolved: {
      $0.resolvedIntrinsicContentSize
    },
    .overridable("alignmentRectInsets") {
      $0.alignmentRectInsets
    } resolved: {
      $0.resolvedAlignmentRectInsets
    },
    .overridable("forFirstBaselineLayout") {
      $0.forFirstBaselineLayout
    } resolved: {
      $0.resolvedBaselineView(isFirst: true)
    },
    .overridable("forLastBaselineLayout") {
      $0.forLastBaselineLayout
    } resolved: {
      $0.resolvedBaselineView(isFirst: false)
    },
    .deed("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() },
    LibraryEntry.deed("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() }.costing(50),
    .deed("setNeedsUpdateConstraints", of: UIView.self) { $0.setNeedsUpdateConstraints() },
    .deed("updateConstraintsIfNeeded", of: UIView.self) { $0.updateConstraintsIfNeeded() },
    .deed("invalidateIntrinsicContentSize", of: UIView.self) {
      $0.invalidateIntrinsicContentSize()
    },
    .property("hasAmbiguousLayout", of: UIView.self) { $0.hasAmbiguousLayout },
  ]

  static let viewEvents: [LibraryEntry] = [
    LibraryEntry.event("layoutSubviews", .layoutSubviews),
    .event("updateConstraints", .updateConstraints),
    .event("layoutMarginsDidChange", .layoutMarginsDidChange),
    .event("safeAreaInsetsDidChange", .safeAreaInsetsDidChange),
    .event("didMoveToSuperview", .didMoveToSuperview),
    .event("didMoveToWindow", .didMoveToWindow),
    .event("tintColorDidChange", .tintColorDidChange),
    .event("willMove", "toSuperview", of: UIView?.self) { .willMove(toSuperview: $0) },
    .event("didAddSubview", "_", of: UIView.self) { .didAddSubview($0) },
    .event("willRemoveSubview", "_", of: UIView.self) { .willRemoveSubview($0) },
    .event("drawText", "in", of: CGRect.self) { .drawText($0) },
    .deed("traitCollectionDidChange", of: UIView.self, Parameter<UITraitCollection?>("_")) {
      $0.traitCollectionDidChange($1)
    },
    .event("draw", "_", of: CGRect.self) { .draw($0) },
    .deed("draw", of: UIView.self, Parameter<CALayer>("_"), Parameter<CGContext>("in")) {
      $0.receiveByClass(.drawLayer($1, $2))
    },
    animate(Parameter<Double>("withDuration", type: .double)),
    animate(
      Parameter<Double>("withDuration", type: .double),
      Parameter<Double>("delay", type: .double),
      animationOptions
    ),
    animate(
      Parameter<Double>("withDuration", type: .double),
      Parameter<Double>("delay", type: .double),
      Parameter<Double>("usingSpringWithDamping", type: .double),
      Parameter<Double>("initialSpringVelocity", type: .double),
      animationOptions
    ),
    transition, replacing, springing,
    LibraryEntry(
      kind: .staticMethod,
      name: "performWithoutAnimation",
      signature: Signature(parameters: [.function(nil, [], .void)], result: .void)
    ) { call in
      _ = try call.arguments[0].call([])
      return .void
    },
  ]

  private static let animationOptions = Parameter<IgnoredArgument>.ignored(
    "options",
    UIView.AnimationOptions.sceneType,
    isOptional: true
  )

  /// `UIView.transition`: a still picture shows the end of the movement.
  private static let transition = animate(
    Parameter<UIView>("with"),
    Parameter<Double>("duration", type: .double),
    animationOptions,
    named: "transition"
  )

  /// `UIView.transition(from:to:…)`: one view takes the place of another.
  private static let replacing: LibraryEntry = {
    let completion = ParameterSignature(
      label: "completion",
      name: "completion",
      type: .optional(.function(FunctionType([.bool], .void))),
      hasDefault: true
    )
    let parameters: [ParameterSignature] = [
      .parameter("from", UIView.sceneType), .parameter("to", UIView.sceneType),
      .parameter("duration", .double),
      ParameterSignature(
        label: "options",
        name: "options",
        type: UIView.AnimationOptions.sceneType,
        hasDefault: true
      ),
      completion,
    ]
    return LibraryEntry(
      kind: .staticMethod,
      name: "transition",
      signature: Signature(parameters: parameters, result: .void)
    ) { call in
      let old = try call.arguments[0].read(as: UIView.self)
      let new = try call.arguments[1].read(as: UIView.self)
      old.superview?.addSubview(new)
      old.removeFromSuperview()
      if case .closure(let completion) = call.arguments[4] {
        _ = try completion.call([.bool(true)])
      }
      return .void
    }
  }()

  /// `UIView.animate(springDuration:…)`.
  private static let springing = animate(
    Parameter<Double>("springDuration", type: .double, default: { 0.5 }),
    Parameter<Double>("bounce", type: .double, default: { 0 }),
    Parameter<Double>("initialSpringVelocity", type: .double, default: { 0 }),
    Parameter<Double>("delay", type: .double, default: { 0 }),
    animationOptions
  )

  /// `UIView.animate`: a still picture shows the end of the movement.
  private static func animate<each Argument>(
    _ parameters: repeat Parameter<each Argument>,
    named name: String = "animate"
  ) -> LibraryEntry {
    let closures: [ParameterSignature] = [
      name == "animate"
        ? .function("animations", [], .void)
        : ParameterSignature(
          label: "animations",
          name: "animations",
          type: .optional(.function(FunctionType([], .void))),
          hasDefault: false
        ),
      ParameterSignature(
        label: "completion",
        name: "completion",
        type: .optional(.function(FunctionType([.bool], .void))),
        hasDefault: true
      ),
    ]
    let timing = signatures(repeat each parameters)
    return LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: timing + closures, result: .void)
    ) { call in
      if case .closure(let animations) = call.arguments[timing.count] {
        _ = try animations.call([])
      }
      if case .closure(let completion) = call.arguments[timing.count + 1] {
        _ = try completion.call([.bool(true)])
      }
      return .void
    }
  }
}
