internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Switches, sliderMembers, fieldMembers, and other controlMembers of UIKit.
  static let interfaceControls = LibraryFamily(
    title: "UIKit: controls",
    types: [
      .class(
        "UIControl",
        inheriting: "UIView",
        LibraryEntry.frames { UIControl(frame: $0) } + controlMembers + keptByControls
      ),
      .options(
        of: UIControl.State.self,
        [
          "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
          "selected": .selected,
        ]
      ),
      .options(
        of: UIControl.Event.self,
        [
          "touchDown": .touchDown, "touchUpInside": .touchUpInside,
          "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
          "editingChanged": .editingChanged, "editingDidBegin": .editingDidBegin,
          "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
          "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
          "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
          "touchDragExit": .touchDragExit, "touchUpOutside": .touchUpOutside,
          "touchCancel": .touchCancel, "menuActionTriggered": .menuActionTriggered,
          "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
          "allEvents": .allEvents,
        ]
      ),
      .cases(
        of: UIControl.ContentHorizontalAlignment.self,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ]
      ),
      .cases(
        of: UIControl.ContentVerticalAlignment.self,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
      ),
      LibraryType("UIMenuElement"),
      .class(
        "UIAction",
        inheriting: "UIMenuElement",
        [
          LibraryEntry.initializer(
            Parameter<String>("title", default: { "" }),
            Parameter<UIImage?>("image", default: { nil }),
            Parameter<IgnoredArgument>.anything("identifier", isOptional: true),
            Parameter<IgnoredArgument>.anything("discoverabilityTitle", isOptional: true),
            Parameter<IgnoredArgument>.ignored(
              "attributes",
              .named("UIMenuElement.Attributes"),
              isOptional: true
            ),
            Parameter<IgnoredArgument>.ignored(
              "state",
              .named("UIMenuElement.State"),
              isOptional: true
            ),
            Parameter<IgnoredArgument>.action("handler", parameters: [.named("UIAction")])
          ) { title, image, _, _, _, _, _ in UIAction(title: title, image: image) { _ in } },
          .property("title", of: UIAction.self) { $0.title },
          .property("image", of: UIAction.self) { $0.image },
          .genericProperty("sender", result: .optional(.any)) { _ in .null },
        ]
      ),
      .class("UISwitch", inheriting: "UIControl", switchMembers),
      .class("UISlider", inheriting: "UIControl", sliderMembers),
      .class("UIStepper", inheriting: "UIControl", stepperMembers),
      .class("UISegmentedControl", inheriting: "UIControl", segmentMembers),
      .class("UIPageControl", inheriting: "UIControl", pageMembers + keptByPageControls),
      .cases(
        of: UIPageControl.Direction.self,
        [
          "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
          "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
        ]
      ),
      .inert(
        "UIPageControl.BackgroundStyle",
        constants: ["automatic", "prominent", "minimal"]
      ),
      .class(
        "UITextField",
        inheriting: "UIControl",
        fieldMembers + keptByFields + typedText(of: UITextField.self)
      ),
      .cases(
        of: UITextField.BorderStyle.self,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
      ),
      .cases(
        of: UITextField.ViewMode.self,
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "always": .always,
        ]
      ),
    ]
  )

  private static let controlMembers: [LibraryEntry] = [
    .reference("isEnabled", \UIControl.isEnabled),
    .reference("isSelected", \UIControl.isSelected),
    .reference("isHighlighted", \UIControl.isHighlighted),
    .reference("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    .reference("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    .property("state", of: UIControl.self) { $0.state },
    .deed(
      "addAction",
      of: UIControl.self,
      Parameter<UIAction>("_"),
      Parameter<UIControl.Event>("for")
    ) { $0.addAction($1, for: $2) },
    .deed(
      "addTarget",
      of: UIControl.self,
      Parameter<SceneValue>("_", type: .optional(.any)),
      Parameter<SceneValue>("action", type: .named("Selector")),
      Parameter<UIControl.Event>("for")
    ) { _, _, _, _ in },
    .deed("sendActions", of: UIControl.self, Parameter<UIControl.Event>("for")) { _, _ in },
  ]

  private static let switchMembers =
    LibraryEntry.frames { UISwitch(frame: $0) } + [
      .reference("isOn", \UISwitch.isOn),
      .deed("setOn", of: UISwitch.self, Parameter<Bool>("_"), Parameter<Bool>("animated")) {
        $0.setOn($1, animated: $2)
      },
      .reference("onTintColor", \UISwitch.onTintColor),
      .reference("thumbTintColor", \UISwitch.thumbTintColor),
    ]

  private static let sliderMembers =
    LibraryEntry.frames { UISlider(frame: $0) } + [
      .reference("value", \UISlider.value),
      .reference("minimumValue", \UISlider.minimumValue),
      .reference("maximumValue", \UISlider.maximumValue),
      .deed("setValue", of: UISlider.self, Parameter<Float>("_"), Parameter<Bool>("animated")) {
        $0.setValue($1, animated: $2)
      },
      .reference("isContinuous", \UISlider.isContinuous),
      .reference("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .reference("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .reference("thumbTintColor", \UISlider.thumbTintColor),
      .reference("minimumValueImage", \UISlider.minimumValueImage),
      .reference("maximumValueImage", \UISlider.maximumValueImage),
      .method("minimumValueImageRect", of: UISlider.self, Parameter<CGRect>("forBounds")) {
        $0.minimumValueImageRect(forBounds: $1)
      },
      .method("maximumValueImageRect", of: UISlider.self, Parameter<CGRect>("forBounds")) {
        $0.maximumValueImageRect(forBounds: $1)
      },
      trackRect,
      .method(
        "thumbRect",
        of: UISlider.self,
        Parameter<CGRect>("forBounds"),
        Parameter<CGRect>("trackRect"),
        Parameter<Float>("value")
      ) { $0.thumbRect(forBounds: $1, trackRect: $2, value: $3) },
    ]
    + ["setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage"].map {
      .idle(
        $0,
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("for", UIControl.State.sceneType)
      )
    }

  /// The rectangle of a slider's bar, which a scene may override.
  private static let trackRect = LibraryEntry(
    kind: .method,
    name: "trackRect",
    signature: Signature(
      parameters: [.parameter("forBounds", CGRect.sceneType)],
      result: CGRect.sceneType
    )
  ) { call in
    let slider = try UISlider.receiver(of: call)
    let bounds = try call.arguments[0].read(as: CGRect.self)
    return
      (call.isSuper
      ? slider.trackRect(forBounds: bounds) : slider.resolvedTrackRect(forBounds: bounds))
      .sceneValue
  }

  private static let stepperMembers =
    LibraryEntry.frames { UIStepper(frame: $0) } + [
      .reference("value", \UIStepper.value, type: .double),
      .reference("minimumValue", \UIStepper.minimumValue, type: .double),
      .reference("maximumValue", \UIStepper.maximumValue, type: .double),
      .reference("stepValue", \UIStepper.stepValue, type: .double),
      .reference("wraps", \UIStepper.wraps), .reference("autorepeat", \UIStepper.autorepeat),
      .reference("isContinuous", \UIStepper.isContinuous),
    ]
    + ["setIncrementImage", "setDecrementImage", "setBackgroundImage"].map {
      .idle(
        $0,
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("for", UIControl.State.sceneType)
      )
    }

  private static let segmentMembers =
    LibraryEntry.frames { UISegmentedControl(frame: $0) } + [
      .object(
        Parameter<[SceneValue]?>("items", type: .optional(.array(.any)))
      ) { items in UISegmentedControl(items: items?.map(\.segment)) },
      .reference("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .reference("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .reference(
        "apportionsSegmentWidthsByContent",
        \UISegmentedControl.apportionsSegmentWidthsByContent
      ),
      .property("numberOfSegments", of: UISegmentedControl.self) { $0.numberOfSegments },
      .deed(
        "insertSegment",
        of: UISegmentedControl.self,
        Parameter<String?>("withTitle"),
        Parameter<Int>("at"),
        Parameter<Bool>("animated")
      ) { $0.insertSegment(withTitle: $1, at: $2, animated: $3) },
      .deed(
        "insertSegment",
        of: UISegmentedControl.self,
        Parameter<UIImage?>("with"),
        Parameter<Int>("at"),
        Parameter<Bool>("animated")
      ) { $0.insertSegment(with: $1, at: $2, animated: $3) },
      .deed(
        "setImage",
        of: UISegmentedControl.self,
        Parameter<UIImage?>("_"),
        Parameter<Int>("forSegmentAt")
      ) { $0.setImage($1, forSegmentAt: $2) },
      .deed(
        "removeSegment",
        of: UISegmentedControl.self,
        Parameter<Int>("at"),
        Parameter<Bool>("animated")
      ) { $0.removeSegment(at: $1, animated: $2) },
      .deed(
        "setTitle",
        of: UISegmentedControl.self,
        Parameter<String?>("_"),
        Parameter<Int>("forSegmentAt")
      ) { $0.setTitle($1, forSegmentAt: $2) },
      .method("titleForSegment", of: UISegmentedControl.self, Parameter<Int>("at")) {
        $0.titleForSegment(at: $1)
      },
      .constant("noSegment", UISegmentedControl.noSegment),
      .object(Parameter<CGRect>("frame"), Parameter<[UIAction]>("actions")) { frame, actions in
        let control = UISegmentedControl(items: actions.map(\.title))
        control.frame = frame
        return control
      },
      .deed(
        "insertSegment",
        of: UISegmentedControl.self,
        Parameter<UIAction>("action"),
        Parameter<Int>("at"),
        Parameter<Bool>("animated")
      ) { $0.insertSegment(withTitle: $1.title, at: $2, animated: $3) },
      .deed(
        "setAction",
        of: UISegmentedControl.self,
        Parameter<UIAction>("_"),
        Parameter<Int>("forSegmentAt")
      ) { $0.setTitle($1.title, forSegmentAt: $2) },
      .kept("isMomentary", .bool, of: UISegmentedControl.self, initially: .bool(false)),
      .idle(
        "setBackgroundImage",
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("for", UIControl.State.sceneType),
        .parameter("barMetrics", .named("UIBarMetrics"))
      ),
      .idle(
        "setDividerImage",
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("forLeftSegmentState", UIControl.State.sceneType),
        .parameter("rightSegmentState", UIControl.State.sceneType),
        .parameter("barMetrics", .named("UIBarMetrics"))
      ),
      .deed("removeAllSegments", of: UISegmentedControl.self) { control in
        while control.numberOfSegments > 0 { control.removeSegment(at: 0, animated: false) }
      },
      .deed(
        "setTitleTextAttributes",
        of: UISegmentedControl.self,
        attributes("_"),
        Parameter<UIControl.State>("for")
      ) { $0.setTitleTextAttributes($1, for: $2) },
      .deed(
        "setWidth",
        of: UISegmentedControl.self,
        Parameter<CGFloat>("_"),
        Parameter<Int>("forSegmentAt")
      ) { $0.setWidth($1, forSegmentAt: $2) },
      .method("widthForSegment", of: UISegmentedControl.self, Parameter<Int>("at")) {
        $0.widthForSegment(at: $1)
      },
      .method("imageForSegment", of: UISegmentedControl.self, Parameter<Int>("at")) {
        $0.imageForSegment(at: $1)
      },
      .idle(
        "setEnabled",
        .parameter(nil, .bool),
        .parameter("forSegmentAt", .int)
      ),
    ]

  private static let pageMembers =
    LibraryEntry.frames { UIPageControl(frame: $0) } + [
      .reference("numberOfPages", \UIPageControl.numberOfPages),
      .reference("currentPage", \UIPageControl.currentPage),
      .reference("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      .reference("direction", \UIPageControl.order),
      .reference("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .reference("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]

  private static let fieldMembers =
    LibraryEntry.frames { UITextField(frame: $0) } + [
      .reference("text", \UITextField.text),
      .reference("placeholder", \UITextField.placeholder),
      .reference("font", \UITextField.font), .reference("textColor", \UITextField.textColor),
      .reference("textAlignment", \UITextField.textAlignment),
      .reference("borderStyle", \UITextField.borderStyle),
      .reference("isSecureTextEntry", \UITextField.isSecureTextEntry),
      .reference("attributedText", \UITextField.attributedText),
      .reference("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .reference("clearButtonMode", \UITextField.clearButtonMode),
      .method("clearButtonRect", of: UITextField.self, Parameter<CGRect>("forBounds")) {
        $0.clearButtonRect(forBounds: $1)
      },
      .reference("leftView", \UITextField.leftView),
      .reference("rightView", \UITextField.rightView),
      .reference("leftViewMode", \UITextField.leftViewMode),
      .reference("rightViewMode", \UITextField.rightViewMode),
    ] + ["textRect", "editingRect", "placeholderRect", "leftViewRect", "rightViewRect"].map(rect)

  /// A rectangle of a field that a scene may override; all stand on that of the text.
  private static func rect(_ name: String) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [.parameter("forBounds", CGRect.sceneType)],
        result: CGRect.sceneType
      )
    ) { call in
      let field = try UITextField.receiver(of: call)
      let bounds = try call.arguments[0].read(as: CGRect.self)
      let isOwn = call.isSuper || name != "textRect"
      return
        (isOwn ? field.textRect(forBounds: bounds) : field.resolvedTextRect(forBounds: bounds))
        .sceneValue
    }
  }
}

extension SceneValue {
  /// What a segmented control shows in a segment.
  fileprivate var segment: Any {
    if let image = UIImage.read(self) { return image }
    return String.read(withoutStaticType) ?? ""
  }
}
