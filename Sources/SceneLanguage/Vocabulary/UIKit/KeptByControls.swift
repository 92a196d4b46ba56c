internal import ConstraintLayout
internal import LayoutEngine

// What scenes set on controls for typing and touching: a still picture keeps it and does not show
// it.
extension Library {
  static let keptByControls: [LibraryEntry] =
    LibraryEntry.keptFlags(
      ["isTracking", "isTouchInside", "showsMenuAsPrimaryAction", "isSymbolAnimationEnabled"],
      of: UIControl.self
    )
    + LibraryEntry.kept(["toolTip"], .string, of: UIControl.self)
    + [
      .idle(
        "beginTracking",
        .parameter(nil, .any),
        .parameter("with", .optional(.any)),
        result: .bool,
        giving: .bool(false)
      ),
      .idle(
        "continueTracking",
        .parameter(nil, .any),
        .parameter("with", .optional(.any)),
        result: .bool,
        giving: .bool(false)
      ),
      .idle("endTracking", .parameter(nil, .optional(.any)), .parameter("with", .optional(.any))),
      .idle("cancelTracking", .parameter("with", .optional(.any))),
      .idle(
        "removeTarget",
        .parameter(nil, .optional(.any)),
        .parameter("action", .optional(.named("Selector"))),
        .parameter("for", UIControl.Event.sceneType)
      ),
    ]

  static let keptByFields: [LibraryEntry] =
    typing(of: UITextField.self)
    + LibraryEntry.keptFlags(
      ["clearsOnBeginEditing", "adjustsFontSizeToFitWidth", "isEditing", "clearsOnInsertion"],
      of: UITextField.self
    )
    + LibraryEntry.kept(
      ["background", "disabledBackground"],
      UIImage.sceneType,
      of: UITextField.self
    )
    + [
      .kept("minimumFontSize", CGFloat.sceneType, of: UITextField.self, initially: .double(0))
    ]

  static let keptByPageControls: [LibraryEntry] =
    LibraryEntry.keptFlags(["allowsContinuousInteraction"], of: UIPageControl.self)
    + LibraryEntry.kept(
      ["preferredIndicatorImage", "preferredCurrentPageIndicatorImage"],
      UIImage.sceneType,
      of: UIPageControl.self
    )
    + [
      .kept(
        "backgroundStyle",
        inert: "UIPageControl.BackgroundStyle",
        initially: "automatic",
        of: UIPageControl.self
      ),
      .idle(
        "setIndicatorImage",
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("forPage", .int)
      ),
    ]

  static let keptByTextViews: [LibraryEntry] =
    typing(of: UITextView.self)
    + LibraryEntry.keptFlags(["usesStandardTextScaling"], of: UITextView.self)
    + [
      .kept(
        "selectedRange",
        NSRange.sceneType,
        of: UITextView.self,
        initially: NSRange(location: 0, length: 0).sceneValue
      ),
      .idle("scrollRangeToVisible", .parameter(nil, NSRange.sceneType)),
    ]
    + LibraryEntry.keptFlags(
      ["clearsOnInsertion", "allowsEditingTextAttributes", "isFindInteractionEnabled"],
      of: UITextView.self
    )
    + [
      .kept("linkTextAttributes", .optional(.textAttributes), of: UITextView.self)
        .implicitlyUnwrapped,
      .kept(
        "dataDetectorTypes",
        UIDataDetectorTypes.sceneType,
        of: UITextView.self,
        initially: UIDataDetectorTypes([]).sceneValue
      ),
    ]

  /// What views that take text know of the keyboard.
  private static func typing<View: UIView>(of view: View.Type) -> [LibraryEntry] {
    LibraryEntry.kept(["inputView", "inputAccessoryView"], UIView.sceneType, of: view)
      + [
        .kept("_delegate", .optional(.any), of: view),
        .kept("typingAttributes", .optional(.textAttributes), of: view),
        .kept("defaultTextAttributes", .optional(.textAttributes), of: view).implicitlyUnwrapped,
        .kept("textContentType", .optional(.named("UITextContentType")), of: view),
        .kept("adjustsFontForContentSizeCategory", .bool, of: view, initially: .bool(false)),
        .kept("enablesReturnKeyAutomatically", .bool, of: view, initially: .bool(false)),
        .kept("keyboardType", inert: "UIKeyboardType", initially: "default", of: view),
        .kept("returnKeyType", inert: "UIReturnKeyType", initially: "default", of: view),
        .kept(
          "keyboardAppearance",
          inert: "UIKeyboardAppearance",
          initially: "default",
          of: view
        ),
        .kept(
          "autocorrectionType",
          inert: "UITextAutocorrectionType",
          initially: "default",
          of: view
        ),
        .kept(
          "spellCheckingType",
          inert: "UITextSpellCheckingType",
          initially: "default",
          of: view
        ),
        .kept(
          "smartQuotesType",
          inert: "UITextSmartQuotesType",
          initially: "default",
          of: view
        ),
        .kept(
          "smartDashesType",
          inert: "UITextSmartDashesType",
          initially: "default",
          of: view
        ),
        .kept(
          "autocapitalizationType",
          inert: "UITextAutocapitalizationType",
          initially: "sentences",
          of: view
        ),
      ]
  }

  static let keptByButtons: [LibraryEntry] =
    LibraryEntry.keptFlags(
      [
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted",
        "reversesTitleShadowWhenHighlighted", "isPointerInteractionEnabled",
        "changesSelectionAsPrimaryAction", "automaticallyUpdatesConfiguration",
      ],
      of: UIButton.self
    )
    + LibraryEntry.kept(["menu"], .any, of: UIButton.self)
    + [
      .kept(
        "role",
        inert: "UIButton.Role",
        initially: "normal",
        of: UIButton.self
      ),
      configurationUpdateHandler,
      .idle(
        "setBackgroundImage",
        .parameter(nil, .optional(UIImage.sceneType)),
        .parameter("for", UIControl.State.sceneType)
      ),
      .idle(
        "setTitleShadowColor",
        .parameter(nil, .optional(UIColor.sceneType)),
        .parameter("for", UIControl.State.sceneType)
      ),
      .idle(
        "setPreferredSymbolConfiguration",
        .parameter(nil, .optional(.named("UIImage.SymbolConfiguration"))),
        .parameter("forImageIn", UIControl.State.sceneType)
      ),
      LibraryEntry(
        kind: .method,
        name: "setNeedsUpdateConfiguration",
        signature: Signature(parameters: [], result: .void)
      ) { call in
        try update(UIButton.receiver(of: call), shownAs: call.receiver)
        return .void
      },
    ]

  private static let updateHandler = "configurationUpdateHandler"

  /// What gives a button the look of its state: it is asked as soon as it is known, for a picture
  /// shows one state.
  private static var configurationUpdateHandler: LibraryEntry {
    let handler = SceneType.optional(.function(FunctionType([UIButton.sceneType], .void)))
    var entry = LibraryEntry.kept(updateHandler, handler, of: UIButton.self)
    let keep = entry.write
    entry.write = { call, value in
      try keep?(&call, value)
      try update(UIButton.receiver(of: call), shownAs: call.receiver)
    }
    return entry
  }

  private static func update(_ button: UIButton, shownAs value: SceneValue) throws {
    guard case .closure(let handler)? = button.keptValues[updateHandler] as? SceneValue else {
      return
    }
    _ = try handler.call([value])
  }

  /// What is typed into fields and views of text.
  static func typedText<View: UIView & TextKeeping>(of view: View.Type) -> [LibraryEntry] {
    [
      .property("hasText", of: view) { !($0.typedText ?? "").isEmpty },
      .deed("insertText", of: view, Parameter<String>("_")) {
        $0.typedText = ($0.typedText ?? "") + $1
      },
      .deed("deleteBackward", of: view) {
        $0.typedText = $0.typedText.map { String($0.dropLast()) }
      },
      .idle("selectAll", .parameter(nil, .optional(.any))),
    ]
  }

  static let keptByLabels: [LibraryEntry] =
    LibraryEntry.kept(["shadowColor"], UIColor.sceneType, of: UILabel.self)
    + LibraryEntry.keptFlags(
      ["allowsDefaultTighteningForTruncation", "showsExpansionTextWhenTruncated"],
      of: UILabel.self
    )
    + [
      .kept("shadowOffset", CGSize.sceneType, of: UILabel.self, initially: CGSize.zero.sceneValue),
      .kept(
        "baselineAdjustment",
        inert: "UIBaselineAdjustment",
        initially: "alignBaselines",
        of: UILabel.self
      ),
      .kept(
        "lineBreakStrategy",
        inert: "NSParagraphStyle.LineBreakStrategy",
        initially: "standard",
        of: UILabel.self
      ),
    ]
}
