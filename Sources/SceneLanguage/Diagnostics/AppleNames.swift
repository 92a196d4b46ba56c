/// Names that Apple's frameworks have and the library does not.
///
/// A scene that uses one is right, so that it must not be told that the name does not exist. A name
/// that the library has is found before it is looked up here.
enum AppleNames {
  /// Whether a framework has a type of a name.
  static func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether some type of a framework has a member of a name.
  static func hasMember(_ name: String) -> Bool { members.contains(name) }

  private static let types = Set(
    """
      AlertToast AnimatableModifier AnimatablePair AnyCancellable AnyGesture AnyPublisher AreaMark
      ARView AsyncStream AttributedString AVAudioPlayer AVAudioSession AVPlayer AVPlayerLayer
      AxisGridLine AxisMarks AxisValueLabel BarMark Bundle CADisplayLink CALayer CASpringAnimation
      CATransition CGAffineTransform CGContext CGGradient CGImage CGPath CGVector Chart ChartProxy
      CIContext CIFilter CIImage CLLocation CLLocationCoordinate2D CLLocationManager CloudKit
      CMMotionManager CNContact CommandGroup CommandMenu Commands CubicKeyframe
      CurrentValueSubject CustomAnimation Data DateComponentsFormatter DateFormatter DateInterval
      DateIntervalFormatter Decimal DispatchGroup DispatchQueue DispatchTime DispatchWorkItem
      DocumentGroup DragInteraction DropDelegate DropInfo DropProposal EditButton EmptyCommands
      FetchedResults FetchRequest FileDocument FileManager FileWrapper ForegroundColor Future
      GeometryProxy3D GeometryReader3D GlassEffect GlassEffectContainer HKHealthStore
      ImageRenderer IntentConfiguration ISO8601DateFormatter JSONDecoder JSONEncoder Just
      KeyframeAnimator KeyframeTimeline KeyframeTrack LAContext LazyPinnedViews LinearKeyframe
      LineMark LocationManager Logger LongFormat LottieView Map MapAnnotation MapCameraPosition
      MapMarker MapPin MapPolyline Marker Measurement MeasurementFormatter MenuBarExtra
      MeshGradient MFMailComposeViewController MKCoordinateRegion MKMapView Model Model3D
      ModelConfiguration ModelContainer ModelContext MoveKeyframe MultiDatePicker NLTagger
      Notification NotificationCenter NSAttributedString NSCache NSColor NSFont
      NSHostingController NSHostingView NSImage NSItemProvider NSManagedObject
      NSManagedObjectContext NSMutableAttributedString NSNumber NSPersistentCloudKitContainer
      NSPersistentContainer NSPredicate NSRange NSRegularExpression NSSortDescriptor NSString
      NSUserActivity NSViewControllerRepresentable NSViewRepresentable NumberFormatter
      NWPathMonitor ObjectIdentifier OSLog OutlineGroup PassthroughSubject PasteButton PDFDocument
      PDFView PersonNameComponents PersonNameComponentsFormatter PhaseAnimator PHAsset
      PhotosPicker PhotosPickerItem PHPickerConfiguration PHPickerViewController Player PointMark
      Predicate PresentationMode ProcessInfo ProductView PropertyListDecoder Published Publishers
      Query RealityKit RealityView RectangleMark Regex RelativeDateTimeFormatter RenameButton
      RuleMark RunLoop Scanner SceneKit SceneView Schema SCNScene ScrollGeometry ScrollPhase
      ScrollPosition SectorMark SecTrust SettingsLink SFSafariViewController SFSpeechRecognizer
      ShareLink ShazamKit SignInWithAppleButton SKScene SpatialEventGesture SpatialTapGesture
      SpringKeyframe SpriteView StoreKit StoreView Subscribers SubscriptionStoreView Table
      TableColumn TableRow TextRenderer TextSelection Thread ThreadLocal TimelineProvider Timer
      TimeZone Tip Tips TipView ToolbarSpacer Transferable TransferRepresentation
      UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController
      UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor UIBezierPath UIBlurEffect
      UICollectionView UICollectionViewCell UICollectionViewFlowLayout UIDatePicker UIDevice
      UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIHostingConfiguration
      UIImagePickerController UIImpactFeedbackGenerator UINavigationBarAppearance
      UINotificationFeedbackGenerator UIPageControl UIPageViewController UIPanGestureRecognizer
      UIPasteboard UIPickerView UIPinchGestureRecognizer UIRectCorner UIResponder UIScene UIScreen
      UISearchBar UISearchController UISelectionFeedbackGenerator UITabBarAppearance
      UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate
      UITapGestureRecognizer UITextFieldDelegate UITextRange UITextViewDelegate UITraitCollection
      UIVisualEffectView UIWindow UIWindowScene URLCache URLComponents URLError URLQueryItem
      URLRequest URLResponse URLSession UserDefaults UTType VideoPlayer WebPage WebView Widget
      WidgetBundle WidgetCenter WidgetConfiguration WindowVisibilityToggle WKWebView
      WKWebViewConfiguration XCTestCase
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let members = Set(
    """
      accessibilityActions accessibilityActivationPoint accessibilityAdjustableAction
      accessibilityAttributedHint accessibilityChartDescriptor accessibilityChildren
      accessibilityCustomContent accessibilityDirectTouch accessibilityDragPoint
      accessibilityDropPoint accessibilityFocused accessibilityHeading accessibilityInputLabels
      accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
      accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
      accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
      accessibilitySpeechSpellsOutCharacters accessibilityTextContentType accessibilityZoomAction
      actionSheet advanced alignmentRect annotation anyTransition appearance appStoreOverlay
      aspectFill attributedString autocapitalization backgroundExtensionEffect backgroundStyle
      backgroundTask badgeProminence bundleIdentifier buttonBorderShape buttonRepeatBehavior
      chartAngleSelection chartBackground chartForegroundStyleScale chartLegend chartOverlay
      chartPlotStyle chartScrollableAxes chartXAxis chartXAxisLabel chartXScale chartXSelection
      chartXVisibleDomain chartYAxis chartYAxisLabel chartYScale chartYSelection colorEffect
      commands commandsRemoved compositionalLayout containerBackground containerValue
      contentCaptureProtected contentConfiguration contentToolbar controlGroupStyle copyable
      cornerCurve cuttable dataTask dateInterval datePickerStyle decode defaultAppStorage
      defaultFocus defaultHoverEffect defaultSize defaultWheelPickerItemHeight
      defaultWindowPlacement depthAlignment dialogIcon dialogPreventsAppTermination
      dialogSuppressionToggle digitalCrownRotation disableAutocorrection distortionEffect
      documentPickerStyle dragContainer draggable dropDestination dynamicContentShape editMode
      encode environmentObjects exportableToServices exportsItemProviders fileDialogBrowserOptions
      fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
      fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
      fileExporterFilenameLabel fileImporter fileMover fill findDisabled findNavigator
      focusedObject focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled
      focusScope focusSection fontWidth fullScreenCover gameOptions gaugeStyle gesture3D glass
      glassEffect glassEffectID glassEffectTransition glassEffectUnion glassProminent graphical
      handGestureShortcut handlesExternalEvents handlesGameControllerEvents hoverEffectDisabled
      hoverEffectGroup image imagePlaygroundSheet immersiveEnvironmentBehavior
      importableFromServices importsItemProviders indexViewStyle infoDictionary inScrollView
      inspector inspectorColumnWidth instantiateViewController invalidatableContent itemProvider
      journalingSuggestionsPicker keyboardShortcuts keyframeAnimator labelIconToTitleSpacing
      labelReservedIconWidth labelsVisibility layer layerEffect leading link listRowHoverEffect
      listRowHoverEffectDisabled listSectionIndexVisibility listSectionMargins load
      lowercaseSmallCaps mapCameraKeyframeAnimator mapControls mapControlVisibility
      mapFeatureSelectionAccessory mapFeatureSelectionDisabled mapScope mapStyle maskedCorners
      matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuIndicator
      menuOrder menuStyle modelContainer modelContext modifierKeyAlternate musicSubscriptionOffer
      navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth
      navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle
      nextDate onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
      onDeleteCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand
      onInAppPurchaseCompletion onInAppPurchaseStart onKeyPress onMapCameraChange
      onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap
      onPencilSqueeze onPlayPauseCommand onScrollGeometryChange onScrollPhaseChange
      onScrollTargetVisibilityChange onScrollVisibilityChange onWorldRecenter orientation ornament
      pageCommand paletteSelectionEffect pasteDestination path phaseAnimator photosPicker
      photosPickerAccessoryVisibility photosPickerStyle placeholder pointerStyle pointerVisibility
      popoverTip preferredSubscriptionOffer presentationBackground
      presentationBackgroundInteraction presentationCompactAdaptation
      presentationContentInteraction presentationCornerRadius presentationMode
      presentationPreventsAppTermination presentationSizing pressFeedback previewContext
      productViewStyle publisher quickLookPreview realityViewCameraControls renameAction
      replaceDisabled rotation3DLayout safeAreaBar scrollBounceBehavior scrollClipDisabled
      scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicatorsFlash
      scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout
      searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior
      searchScopes searchSelection searchSuggestions searchToolbarBehavior sectionActions
      sectionIndexLabel selection selectionDisabled sendAction separator shadowColor shadowOffset
      shadowOpacity shadowPath shadowRadius sharedBackgroundVisibility signInWithAppleButtonStyle
      sizeCategory smallCaps speechAdjustedPitch speechAlwaysIncludesPunctuation
      speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar
      storeButton storeProductTask strokeStyle submitScope subscriptionStatusTask
      swipeActionsContainer symbolColorRenderingMode symbolEffect symbolEffectsRemoved
      symbolVariableValueMode tabBarMinimizeBehavior tableColumnHeaders tableStyle
      tabViewBottomAccessory tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
      tabViewSidebarFooter tabViewSidebarHeader textContentType textEditorStyle
      textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
      textScale textSelectionAffinity timeZone tipBackground tipImageSize tipViewStyle
      toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle
      toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
      touchBar traitCollection transformEffect3D translationPresentation translationTask
      typeSelectEquivalent typesettingLanguage uppercaseSmallCaps upperLimbVisibility url
      userActivity webViewBackForwardNavigationGestures wheel widgetAccentable
      widgetAccentedRenderingMode widgetURL windowBackground windowDismissBehavior
      windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor windowResizeBehavior
      windowToolbarFullScreenVisibility workoutPreview writingDirection
      writingToolsAffordanceVisibility writingToolsBehavior
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
