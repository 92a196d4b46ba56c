// What assistive techniques are told is not seen in a picture. The identifier is: see `Names.swift`.
extension View {
  /// Names the view for assistive techniques.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Names the view for assistive techniques.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Names the view for assistive techniques.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  /// Tells assistive techniques what the view does.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Tells assistive techniques what the view does.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Tells assistive techniques what the view does.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Tells assistive techniques the view's value.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Tells assistive techniques the view's value.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }

  /// Tells assistive techniques the view's value.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }

  /// Hides the view from assistive techniques.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Tells assistive techniques what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Tells assistive techniques what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes the view one element for assistive techniques.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Gives assistive techniques an action.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Gives assistive techniques an action by name.
  public func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  )
    -> some View
  { self }

  /// Gives assistive techniques a way to change the value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Decides when assistive techniques reach the view; higher comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Shows a larger form of the view to those who need it.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Decides whether the view takes notice of inverted colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// What a view is for assistive techniques.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// Makes its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// A summary of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// Starts media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// Can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// Turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// Hides what is behind.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// Can be switched.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

/// What becomes of the views inside an element for assistive techniques.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A deed that assistive techniques ask for.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// The usual deed.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The way out.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important deed.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The way in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
