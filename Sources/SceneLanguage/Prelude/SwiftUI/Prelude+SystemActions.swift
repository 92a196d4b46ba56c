extension Prelude {
  /// What the environment lets views ask of the system, which a still picture never does.
  static let systemActions = Part(
    names: [
      "openWindow", "dismissWindow", "openSettings", "requestReview", "dismissSearch",
      "resetFocus", "undoManager", "UndoManager",
    ],
    source: """
      struct OpenWindowAction {
        func callAsFunction(id: String) {}
        func callAsFunction<Value: Codable & Hashable>(value: Value) {}
        func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
      }
      struct DismissWindowAction {
        func callAsFunction() {}
        func callAsFunction(id: String) {}
        func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
      }
      struct OpenSettingsAction { func callAsFunction() {} }
      struct RequestReviewAction { func callAsFunction() {} }
      struct DismissSearchAction { func callAsFunction() {} }
      struct ResetFocusAction { func callAsFunction(in namespace: Namespace.ID) {} }
      class UndoManager {
        var canUndo: Bool { false }
        var canRedo: Bool { false }
        func undo() {}
        func redo() {}
        func registerUndo<Target: AnyObject>(
          withTarget target: Target, handler: @escaping (Target) -> Void
        ) {}
        func setActionName(_ name: String) {}
        var isUndoing: Bool { false }
        var isRedoing: Bool { false }
        var levelsOfUndo = 0
        var undoActionName: String { "" }
        var redoActionName: String { "" }
        func beginUndoGrouping() {}
        func endUndoGrouping() {}
        func removeAllActions() {}
        func removeAllActions(withTarget target: Any) {}
        init() {}
      }
      extension UIResponder {
        var undoManager: UndoManager? { nil }
      }
      extension EnvironmentValues {
        var openWindow: OpenWindowAction { OpenWindowAction() }
        var dismissWindow: DismissWindowAction { DismissWindowAction() }
        var openSettings: OpenSettingsAction { OpenSettingsAction() }
        var requestReview: RequestReviewAction { RequestReviewAction() }
        var dismissSearch: DismissSearchAction { DismissSearchAction() }
        var resetFocus: ResetFocusAction { ResetFocusAction() }
        var undoManager: UndoManager? { nil }
      }
      """
  )

  /// What a list's content may be asked for again.
  static let refreshing = Part(
    names: ["refresh"],
    source: """
      struct RefreshAction { func callAsFunction() async {} }
      extension EnvironmentValues {
        var refresh: RefreshAction? { nil }
      }
      """
  )

  /// Where a view's settings are kept, of which a picture shows the first values only.
  static let settingStores = Part(
    names: ["defaultAppStorage"],
    source: """
      extension View {
        func defaultAppStorage(_ store: UserDefaults) -> some View { self }
      }
      """
  )

  /// The state of the device and of its screen in a preview, where nothing special goes on.
  static let deviceState = Part(
    names: [
      "accessibilityAssistiveAccessEnabled", "accessibilityDimFlashingLights",
      "accessibilityEnabled", "accessibilityInvertColors",
      "accessibilityLargeContentViewerEnabled", "accessibilityPlayAnimatedImages",
      "accessibilityQuickActionsEnabled", "accessibilityShowButtonShapes",
      "accessibilitySwitchControlEnabled", "appearsActive", "autocorrectionDisabled",
      "isLuminanceReduced", "isSceneCaptured", "isScrollEnabled", "isTabBarShowingSections",
      "legibilityWeight", "LegibilityWeight", "supportsMultipleWindows",
    ],
    source: """
      enum LegibilityWeight: Hashable { case regular, bold }
      extension EnvironmentValues {
        var accessibilityAssistiveAccessEnabled: Bool { false }
        var accessibilityDimFlashingLights: Bool { false }
        var accessibilityEnabled: Bool { false }
        var accessibilityInvertColors: Bool { false }
        var accessibilityLargeContentViewerEnabled: Bool { false }
        var accessibilityPlayAnimatedImages: Bool { true }
        var accessibilityQuickActionsEnabled: Bool { false }
        var accessibilityShowButtonShapes: Bool { false }
        var accessibilitySwitchControlEnabled: Bool { false }
        var appearsActive: Bool { true }
        var isTabBarShowingSections: Bool { false }
        var isSceneCaptured: Bool { false }
        var supportsMultipleWindows: Bool { false }
        @Entry var autocorrectionDisabled: Bool = false
        @Entry var isLuminanceReduced: Bool = false
        @Entry var isScrollEnabled: Bool = true
        @Entry var legibilityWeight: LegibilityWeight? = nil
      }
      """
  )
}
