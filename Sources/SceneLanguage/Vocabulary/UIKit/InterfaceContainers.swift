internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Stack views and scroll views.
  static let interfaceContainers = LibraryFamily(
    title: "UIKit: stackMembers and scroll views",
    types: [
      .class(
        "UIStackView",
        inheriting: "UIView",
        LibraryEntry.frames { UIStackView(frame: $0) } + stackMembers
      ),
      LibraryType("UIStackView.Axis", alias: .named("NSLayoutConstraint.Axis")),
      .cases(
        of: UIStackView.Distribution.self,
        [
          "fill": .fill, "fillEqually": .fillEqually,
          "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
          "equalCentering": .equalCentering,
        ]
      ),
      .cases(
        of: UIStackView.Alignment.self,
        [
          "fill": .fill, "leading": .leading, "firstBaseline": .firstBaseline,
          "center": .center, "trailing": .trailing, "lastBaseline": .lastBaseline, "top": .top,
          "bottom": .bottom,
        ]
      ),
      .class(
        "UIScrollView",
        inheriting: "UIView",
        LibraryEntry.frames { UIScrollView(frame: $0) } + scrollingMembers + keptByScrollViews
      ),
      .cases(
        of: UIScrollView.ContentInsetAdjustmentBehavior.self,
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]
      ),
    ]
  )

  private static let stackMembers: [LibraryEntry] = [
    .object(Parameter<[UIView]>("arrangedSubviews")) { UIStackView(arrangedSubviews: $0) },
    .reference("axis", \UIStackView.axis),
    .reference("distribution", \UIStackView.distribution),
    .reference("alignment", \UIStackView.alignment),
    .reference("spacing", \UIStackView.spacing),
    .reference("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    .reference(
      "isLayoutMarginsRelativeArrangement",
      \UIStackView.isLayoutMarginsRelativeArrangement
    ),
    .property("arrangedSubviews", of: UIStackView.self) { $0.arrangedSubviews },
    .checked("addArrangedSubview", of: UIStackView.self, Parameter<UIView>("_")) {
      $0.addArrangedSubview($1)
    }.checkingDepth,
    .checked(
      "insertArrangedSubview",
      of: UIStackView.self,
      Parameter<UIView>("_"),
      Parameter<Int>("at")
    ) { $0.insertArrangedSubview($1, at: $2) }.checkingDepth,
    .deed("removeArrangedSubview", of: UIStackView.self, Parameter<UIView>("_")) {
      $0.removeArrangedSubview($1)
    },
    .deed(
      "setCustomSpacing",
      of: UIStackView.self,
      Parameter<CGFloat>("_"),
      Parameter<UIView>("after")
    ) { $0.setCustomSpacing($1, after: $2) },
    .method("customSpacing", of: UIStackView.self, Parameter<UIView>("after")) {
      $0.customSpacing(after: $1)
    },
    .constant("spacingUseDefault", UIStackView.spacingUseDefault),
    .constant("spacingUseSystem", UIStackView.spacingUseSystem),
  ]

  private static let scrollingMembers: [LibraryEntry] = [
    .property("contentLayoutGuide", of: UIScrollView.self) { $0.contentLayoutGuide },
    .property("frameLayoutGuide", of: UIScrollView.self) { $0.frameLayoutGuide },
    .reference("contentSize", \UIScrollView.contentSize),
    .reference("contentOffset", \UIScrollView.contentOffset),
    .deed(
      "setContentOffset",
      of: UIScrollView.self,
      Parameter<CGPoint>("_"),
      Parameter<Bool>("animated")
    ) { $0.setContentOffset($1, animated: $2) },
    .reference("contentInset", \UIScrollView.contentInset),
    .property("adjustedContentInset", of: UIScrollView.self) { $0.adjustedContentInset },
    .reference(
      "contentInsetAdjustmentBehavior",
      \UIScrollView.contentInsetAdjustmentBehavior
    ),
    .reference("isScrollEnabled", \UIScrollView.isScrollEnabled),
    .reference("isPagingEnabled", \UIScrollView.isPagingEnabled),
    .reference("bounces", \UIScrollView.bounces),
    .reference("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    .reference("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    .reference("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    .reference("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
  ]
}
