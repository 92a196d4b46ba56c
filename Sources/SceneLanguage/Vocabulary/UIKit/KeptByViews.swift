internal import ConstraintLayout
internal import LayoutEngine

// What scenes set on views and layers for users' hands, ears, and eyes: a still picture keeps it
// and does not show it.
extension Library {
  static let keptByViews: [LibraryEntry] =
    LibraryEntry.kept(
      [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityLanguage",
        "restorationIdentifier", "largeContentTitle", "focusGroupIdentifier",
      ],
      .string,
      of: UIView.self
    )
    + LibraryEntry.keptFlags(
      [
        "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal",
        "shouldGroupAccessibilityChildren", "isMultipleTouchEnabled", "isExclusiveTouch",
        "showsLargeContentViewer", "canBecomeFirstResponder", "canResignFirstResponder",
        "isFirstResponder", "canBecomeFocused", "isFocused", "clearsContextBeforeDrawing",
      ],
      of: UIView.self
    )
    + LibraryEntry.kept(["inputView", "inputAccessoryView"], UIView.sceneType, of: UIView.self)
    + LibraryEntry.kept(
      ["minimumContentSizeCategory", "maximumContentSizeCategory"],
      .named("UIContentSizeCategory"),
      of: UIView.self
    )
    + LibraryEntry.kept(["largeContentImage"], UIImage.sceneType, of: UIView.self)
    + LibraryEntry.kept(
      [
        "gestureRecognizers", "accessibilityElements", "interactions", "motionEffects",
        "accessibilityCustomActions",
      ],
      .array(.any),
      of: UIView.self
    )
    + [
      .idle("updateProperties"), .idle("setNeedsUpdateProperties"),
      .idle("updatePropertiesIfNeeded"),
      .kept(
        "accessibilityTraits",
        UIAccessibilityTraits.sceneType,
        of: UIView.self,
        initially: UIAccessibilityTraits.none.sceneValue
      ),
      .kept(
        "overrideUserInterfaceStyle",
        inert: "UIUserInterfaceStyle",
        initially: "unspecified",
        of: UIView.self
      ),
      .kept(
        "tintAdjustmentMode",
        inert: "UIView.TintAdjustmentMode",
        initially: "automatic",
        of: UIView.self
      ),
      .kept("contentScaleFactor", CGFloat.sceneType, of: UIView.self, initially: .double(2)),
      .idle("becomeFirstResponder", result: .bool, giving: .bool(false)),
      .idle("resignFirstResponder", result: .bool, giving: .bool(false)),
      .idle("endEditing", .parameter(nil, .bool), result: .bool, giving: .bool(false)),
      .idle("addGestureRecognizer", .parameter(nil, .any)),
      .idle("removeGestureRecognizer", .parameter(nil, .any)),
      .idle("addInteraction", .parameter(nil, .any)),
      .idle("addMotionEffect", .parameter(nil, .any)),
      .idle(
        "registerForTraitChanges",
        .parameter(nil, .array(.any)),
        .parameter("handler", .unknown)
      ),
      .idle("awakeFromNib"), .idle("prepareForInterfaceBuilder"),
      .idle("layoutMarginsGuideDidChange"), .idle("reloadInputViews"),
      .idle("setNeedsDisplay", .parameter(nil, CGRect.sceneType)),
      .idle("touchesBegan", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle("touchesMoved", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle("touchesEnded", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle("touchesCancelled", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle(
        "point",
        .parameter("inside", CGPoint.sceneType),
        .parameter("with", .optional(.any)),
        result: .bool,
        giving: .bool(true)
      ),
      .constant("requiresConstraintBasedLayout", false), .layerClass,
      .constant("areAnimationsEnabled", true),
      .idleStatic("setAnimationsEnabled", .parameter(nil, .bool)),
    ]

  /// The picture of a layer.
  private static let contents: LibraryEntry = {
    var entry = LibraryEntry.kept("contents", .optional(.any), of: CALayer.self)
    let write = entry.write
    entry.write = { call, value in
      try write?(&call, value)
      let isPicture = if case .null = value { false } else { true }
      try CALayer.receiver(of: call).showsPicture = isPicture
    }
    return entry
  }()

  static let keptByLayers: [LibraryEntry] =
    LibraryEntry.kept(["name"], .string, of: CALayer.self)
    + LibraryEntry.kept(
      ["shadowPath", "delegate", "_transform"],
      .any,
      of: CALayer.self
    )
    + LibraryEntry.keptFlags(
      [
        "shouldRasterize", "allowsEdgeAntialiasing", "isDoubleSided", "drawsAsynchronously",
        "needsDisplayOnBoundsChange", "isOpaque", "allowsGroupOpacity",
      ],
      of: CALayer.self
    )
    + [
      contents,
      .kept("rasterizationScale", CGFloat.sceneType, of: CALayer.self, initially: .double(1)),
      .kept("contentsScale", CGFloat.sceneType, of: CALayer.self, initially: .double(1)),
      .kept(
        "minificationFilter",
        inert: "CALayerContentsFilter",
        initially: "linear",
        of: CALayer.self
      ),
      .kept(
        "magnificationFilter",
        inert: "CALayerContentsFilter",
        initially: "linear",
        of: CALayer.self
      ),
      .kept("cornerCurve", inert: "CALayerCornerCurve", initially: "circular", of: CALayer.self),
      .kept(
        "contentsGravity",
        inert: "CALayerContentsGravity",
        initially: "resize",
        of: CALayer.self
      ),
      .idle("add", .parameter(nil, .any), .parameter("forKey", .optional(.string))),
      .idle("removeAllAnimations"), .idle("setNeedsDisplay"), .idle("setNeedsLayout"),
      .idle("layoutIfNeeded"),
      .idle("removeAnimation", .parameter("forKey", .string)),
      .idle("animationKeys", result: .optional(.array(.string)), giving: .null),
    ]

  static let keptByScrollViews: [LibraryEntry] =
    LibraryEntry.kept(
      ["delegate", "_refreshControl", "_pan", "_pinch"],
      .any,
      of: UIScrollView.self
    )
    + LibraryEntry.keptFlags(
      ["isDirectionalLockEnabled", "isTracking", "isDragging", "isDecelerating", "isZooming"],
      of: UIScrollView.self
    )
    + LibraryEntry.keptFlags(
      [
        "scrollsToTop", "delaysContentTouches", "canCancelContentTouches", "bouncesZoom",
        "automaticallyAdjustsScrollIndicatorInsets",
      ],
      of: UIScrollView.self,
      initially: true
    )
    + ["minimumZoomScale", "maximumZoomScale", "zoomScale"].map {
      .kept($0, CGFloat.sceneType, of: UIScrollView.self, initially: .double(1))
    }
    + [
      "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    ].map {
      .kept(
        $0,
        UIEdgeInsets.sceneType,
        of: UIScrollView.self,
        initially: UIEdgeInsets.zero.sceneValue
      )
    }
    + [
      .kept(
        "keyboardDismissMode",
        inert: "UIScrollView.KeyboardDismissMode",
        initially: "none",
        of: UIScrollView.self
      ),
      .kept(
        "indicatorStyle",
        inert: "UIScrollView.IndicatorStyle",
        initially: "default",
        of: UIScrollView.self
      ),
      .kept(
        "decelerationRate",
        inert: "UIScrollView.DecelerationRate",
        initially: "normal",
        of: UIScrollView.self
      ),
      .idle("flashScrollIndicators"), .idle("adjustedContentInsetDidChange"),
      .deed(
        "setZoomScale",
        of: UIScrollView.self,
        Parameter<CGFloat>("_"),
        Parameter<Bool>("animated")
      ) { view, scale, _ in view.keptValues["zoomScale"] = scale.sceneValue },
      .idle("zoom", .parameter("to", CGRect.sceneType), .parameter("animated", .bool)),
      .idle(
        "scrollRectToVisible",
        .parameter(nil, CGRect.sceneType),
        .parameter("animated", .bool)
      ),
    ]
}

extension LibraryEntry {
  /// The class of a view's layer, which scenes override and a still picture does not ask for.
  fileprivate static let layerClass = LibraryEntry(
    kind: .staticProperty,
    name: "layerClass",
    signature: Signature(parameters: [], result: .metatype(.any))
  ) { _ in .null }
}
