internal import ConstraintLayout

extension Library {
  /// Choices of keyboards, presentations, and feedback, which a still picture does not show.
  static let interfaceConstants = LibraryFamily(
    title: "UIKit: choices that a still picture does not show",
    types: [
      choice(
        "UIKeyboardType",
        """
        default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress
        decimalPad twitter webSearch asciiCapableNumberPad
        """
      ),
      choice(
        "UIReturnKeyType",
        "default go google join next route search send yahoo done emergencyCall continue"
      ),
      choice("UIKeyboardAppearance", "default dark light alert"),
      choice("UITextAutocorrectionType", "default no yes"),
      choice("UITextSpellCheckingType", "default no yes"),
      choice("UITextSmartQuotesType", "default no yes"),
      choice("UITextSmartDashesType", "default no yes"),
      choice("UITextAutocapitalizationType", "none words sentences allCharacters"),
      choice(
        "UITextContentType",
        """
        name givenName familyName username password newPassword oneTimeCode emailAddress
        telephoneNumber URL fullStreetAddress addressCity postalCode creditCardNumber nickname
        organizationName jobTitle location countryName dateTime
        """
      ),
      choice("UIBaselineAdjustment", "alignBaselines alignCenters none"),
      choice("NSParagraphStyle.LineBreakStrategy", "standard pushOut hangulWordPriority"),
      choice("UITraitHorizontalSizeClass", ""), choice("UITraitVerticalSizeClass", ""),
      choice("UITraitUserInterfaceStyle", ""), choice("UITraitLayoutDirection", ""),
      choice("UITraitPreferredContentSizeCategory", ""),
      .inert(
        "UIContentSizeCategory",
        constants: [
          "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
          "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
          "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
          "accessibilityExtraExtraExtraLarge", "unspecified",
        ],
        [.genericProperty("isAccessibilityCategory", result: .bool) { _ in .bool(false) }]
      ),
      choice("UIMenuElement.State", "off on mixed"),
      choice("UIView.TintAdjustmentMode", "automatic normal dimmed"),
      .inertOptions(
        "UIMenuElement.Attributes",
        constants: ["disabled", "destructive", "hidden", "keepsMenuPresented"]
      ),
      choice("UIButton.Role", "normal primary cancel destructive"),
      choice("UIBarStyle", "default black"), choice("UIBarMetrics", "default compact"),
      choice("UIBarPosition", "any bottom top topAttached"),
      choice("NSWritingDirection", "natural leftToRight rightToLeft"),
      choice("UIUserInterfaceStyle", "unspecified light dark"),
      choice(
        "UIModalPresentationStyle",
        """
        automatic fullScreen pageSheet formSheet currentContext custom overFullScreen
        overCurrentContext popover none
        """
      ),
      choice("UIModalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl"),
      choice("UIStatusBarStyle", "default lightContent darkContent"),
      choice("UIStatusBarAnimation", "none fade slide"),
      choice(
        "UIInterfaceOrientation",
        "unknown portrait portraitUpsideDown landscapeLeft landscapeRight"
      ),
      .options(
        of: UIRectEdge.self,
        ["top": .top, "left": .left, "bottom": .bottom, "right": .right, "all": .all]
      ),
      .options(
        of: UIInterfaceOrientationMask.self,
        [
          "portrait": .portrait, "landscapeLeft": .landscapeLeft,
          "landscapeRight": .landscapeRight, "portraitUpsideDown": .portraitUpsideDown,
          "landscape": .landscape, "all": .all, "allButUpsideDown": .allButUpsideDown,
        ]
      ),
      .options(
        of: UIDataDetectorTypes.self,
        [
          "phoneNumber": .phoneNumber, "link": .link, "address": .address,
          "calendarEvent": .calendarEvent, "all": .all,
        ]
      ),
      .options(
        of: UIAccessibilityTraits.self,
        [
          "none": .none, "button": .button, "link": .link, "header": .header,
          "searchField": .searchField, "image": .image, "selected": .selected,
          "staticText": .staticText, "notEnabled": .notEnabled, "adjustable": .adjustable,
          "updatesFrequently": .updatesFrequently, "summaryElement": .summaryElement,
          "allowsDirectInteraction": .allowsDirectInteraction,
        ]
      ),
      choice("UIScrollView.KeyboardDismissMode", "none onDrag interactive onDragWithAccessory"),
      choice("UIScrollView.IndicatorStyle", "default black white"),
      choice("UIScrollView.DecelerationRate", "normal fast"),
      choice("CALayerCornerCurve", "circular continuous"),
      choice("CALayerContentsFilter", "linear nearest trilinear"),
      choice("CALayerContentsGravity", "center resize resizeAspect resizeAspectFill top bottom"),
      choice(
        "CGBlendMode",
        """
        normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight
        difference exclusion hue saturation color luminosity clear copy sourceIn sourceOut
        sourceAtop destinationOver destinationIn destinationOut destinationAtop xor plusDarker
        plusLighter
        """
      ),
    ]
  )

  private static func choice(_ name: String, _ constants: String) -> LibraryType {
    .inert(name, constants: constants.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension UIAccessibilityTraits: NativeValue {}
extension UIDataDetectorTypes: NativeValue {}
extension UIInterfaceOrientationMask: NativeValue {}
extension UIRectEdge: NativeValue {}
