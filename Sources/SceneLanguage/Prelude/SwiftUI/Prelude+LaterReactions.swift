extension Prelude {
  /// What views do when a pointer, a crown, or a key comes, which a still picture never shows.
  static let reactions = Part(
    names: [
      "HoverPhase", "onContinuousHover", "digitalCrownRotation",
      "DigitalCrownRotationalSensitivity",
      "onDeleteCommand", "onExitCommand", "onPlayPauseCommand", "onMoveCommand",
      "MoveCommandDirection", "handlesExternalEvents", "searchFocused",
    ],
    source: """
      enum HoverPhase: Equatable {
        case active(CGPoint)
        case ended
      }
      enum MoveCommandDirection { case up, down, left, right }
      enum DigitalCrownRotationalSensitivity { case low, medium, high }
      extension View {
        func onContinuousHover(
          coordinateSpace: CoordinateSpace = .local,
          perform action: @escaping (HoverPhase) -> Void
        ) -> some View { self }
        func digitalCrownRotation<Value: BinaryFloatingPoint>(
          _ binding: Binding<Value>
        ) -> some View { self }
        func digitalCrownRotation<Value: BinaryFloatingPoint>(
          _ binding: Binding<Value>, from minValue: Value, through maxValue: Value,
          by stride: Value? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high,
          isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
        ) -> some View { self }
        func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
        func onExitCommand(perform action: (() -> Void)?) -> some View { self }
        func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
        func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
        func handlesExternalEvents(
          preferring: Set<String>, allowing: Set<String>
        ) -> some View { self }
        func searchFocused(_ binding: Binding<Bool>) -> some View { self }
        func searchFocused<Value: Hashable>(
          _ binding: Binding<Value?>, equals value: Value
        ) -> some View { self }
      }
      """
  )

  /// What assistive technologies are told in details, which no picture shows.
  static let spokenDetails = Part(
    names: [
      "accessibilityActivationPoint", "accessibilityCustomContent", "AccessibilityCustomContentKey",
      "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
      "accessibilityLabeledPair", "accessibilityTextContentType", "accessibilityZoomAction",
      "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
    ],
    source: """
      enum AccessibilityTextContentType {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet
        case wordProcessing
      }
      enum AccessibilityLabeledPairRole { case label, content }
      struct AccessibilityDirectTouchOptions: OptionSet {
        let rawValue: Int
        static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
        static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
      }
      struct AccessibilityZoomGestureAction {
        enum Direction { case zoomIn, zoomOut }
        let direction: Direction
        let location: UnitPoint
        let point: CGPoint
      }
      struct AccessibilityCustomContentKey {
        init(_ label: Text, id: String) {}
        init(_ label: String, id: String) {}
        init(_ label: String) {}
      }
      struct AXCustomContent {
        enum Importance { case `default`, high }
      }
      extension View {
        func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
        func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
        func accessibilityCustomContent(
          _ key: AccessibilityCustomContentKey, _ value: Text?,
          importance: AXCustomContent.Importance = .default
        ) -> some View { self }
        func accessibilityCustomContent(
          _ key: AccessibilityCustomContentKey, _ value: String,
          importance: AXCustomContent.Importance = .default
        ) -> some View { self }
        func accessibilityCustomContent(
          _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> some View { self }
        func accessibilityCustomContent(
          _ label: String, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> some View { self }
        func accessibilityCustomContent(
          _ label: String, _ value: String, importance: AXCustomContent.Importance = .default
        ) -> some View { self }
        func accessibilityDirectTouch(
          _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
        ) -> some View { self }
        func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
        func accessibilityDragPoint(_ point: UnitPoint, description: String) -> some View { self }
        func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
        func accessibilityDropPoint(_ point: UnitPoint, description: String) -> some View { self }
        func accessibilityLabeledPair<ID: Hashable>(
          role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
        ) -> some View { self }
        func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
          self
        }
        func accessibilityZoomAction(
          _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
        ) -> some View { self }
        func speechAdjustedPitch(_ value: Double) -> some View { self }
        func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
        func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
      }
      """
  )

  /// How glass and symbols move, and what a system makes of texts, which no still picture shows.
  static let systemTouches = Part(
    names: [
      "glassEffectID", "glassEffectUnion", "glassEffectTransition", "GlassEffectTransition",
      "backgroundExtensionEffect", "writingToolsBehavior", "writingToolsAffordanceVisibility",
      "textSelectionAffinity", "symbolColorRenderingMode", "symbolVariableValueMode",
      "allowedDynamicRange", "searchToolbarBehavior", "searchPresentationToolbarBehavior",
      "tabViewCustomization", "TabViewCustomization", "tabViewSidebarHeader",
      "tabViewSidebarFooter", "tabViewSidebarBottomBar", "sectionActions", "toolbarRemoving",
      "navigationDocument", "listSectionIndexVisibility", "sectionIndexLabel",
    ],
    source: """
      enum GlassEffectTransition { case identity, matchedGeometry, materialize }
      enum WritingToolsBehavior { case automatic, complete, limited, disabled }
      enum TextSelectionAffinity { case automatic, upstream, downstream }
      enum SymbolColorRenderingMode { case flat, gradient }
      enum SymbolVariableValueMode { case color, draw }
      enum SearchToolbarBehavior { case automatic, minimize }
      enum SearchPresentationToolbarBehavior { case automatic, avoidHidingContent }
      struct TabViewCustomization { init() {} }
      enum ImageDynamicRange { case standard, constrainedHigh, high }
      extension Image {
        typealias DynamicRange = ImageDynamicRange
      }
      extension View {
        func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
        func glassEffectUnion<ID: Hashable>(
          id: ID?, namespace: Namespace.ID
        ) -> some View { self }
        func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
        func backgroundExtensionEffect() -> some View { self }
        func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
        func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
        func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
        func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
        func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
        func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
        func allowedDynamicRange(_ range: ImageDynamicRange?) -> some View { self }
        func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
        func searchPresentationToolbarBehavior(
          _ behavior: SearchPresentationToolbarBehavior
        ) -> some View { self }
        func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
          self
        }
        func tabViewSidebarHeader<Content: View>(
          @ViewBuilder content: () -> Content
        ) -> some View { self }
        func tabViewSidebarFooter<Content: View>(
          @ViewBuilder content: () -> Content
        ) -> some View { self }
        func tabViewSidebarBottomBar<Content: View>(
          @ViewBuilder content: () -> Content
        ) -> some View { self }
        func sectionActions<Content: View>(
          @ViewBuilder content: () -> Content
        ) -> some View { self }
        func toolbarRemoving(_ kind: ToolbarDefaultItemKind?) -> some View { self }
        func navigationDocument(_ url: URL) -> some View { self }
        func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
        func sectionIndexLabel(_ label: String?) -> some View { self }
        func sectionIndexLabel(_ label: Text?) -> some View { self }
      }
      """
  )

  /// How scrolling begins and ends, which it never does in a picture.
  static let scrollPhases = Part(
    names: ["onScrollPhaseChange", "ScrollPhaseChangeContext"],
    source: """
      struct ScrollPhaseChangeContext {
        let geometry: ScrollGeometry
        let velocity: CGVector?
      }
      extension View {
        func onScrollPhaseChange(
          _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
        ) -> some View { self }
      }
      """
  )

  /// A column beside the content, which compact widths show as a sheet.
  static let inspectors = Part(
    names: ["inspector", "inspectorColumnWidth"],
    source: """
      extension View {
        func inspector<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          sheet(isPresented: isPresented) {
            content().presentationDetents([.medium, .large])
          }
        }
        func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
        func inspectorColumnWidth(
          min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
        ) -> some View { self }
      }
      """
  )
}
