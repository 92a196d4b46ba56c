/// Names that Apple's frameworks have and the library does not.
///
/// A scene that uses one is right, so that it must not be told that the name does not exist. A name
/// that the library has is found before it is looked up here.
enum AppleNames {
  /// Whether Apple has a framework of a name, besides those whose vocabulary the library has.
  static func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// Whether a framework has a type of a name.
  static func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether one of some types of a framework has a member of a name.
  static func hasMember(_ name: String, of owners: some Sequence<String>) -> Bool {
    owners.contains { owner in
      members[owner]?.contains(name) == true || owner == "View" && modifiers.contains(name)
    }
  }

  /// Whether some function of a framework takes an argument of a label that the library's lack.
  static func hasLabel(_ name: String) -> Bool { labels.contains(name) }

  private static let labels: Set<String> = [
    "columnCustomization", "configuration", "countsDown", "editActions", "formatter",
    "including", "intent", "jsonData", "markdown", "nsAttributedString",
    "options", "pauseTime", "paths",
    "photoLibrary", "preferredItemEncoding", "range", "resolution", "showsHours", "sources",
    "timerInterval", "token", "tokens", "suggestedTokens", "actionLabel", "tip",
  ]

  private static let modules = Set(
    """
    Accelerate ActivityKit AppIntents AppTrackingTransparency ARKit AudioToolbox
    AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks Charts CloudKit Contacts
    ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreHaptics CoreImage CoreLocation
    CoreMedia CoreML CoreMotion CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CallKit CryptoKit DeviceActivity Dispatch EventKit EventKitUI FamilyControls FoundationModels
    GameController GameKit GameplayKit HealthKit HomeKit ImageIO ImagePlayground Intents IntentsUI
    LinkPresentation LocalAuthentication MapKit MediaPlayer Messages MessageUI Metal MetalKit
    MultipeerConnectivity MusicKit NaturalLanguage Network ObjectiveC PassKit PDFKit PencilKit Photos PhotosUI QuickLook
    QuickLookThumbnailing RealityKit RealityKitContent RegexBuilder SafariServices SceneKit
    ReplayKit Security simd Spatial Speech SpriteKit StoreKit SwiftData Synchronization Testing TipKit
    Translation UniformTypeIdentifiers UserNotifications Vision VisionKit WatchConnectivity
    WatchKit WeatherKit WebKit WidgetKit XCTest
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let types = Set(
    """
    AES ChaChaPoly HMAC Insecure SymmetricKey SHA256 SHA384 SHA512 P256 Curve25519
    CALayerDelegate CATransformLayer CATiledLayer CAScrollLayer CGPattern
    Subscriber Subscription ConnectablePublisher
    ChoiceOf OneOrMore Optionally TryCapture ZeroOrMore NegativeLookahead CharacterClass
    InlineArray MutableSpan OutputSpan PropertyListEncoder RawSpan SKOverlay Span TimeDataSource
    AccessibilityRotorContent AccessibilityRotorEntry AlertToast AnimatableModifier
    AnimatablePair AnyCancellable
    AnyGesture AnyPublisher AreaMark ARView AsyncStream Attribute AttributedString
    AudioServicesPlaySystemSound AVAudioPlayer AVAudioPlayerDelegate AVAudioSession AVPlayer
    AVPlayerLayer AxisGridLine AxisMarks AxisValueLabel BarMark Bundle CADisplayLink
    CAEmitterCell CAEmitterLayer CALayer CAReplicatorLayer CASpringAnimation
    CATransition CGAffineTransform CGImage CGVector Chart
    ChartProxy CIContext CIFilter CIImage CLLocation CLLocationCoordinate2D CLLocationManager
    CLLocationManagerDelegate CloudKit CMMotionManager CNContact CommandGroup CommandLine
    CommandMenu Commands ConcentricRectangle ContentSizeCategory ContiguousArray
    AreaPlot BarPlot LinePlot PointPlot RectanglePlot RulePlot SectorPlot
    ContinuousClock CubicKeyframe CurrentValueSubject CustomAnimation Data
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal Dimension
    DispatchGroup DispatchQueue DispatchTime DispatchWorkItem DocumentGroup DragInteraction
    DropDelegate DropInfo DropProposal EditButton EmptyCommands EmptyModifier FetchedResults
    FetchRequest FieldDatePickerStyle FileManager FocusedBinding FocusedObject FocusedValue
    ForegroundColor Future GeometryProxy3D GeometryReader3D GlassButtonStyle GlassEffect
    GlassEffectContainer GlassProminentButtonStyle HKHealthStore
    HSplitView ImageRenderer ImmersiveSpace Int128 IntentConfiguration
    isKnownUniquelyReferenced ISO8601DateFormatter JSONDecoder JSONEncoder Just
    KeyframeAnimator KeyframeTimeline KeyframeTrack KeyPathComparator LabeledTextFieldStyle
    LAContext LazyPinnedViews LibraryContentProvider LibraryItem LinearKeyframe LineMark
    LocationManager Logger LongFormat LottieView Map MapAnnotation MapCameraPosition MapMarker
    MapPin MapPolyline Marker Measurement MeasurementFormat MeasurementFormatter MemoryLayout
    MenuBarExtra MeshGradient MFMailComposeViewController Mirror MKCoordinateRegion MKMapView
    Model Model3D ModelActor ModelConfiguration ModelContainer ModelContext MoveKeyframe
    NLTagger Notification NotificationCenter NSArray NSAttributedString NSCache
    NSColor NSData NSDate NSDictionary NSError NSFont NSHostingController NSHostingView NSImage
    NSItemProvider NSManagedObject NSManagedObjectContext NSMutableAttributedString NSNumber
    NSObjectProtocol NSPersistentCloudKitContainer NSPersistentContainer NSPredicate NSRange
    NSRegularExpression NSSet NSSortDescriptor NSString NSTextAttachment NSURL NSUserActivity
    NSViewControllerRepresentable NSViewRepresentable NumberFormatter numericCast NWPathMonitor
    ObjectIdentifier Observation ObservationTracking OSLog PassthroughSubject PasteButton
    PDFDocument PDFView PersistentModel PersonNameComponents PersonNameComponentsFormatter
    PhaseAnimator PHAsset PhotosPicker PhotosPickerItem PHPickerConfiguration
    PHPickerViewController PHPickerViewControllerDelegate Player PointMark Predicate
    PresentationMode ProcessInfo ProductView PropertyListDecoder Published Publishers Query
    readLine RealityKit RealityView RectangleMark Regex Relationship RelativeDateTimeFormatter
    RenameButton RuleMark RunLoop Scanner SceneKit SceneView Schema SCNScene ScrollGeometry
    ScrollPhase ScrollPosition SectorMark SecTrust SettingsLink SFSafariViewController
    SFSpeechRecognizer ShareLink ShazamKit SignInWithAppleButton SIMD2 SIMD3 SIMD4 SimultaneousGesture SKScene
    SpatialEventGesture SpatialTapGesture SpringKeyframe SpriteView SquareBorderTextFieldStyle
    StaticString StepperFieldDatePickerStyle StoreKit StoreView Subscribers SubscriptionStatus
    SubscriptionStoreView SuspendingClock SwiftData Table TableColumn TableRow TabPlacement
    TextRenderer TextSelection Thread ThreadLocal TimelineProvider Timer TimeZone Tip Tips
    TipView ToolbarSpacer Transferable TransferRepresentation TupleView UIActivityIndicatorView
    UIActivityViewController UIAdaptivePresentationControllerDelegate UIAlertAction
    NSLayoutAnchor UIContentContainer UINib
    UIAlertController UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor
    UIBezierPath UIBlurEffect UICalendarView UICollectionView UICollectionViewCell
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewFlowLayout UIColorPickerViewController UIColorWell UICommand
    UIContentUnavailableConfiguration UIDatePicker UIDevice UIDocumentPickerDelegate UIEvent
    UIFontMetrics UIGestureRecognizer
    UIGestureRecognizerRepresentable UISplitViewController UISplitViewControllerDelegate
    UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererFormat UIHostingView UIImagePickerController
    UIImagePickerControllerDelegate UIImpactFeedbackGenerator UIKeyCommand UIMenu
    UINavigationBarAppearance UINavigationControllerDelegate UINotificationFeedbackGenerator
    UInt128 UIPageControl UIPageViewController UIPageViewControllerDataSource
    UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard UIPickerView
    UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPress
    UIPrintInteractionController UIRectCorner UIResponder UIScene UIScreen UIScrollViewDelegate
    UISearchBar UISearchBarDelegate UISearchController UISearchControllerDelegate
    UISearchResultsUpdating UISelectionFeedbackGenerator UISheetPresentationController
    UITabBarAppearance UITableViewCell UITableViewController UITableViewDataSource
    UITableViewDelegate UITapGestureRecognizer UITextFieldDelegate UITextRange
    UITextViewDelegate UITouch UITraitCollection UIVisualEffectView UIWindow UIWindowScene
    UIWindowSceneDelegate UnevenRoundedRectangle3D Unit UnitDuration UnitLength UnitMass
    UnitPoint3D UnitSpeed UnitTemperature UnitVolume unsafeBitCast UnsafeBufferPointer
    unsafeDowncast UnsafeMutablePointer UnsafePointer UnsafeRawPointer URLCache URLComponents
    URLError URLQueryItem URLRequest URLResponse URLSession UserDefaults UtilityWindow UTType
    VideoPlayer VSplitView WebPage WebView Widget WidgetBundle
    WidgetCenter WidgetConfiguration Window WindowStyle WindowVisibilityToggle
    withDiscardingTaskGroup withTaskGroup withThrowingDiscardingTaskGroup withThrowingTaskGroup
    withUnsafeBytes withUnsafeMutablePointer withUnsafePointer WKNavigationDelegate
    WKUIDelegate WKWebView WKWebViewConfiguration XCTestCase
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let modifiers = Set(
    """
    accessibilityActions accessibilityAdjustableAction accessibilityAttributedHint
    accessibilityChartDescriptor accessibilityChildren accessibilityFocused accessibilityHeading
    accessibilityInputLabels accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilitySpeechSpellsOutCharacters actionSheet allowsTightening appStoreOverlay
    autocapitalization backgroundStyle backgroundTask badgeProminence buttonBorderShape
    buttonRepeatBehavior buttonSizing chartAngleSelection chartBackground
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartScrollableAxes
    chartXAxis chartXAxisLabel chartXScale chartXSelection chartXVisibleDomain chartYAxis
    chartYAxisLabel chartYScale chartYSelection commandsRemoved contactAccessButtonStyle
    containerBackground containerCornerOffset contentCaptureProtected controlGroupStyle copyable
    cuttable datePickerStyle defaultAppStorage defaultFocus defaultHoverEffect defaultSize
    defaultWheelPickerItemHeight defaultWindowPlacement depthAlignment dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle disableAutocorrection
    documentPickerStyle dragContainer draggable dropDestination dynamicContentShape
    exportableToServices exportsItemProviders fileDialogBrowserOptions
    fileDialogImportsUnresolvedAliases findDisabled findNavigator focusedObject
    focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled focusScope
    focusSection fontWidth fullScreenCover gaugeStyle gesture3D glassEffect handGestureShortcut
    handlesGameControllerEvents hoverEffectDisabled hoverEffectGroup imagePlaygroundSheet
    immersiveEnvironmentBehavior importableFromServices importsItemProviders indexViewStyle
    invalidatableContent itemProvider journalingSuggestionsPicker keyboardShortcuts
    keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth lineHeight listItemTint
    listRowHoverEffect listRowHoverEffectDisabled listSectionMargins listSectionSeparatorTint
    lowercaseSmallCaps mapCameraKeyframeAnimator mapControls mapControlVisibility
    mapFeatureSelectionAccessory mapFeatureSelectionDisabled mapScope mapStyle
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle
    menuIndicator menuOrder menuStyle modelContainer modifierKeyAlternate musicSubscriptionOffer
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTransition navigationViewStyle onCommand onContinueUserActivity
    onCopyCommand onCutCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated
    onInAppPurchaseCompletion onInAppPurchaseStart onKeyPress onMapCameraChange
    onModifierKeysChanged onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onWorldRecenter paletteSelectionEffect pasteDestination
    phaseAnimator photosPicker photosPickerAccessoryVisibility photosPickerStyle pointerStyle
    pointerVisibility popoverTip preferredSubscriptionOffer prefersDefaultFocus
    presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationPreventsAppTermination
    presentationSizing pressFeedback previewContext productViewStyle quickLookPreview
    realityViewCameraControls renameAction replaceDisabled rotation3DLayout safeAreaBar
    scrollBounceBehavior scrollClipDisabled scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget
    scrollTargetBehavior scrollTargetLayout searchCompletion searchDictationBehavior
    searchScopes searchSelection searchSuggestions selectionDisabled sharedBackgroundVisibility
    signInWithAppleButtonStyle sliderThumbVisibility speechSpellsOutCharacters
    springLoadingBehavior statusBar storeButton storeProductTask submitScope
    subscriptionStatusTask swipeActionsContainer symbolEffect symbolEffectsRemoved
    tabBarMinimizeBehavior tableColumnHeaders tableStyle tabViewBottomAccessory
    tabViewSearchActivation textContentType textEditorStyle textInputCompletion
    textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
    tipBackground tipImageSize tipViewStyle toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility transformEffect3D
    translationPresentation translationTask typeSelectEquivalent typesettingLanguage
    uppercaseSmallCaps upperLimbVisibility userActivity visualEffect3D volumeBaseplateVisibility
    webViewBackForwardNavigationGestures widgetAccentable widgetAccentedRenderingMode widgetURL
    windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
    windowResizeBehavior windowToolbarFullScreenVisibility workoutPreview writingDirection
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// The members of each type, in lines of its name and theirs.
  private static let members: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard let owner = words.first?.dropLast() else { continue }
      result[String(owner), default: []].formUnion(words.dropFirst())
    }
    return result
  }()

  private static let lines = """
    AnyTransition: pushFrom offsetBy
    Array: applying capacity difference withContiguousStorageIfAvailable withUnsafeBufferPointer
    Array: withUnsafeBytes withUnsafeMutableBufferPointer
    Binding: assign combineLatest compactMap debounce delay dropFirst eraseToAnyPublisher filter
    Binding: flatMap handleEvents map merge prepend receive removeDuplicates replaceNil scan share
    Binding: sink switchToLatest throttle zip
    Bundle: bundleIdentifier bundleURL infoDictionary localizedInfoDictionary object path resourceURL url
    Calendar: compare dateInterval enumerateDates isDate locale minimumDaysInFirstWeek nextDate nextWeekend
    Calendar: numberOfDays ordinality timeZone veryShortMonthSymbols
    Color: cgColor mix resolve
    ContainerBackgroundPlacement: navigation navigationSplitView tabView widget window
    DatePickerStyle: field stepperField
    EditMode: active transient
    EnvironmentValues: accessibilityPrefersHeadAnchorAlternative allowedDynamicRange
    EnvironmentValues: allowsWindowActivationEvents authorizationController buttonSizing
    EnvironmentValues: contentTransitionAddsDrawingGroup controlActiveState
    EnvironmentValues: defaultWheelPickerItemHeight devicePickerSupports disableAutocorrection
    EnvironmentValues: displayStoreKitMessage exportFiles findContext fontResolutionContext
    EnvironmentValues: horizontalScrollIndicatorVisibility immersiveSpaceDisplacement importFiles
    EnvironmentValues: isActivityFullscreen isActivityUpdateReduced isFocusEffectEnabled
    EnvironmentValues: labelsVisibility materialActiveAppearance newDocument openAppSettings
    EnvironmentValues: physicalMetrics preferredPencilDoubleTapAction preferredPencilSqueezeAction
    EnvironmentValues: pushWindow realityKitScene remoteDeviceIdentifier requestAgeRange
    EnvironmentValues: showsWidgetLabel sidebarRowSize springLoadingBehavior supportsImageSearch
    EnvironmentValues: supportsRemoteScenes surfaceSnappingInfo symbolColorRenderingMode
    EnvironmentValues: symbolVariableValueMode tabViewBottomAccessoryPlacement
    EnvironmentValues: textSelectionAffinity webAuthenticationSession widgetContentMargins
    EnvironmentValues: windowClippingMargins worldTrackingLimitations writingToolsBehavior
    EnvironmentValues: allowsTightening
    EnvironmentValues: backgroundMaterial backgroundProminence
    EnvironmentValues: backgroundStyle badgeProminence buttonRepeatBehavior contentTransition
    EnvironmentValues: defaultMinListHeaderHeight documentConfiguration
    EnvironmentValues: headerProminence imageScale isHoverEffectEnabled
    EnvironmentValues: keyboardShortcut
    EnvironmentValues: lineSpacing managedObjectContext menuIndicatorVisibility
    EnvironmentValues: menuOrder modelContext openDocument openImmersiveSpace
    EnvironmentValues: purchase rename searchSuggestionsPlacement
    EnvironmentValues: showsWidgetContainerBackground symbolRenderingMode
    EnvironmentValues: tabBarPlacement textCase timeZone tint
    EnvironmentValues: verticalScrollIndicatorVisibility widgetFamily widgetRenderingMode
    FormatStyle: byteCount components interval iso8601 locale measurement name reference relative
    FormatStyle: stopwatch time timer units url verbatim
    GraphicsContext: withCGContext
    Font: monospacedDigits pointSize
    GeometryProxy: coordinateSpace transform
    Image: allowedDynamicRange
    Locale: availableIdentifiers calendar collation currency currencyCode currencySymbol
    Locale: decimalSeparator groupingSeparator hourCycle language languageCode measurementSystem
    Locale: numberingSystem preferredLanguages region regionCode timeZone usesMetricSystem variant
    Duration: formatted
    Notification: userInfo
    Path: intersection lineIntersection lineSubtraction normalized subtracting symmetricDifference
    Path: union
    OpenURLAction: Result
    PickerStyle: radioGroup
    PrimitiveButtonStyle: accessoryBar accessoryBarAction bordered card link
    Shape: image intersection lineIntersection lineSubtraction subtracting symmetricDifference
    Shape: union
    ShapeStyle: image windowBackground
    String: appendingFormat applyingTransform attributedString boundingRect cString capitalizedString
    String: addingPercentEncoding data decomposedStringWithCanonicalMapping enumerateLines enumerateSubstrings
    String: folding formatted localizedCapitalized localizedCompare localizedLowercase
    String: localizedStandardCompare localizedUppercase matches nsRange rangeOfCharacter
    String: firstMatch firstRange isContiguousUTF8 ranges trimmingPrefix wholeMatch withUTF8 write writeToURL
    Int: dividingFullWidth multipliedFullWidth words
    Double: exponentBitPattern floatingPointClass isCanonical isSignalingNaN signalingNaN significandBitPattern significandWidth
    Range: relative
    Optional: hashValue
    TabViewStyle: carousel grouped sidebarAdaptable tabBarOnly verticalPage
    Text: customAttribute textSelectionAffinity
    ToggleStyle: checkbox
    ToolbarItemPlacement: accessoryBar destructiveAction largeSubtitle largeTitle status subtitle
    ToolbarItemPlacement: title bottomOrnament
    CALayer: transform sublayerTransform setValue value animation
    CGContext: drawRadialGradient setBlendMode setFillColorSpace setStrokeColorSpace makeImage
    CGContext: setFillPattern setStrokePattern setShouldSmoothFonts ctm interpolationQuality
    CALayer: preferredFrameSize replaceSublayer visibleRect
    NSObject: addObserver classForCoder copy debugDescription description hash isEqual isMember isProxy
    NSObject: mutableCopy observe perform setValue value
    UIView: alignmentRect constraintsAffectingLayout cornerConfiguration
    UIView: exerciseAmbiguityInLayout hoverStyle snapshotView traitOverrides transform3D
    UIView: constraintAdjusted frame inheritedAnimationDuration modifyAnimations
    UIView: resizableSnapshotView showsLargeContentViewer
    UIImage: cgImage
    UIImage: averageColor renderingMode
    UIImage: withHorizontallyFlippedOrientation
    UIImageView: highlightedImage
    UIBackgroundConfiguration: backgroundColorTransformer image imageContentMode shadowProperties visualEffect
    UIBezierPath: flatness reversing
    UIButton: currentBackgroundImage isHeld
    UIButton: preferredBehavioralStyle
    UIButton: subtitleLabel updateConfiguration
    UIButton.Configuration: clearGlass glass indicator macIdiomStyle prominentClearGlass prominentGlass
    UIButton.Configuration: setDefaultContentInsets symbolContentTransition
    UICollectionView: contextMenuInteraction indexPathForItem moveItem supplementaryView
    UIColor: ciColor darkText lightText
    UIKeyboardLayoutGuide: keyboardDismissPadding setConstraints usesBottomSafeArea
    UIListContentConfiguration: alpha axesPreservingSuperviewLayoutMargins
    UIListContentConfiguration: textToSecondaryTextHorizontalPadding
    UINavigationItem: attributedTitle centerItemGroups customizationIdentifier documentProperties
    UINavigationItem: largeSubtitle largeTitle leadingItemGroups pinnedTrailingGroup
    UINavigationItem: preferredSearchBarPlacement style subtitle trailingItemGroups
    UISegmentedControl: actionForSegment
    UITabBar: items selectedItem
    UITabBarController: tabs
    UITableView: contentHuggingElements fillerRowHeight
    UITableView: reconfigureRows selfSizingInvalidation
    UITextField: borderRect firstRect
    UITextField: selectionRects textInputMode
    UITextView: layoutManager
    UITextView: textLayoutManager
    UITextView: textStorage
    UITabBarItem: landscapeImagePhone
    UITabBarController: customizableViewControllers mode moreNavigationController sidebar
    UISearchBar: inputAssistantItem
    NSAttributedString: attribute attributes boundingRect draw
    NSAttributedString: enumerateAttribute enumerateAttributes isEqual
    NSMutableAttributedString: mutableString
    UIBarButtonItem: badge creatingFixedGroup hidesSharedBackground menuRepresentation
    UIBarButtonItem: possibleTitles
    UISwitch: offImage onImage preferredStyle title
    UIPageControl: defersCurrentPageDisplay size
    UIControl: actions allControlEvents contextMenuInteraction enumerateEventHandlers
    UIControl: sendAction
    UITraitCollection: forceTouchCapability
    UITraitCollection: imageDynamicRange modifyingTraits
    UITraitCollection: replacing toolbarItemPresentationSize
    UIViewController: contentUnavailableConfiguration interfaceOrientation setOverrideTraitCollection
    UIViewController: storyboard transition
    UIViewController: traitOverrides
    UIApplication: alternateIconName connectedScenes delegate keyWindow windows
    UIView: animate contentScaleFactor gestureRecognizers layer transition
    UIView: layoutGuides mask superviewController traitCollection
    UIPageControl: allowsContinuousInteraction backgroundStyle preferredIndicatorImage
    UINavigationBar: backItem items topItem
    UINavigationBar: barTintColor compactAppearance isTranslucent largeTitleTextAttributes
    UINavigationBar: scrollEdgeAppearance standardAppearance titleTextAttributes
    UITabBar: barTintColor isTranslucent scrollEdgeAppearance standardAppearance unselectedItemTintColor
    URL: absoluteURL appending appendingPathComponent fileURLWithPath host lastPathComponent path
    URL: pathExtension query scheme startAccessingSecurityScopedResource
    """
}
