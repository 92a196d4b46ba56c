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
    + LibraryEntry.keptFlags(
      ["clearsOnInsertion", "allowsEditingTextAttributes", "isFindInteractionEnabled"],
      of: UITextView.self
    )
    + LibraryEntry.kept(["linkTextAttributes"], .any, of: UITextView.self)
    + [
      .kept(
        "dataDetectorTypes",
        UIDataDetectorTypes.sceneType,
        of: UITextView.self,
        initially: UIDataDetectorTypes([]).sceneValue
      )
    ]

  /// What views that take text know of the keyboard.
  private static func typing<View: UIView>(of view: View.Type) -> [LibraryEntry] {
    LibraryEntry.kept(["inputView", "inputAccessoryView"], UIView.sceneType, of: view)
      + [
        .kept("delegate", .optional(.any), of: view),
        .kept("typingAttributes", .optional(.any), of: view),
        .kept("defaultTextAttributes", .optional(.any), of: view),
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
    + LibraryEntry.kept(["menu", "configurationUpdateHandler"], .any, of: UIButton.self)
    + [
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
      .idle("setNeedsUpdateConfiguration"),
    ]

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
