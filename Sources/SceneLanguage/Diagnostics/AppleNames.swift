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
    CryptoKit DeviceActivity Dispatch EventKit EventKitUI FamilyControls FoundationModels
    GameController GameKit GameplayKit HealthKit HomeKit ImageIO ImagePlayground Intents IntentsUI
    LinkPresentation LocalAuthentication MapKit MediaPlayer Messages MessageUI Metal MetalKit
    MusicKit NaturalLanguage Network ObjectiveC PassKit PDFKit PencilKit Photos PhotosUI QuickLook
    QuickLookThumbnailing RealityKit RealityKitContent RegexBuilder SafariServices SceneKit
    Security simd Spatial Speech SpriteKit StoreKit SwiftData Synchronization Testing TipKit
    Translation UniformTypeIdentifiers UserNotifications Vision VisionKit WatchConnectivity
    WatchKit WeatherKit WebKit WidgetKit XCTest
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let types = Set(
    """
    CommandLine ContiguousArray ContinuousClock GlassButtonStyle GlassProminentButtonStyle KeyPathComparator Int128 UInt128 isKnownUniquelyReferenced MemoryLayout Mirror StaticString SuspendingClock
    UnsafeBufferPointer UnsafeMutablePointer UnsafePointer
    numericCast readLine unsafeBitCast unsafeDowncast
    UnsafeRawPointer withUnsafeBytes withUnsafeMutablePointer withUnsafePointer
    withTaskGroup withThrowingTaskGroup withDiscardingTaskGroup withThrowingDiscardingTaskGroup
    AccessibilityRotorContent AlertToast AnimatableModifier AnimatablePair AnyCancellable
    AnyGesture AnyPublisher AreaMark ARView AsyncStream Attribute AttributedString
    AudioServicesPlaySystemSound AVAudioPlayer AVAudioSession AVPlayer AVPlayerLayer AxisGridLine
    AxisMarks AxisValueLabel BarMark Bundle CADisplayLink CALayer CASpringAnimation CATransition
    CGAffineTransform CGContext CGGradient CGImage CGPath CGVector Chart ChartProxy CIContext
    CIFilter CIImage CLLocation CLLocationCoordinate2D CLLocationManager CloudKit CMMotionManager
    CNContact CommandGroup CommandMenu Commands ConcentricRectangle
    ContentSizeCategory CubicKeyframe CurrentValueSubject CustomAnimation Data
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal Dimension
    DismissSearchAction DismissWindowAction DispatchGroup DispatchQueue DispatchTime
    DispatchWorkItem DocumentGroup DragInteraction DropDelegate DropInfo DropProposal EditButton
    EmptyCommands EmptyModifier FetchedResults FetchRequest FieldDatePickerStyle FileDocument
    FileManager FileWrapper FocusedBinding FocusedObject FocusedValue ForegroundColor Future
    GeometryProxy3D GeometryReader3D GlassEffect GlassEffectContainer GraphicalDatePickerStyle
    HKHealthStore HSplitView ImageRenderer ImmersiveSpace IntentConfiguration ISO8601DateFormatter
    JSONDecoder JSONEncoder Just KeyframeAnimator KeyframeTimeline KeyframeTrack LibraryContentProvider LibraryItem
    LabeledTextFieldStyle LAContext LazyPinnedViews LinearKeyframe LineMark LocationManager Logger
    LongFormat LottieView Map MapAnnotation MapCameraPosition MapMarker MapPin MapPolyline Marker
    Measurement MeasurementFormat MeasurementFormatter MenuBarExtra MeshGradient
    MFMailComposeViewController MKCoordinateRegion MKMapView Model Model3D ModelActor
    ModelConfiguration ModelContainer ModelContext MoveKeyframe MultiDatePicker NLTagger
    Notification NotificationCenter NSArray NSAttributedString NSCache NSColor NSData NSDate
    NSDictionary NSError NSFont NSHostingController NSHostingView NSImage NSItemProvider
    NSManagedObject NSManagedObjectContext NSMutableAttributedString NSNumber NSObjectProtocol
    NSPersistentCloudKitContainer NSPersistentContainer NSPredicate NSRange NSRegularExpression
    NSSet NSSortDescriptor NSString NSURL NSUserActivity NSViewControllerRepresentable
    NSViewRepresentable NumberFormatter NWPathMonitor ObjectIdentifier Observation
    ObservationTracking OpenSettingsAction OpenWindowAction OSLog PassthroughSubject
    PasteButton PDFDocument PDFView PersistentModel PersonNameComponents
    PersonNameComponentsFormatter PhaseAnimator PHAsset PhotosPicker PhotosPickerItem
    PHPickerConfiguration PHPickerViewController Player PointMark Predicate PresentationMode
    ProcessInfo ProductView PropertyListDecoder Published Publishers Query RealityKit RealityView
    RectangleMark RefreshAction Regex Relationship RelativeDateTimeFormatter RenameButton
    RequestReviewAction RuleMark RunLoop Scanner SceneKit SceneView Schema SCNScene ScrollGeometry
    ScrollPhase ScrollPosition SectorMark SecTrust SettingsLink
    SFSafariViewController SFSpeechRecognizer Shader ShaderLibrary ShareLink ShazamKit
    SignInWithAppleButton SimultaneousGesture SKScene SpatialEventGesture SpatialTapGesture
    SpringKeyframe SpriteView SquareBorderTextFieldStyle StepperFieldDatePickerStyle StoreKit
    StoreView Subscribers SubscriptionStatus SubscriptionStoreView
    SwiftData Table TableColumn TableRow TabPlacement TabViewCustomization TextRenderer
    TextSelection TextSelectionAffinity Thread ThreadLocal TimelineProvider Timer TimeZone Tip
    Tips TipView ToolbarSpacer Transferable TransferRepresentation UIActivityIndicatorView
    UIActivityViewController UIAlertAction UIAlertController UIApplication UIApplicationDelegate
    UIApplicationDelegateAdaptor UIBezierPath UIBlurEffect UICollectionView UICollectionViewCell
    UICollectionViewFlowLayout UICommand UIContentUnavailableConfiguration UIDatePicker UIDevice
    UIEvent UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererFormat
    UIHostingView UIImagePickerController UIImpactFeedbackGenerator UIKeyCommand UIMenu
    UINavigationBarAppearance UINotificationFeedbackGenerator UIPageControl UIPageViewController
    UIPanGestureRecognizer UIPasteboard UIPickerView UIPinchGestureRecognizer UIPress UIRectCorner
    UIResponder UIScene UIScreen UISearchBar UISearchController UISelectionFeedbackGenerator
    UITabBarAppearance UITableViewCell UITableViewController UITableViewDataSource
    UITableViewDelegate UITapGestureRecognizer UITextFieldDelegate UITextRange UITextViewDelegate
    UITouch UITraitCollection UIVisualEffectView UIWindow UIWindowScene UnevenRoundedRectangle3D
    Unit UnitDuration UnitLength UnitMass UnitPoint3D UnitSpeed UnitTemperature UnitVolume
    URLCache URLComponents URLError URLQueryItem URLRequest URLResponse URLSession UserDefaults
    UtilityWindow UTType VideoPlayer VSplitView WebPage WebView WheelDatePickerStyle Widget
    WidgetBundle WidgetCenter WidgetConfiguration Window WindowStyle WindowVisibilityToggle
    TupleView UIAdaptivePresentationControllerDelegate UICollectionViewDataSource
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UIDocumentPickerDelegate
    UIGestureRecognizerRepresentable UIImagePickerControllerDelegate
    UINavigationControllerDelegate UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPickerViewDataSource UIPickerViewDelegate UIScrollViewDelegate UISearchBarDelegate
    UISearchControllerDelegate UISearchResultsUpdating UISheetPresentationController
    UIWindowSceneDelegate PHPickerViewControllerDelegate CLLocationManagerDelegate
    AVAudioPlayerDelegate WKNavigationDelegate WKUIDelegate WKWebView WKWebViewConfiguration
    XCTestCase CAReplicatorLayer CAEmitterLayer CAEmitterCell CATransform3D CATransform3DIdentity
    CATransform3DMakeTranslation CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DRotate CATransform3DTranslate CATransform3DScale UIGraphicsGetCurrentContext
    UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsEndImageContext NSTextAttachment
    UICalendarView UIColorWell UIColorPickerViewController UIPrintInteractionController
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let modifiers = Set(
    """
    accessibilityActions accessibilityActivationPoint accessibilityAdjustableAction
    accessibilityAttributedHint accessibilityChartDescriptor accessibilityChildren
    accessibilityCustomContent accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityFocused accessibilityHeading accessibilityInputLabels
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilitySpeechSpellsOutCharacters accessibilityTextContentType accessibilityZoomAction
    actionSheet allowsTightening appStoreOverlay autocapitalization backgroundExtensionEffect
    backgroundStyle backgroundTask badgeProminence buttonBorderShape buttonRepeatBehavior
    chartAngleSelection chartBackground chartForegroundStyleScale chartLegend chartOverlay
    chartPlotStyle chartScrollableAxes chartXAxis chartXAxisLabel chartXScale chartXSelection
    chartXVisibleDomain chartYAxis chartYAxisLabel chartYScale chartYSelection colorEffect
    commandsRemoved containerBackground contentCaptureProtected controlGroupStyle
    copyable cuttable datePickerStyle defaultAppStorage defaultFocus defaultHoverEffect
    defaultSize defaultWheelPickerItemHeight defaultWindowPlacement depthAlignment dialogIcon
    dialogPreventsAppTermination dialogSuppressionToggle digitalCrownRotation
    disableAutocorrection distortionEffect documentPickerStyle dragContainer draggable
    dropDestination dynamicContentShape exportableToServices exportsItemProviders
    fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
    fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover
    findDisabled findNavigator focusedObject focusedSceneObject focusedSceneValue focusedValue
    focusEffectDisabled focusScope focusSection fontWidth fullScreenCover gaugeStyle gesture3D
    glassEffect glassEffectID glassEffectTransition glassEffectUnion handGestureShortcut
    handlesExternalEvents handlesGameControllerEvents hoverEffectDisabled hoverEffectGroup
    imagePlaygroundSheet immersiveEnvironmentBehavior importableFromServices importsItemProviders
    indexViewStyle inspector inspectorColumnWidth invalidatableContent journalingSuggestionsPicker
    keyboardShortcuts keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth
    labelsVisibility layerEffect listItemTint listRowHoverEffect listRowHoverEffectDisabled
    listSectionIndexVisibility listSectionMargins lowercaseSmallCaps mapCameraKeyframeAnimator
    mapControls mapControlVisibility mapFeatureSelectionAccessory mapFeatureSelectionDisabled
    mapScope mapStyle matchedTransitionSource materialActiveAppearance menuActionDismissBehavior
    menuIndicator menuOrder menuStyle modelContainer modifierKeyAlternate musicSubscriptionOffer
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle onCommand
    onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDeleteCommand onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onInAppPurchaseCompletion
    onInAppPurchaseStart onKeyPress onMapCameraChange onModifierKeysChanged onMoveCommand
    onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onWorldRecenter paletteSelectionEffect pasteDestination phaseAnimator
    photosPicker photosPickerAccessoryVisibility photosPickerStyle pointerStyle pointerVisibility
    popoverTip preferredSubscriptionOffer presentationBackground presentationBackgroundInteraction
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationPreventsAppTermination presentationSizing pressFeedback previewContext
    productViewStyle quickLookPreview realityViewCameraControls renameAction replaceDisabled
    rotation3DLayout safeAreaBar scrollBounceBehavior scrollClipDisabled scrollDismissesKeyboard
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSelection searchSuggestions searchToolbarBehavior sectionActions sectionIndexLabel
    selectionDisabled sharedBackgroundVisibility signInWithAppleButtonStyle speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior statusBar storeButton storeProductTask submitScope
    subscriptionStatusTask swipeActionsContainer symbolColorRenderingMode symbolEffect
    symbolEffectsRemoved symbolVariableValueMode tabBarMinimizeBehavior tableColumnHeaders
    tableStyle tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader textContentType
    textEditorStyle textInputCompletion textInputFormattingControlVisibility textInputSuggestions
    textRenderer textScale textSelectionAffinity tipBackground tipImageSize tipViewStyle
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle
    toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
    transformEffect3D translationPresentation translationTask typeSelectEquivalent
    typesettingLanguage uppercaseSmallCaps upperLimbVisibility userActivity
    webViewBackForwardNavigationGestures widgetAccentable widgetAccentedRenderingMode widgetURL
    windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
    windowResizeBehavior windowToolbarFullScreenVisibility workoutPreview
    writingToolsAffordanceVisibility writingToolsBehavior
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
    DatePickerStyle: field graphical stepperField wheel
    EditMode: active transient
    EnvironmentValues: accessibilityEnabled accessibilityQuickActionsEnabled allowsTightening
    EnvironmentValues: appearsActive autocorrectionDisabled backgroundMaterial backgroundProminence
    EnvironmentValues: backgroundStyle badgeProminence buttonRepeatBehavior contentTransition
    EnvironmentValues: defaultMinListHeaderHeight dismissSearch dismissWindow documentConfiguration
    EnvironmentValues: headerProminence imageScale isHoverEffectEnabled isLuminanceReduced
    EnvironmentValues: isSceneCaptured isScrollEnabled isTabBarShowingSections keyboardShortcut
    EnvironmentValues: legibilityWeight lineSpacing managedObjectContext menuIndicatorVisibility
    EnvironmentValues: menuOrder modelContext openDocument openImmersiveSpace openSettings openWindow
    EnvironmentValues: purchase refresh rename requestReview resetFocus searchSuggestionsPlacement
    EnvironmentValues: showsWidgetContainerBackground supportsMultipleWindows symbolRenderingMode
    EnvironmentValues: tabBarPlacement textCase timeZone tint undoManager
    EnvironmentValues: verticalScrollIndicatorVisibility widgetFamily widgetRenderingMode
    FormatStyle: byteCount components interval iso8601 locale measurement name relative time timer units url
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
    PrimitiveButtonStyle: accessoryBar accessoryBarAction bordered card glass glassProminent link
    Shape: image intersection lineIntersection lineSubtraction subtracting symmetricDifference
    Shape: union
    ShapeStyle: image windowBackground
    String: appendingFormat applyingTransform attributedString boundingRect cString capitalizedString
    String: addingPercentEncoding data decomposedStringWithCanonicalMapping draw enumerateLines enumerateSubstrings
    String: folding formatted localizedCapitalized localizedCompare localizedLowercase
    String: localizedStandardCompare localizedUppercase matches nsRange rangeOfCharacter size
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
    CALayer: transform sublayerTransform anchorPoint position affineTransform render
    UIView: snapshotView exerciseAmbiguityInLayout
    UIImage: resizableImage jpegData pngData preparingThumbnail
    UIButton.Configuration: background
    UIApplication: alternateIconName applicationState connectedScenes delegate keyWindow windows
    UIView: animate contentScaleFactor drawHierarchy gestureRecognizers layer transition
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
