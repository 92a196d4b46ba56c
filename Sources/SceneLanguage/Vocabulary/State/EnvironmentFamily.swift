internal import Diptych
internal import LayoutEngine

extension Library {
  /// What views are told by those around them.
  static let environment = LibraryFamily(
    title: "Environment",
    types: [
      LibraryType(
        "EnvironmentValues",
        [.initializer { EnvironmentValues() }] + settable + readable + [environmentKey]
      ),
      LibraryType("View", environmentModifiers + objectModifiers),
      LibraryType("Namespace.ID", conformsTo: ["Hashable"]), LibraryType("Namespace"),
      LibraryType(
        "Locale",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<String>("identifier")) { Locale(identifier: $0) },
          .constant("current", Locale(identifier: "en_US")),
          .constant("autoupdatingCurrent", Locale(identifier: "en_US")),
          .property("identifier", of: Locale.self) { $0.identifier },
          .property("currency", of: Locale.self) { $0.currencyCode.map(LocaleCurrency.init) },
          .property("currencyCode", of: Locale.self) { $0.currencyCode },
          .property("currencySymbol", of: Locale.self) { $0.currencySymbol },
          .property("decimalSeparator", of: Locale.self) { $0.decimalSeparator },
          .method(
            "_dateFormat",
            of: Locale.self,
            Parameter<Int>("date"),
            Parameter<Int>("time")
          ) {
            $0.dateFormat(date: $1, time: $2)
          },
          .method("_dateFormat", of: Locale.self, Parameter<String>("of")) {
            $0.dateFormat(of: $1)
          },
          .property("groupingSeparator", of: Locale.self) { $0.groupingSeparator },
        ]
      ),
      LibraryType(
        LocaleCurrency.sceneName,
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<String>("_")) { LocaleCurrency(identifier: $0) },
          .property("identifier", of: LocaleCurrency.self) { $0.identifier },
        ]
      ),
      .inert(
        "PresentationMode",
        [
          .genericProperty("isPresented", result: .bool) { _ in .bool(false) },
          .generic("dismiss", result: .void) { _ in .void },
        ]
      ),
      .values(
        of: EditMode.self,
        ["inactive": .inactive, "transient": .transient, "active": .active],
        [.property("isEditing", of: EditMode.self) { $0.isEditing }]
      ),
      LibraryType(
        "DismissAction",
        [.deed("callAsFunction", of: DismissAction.self) { $0() }]
      ),
      LibraryType(
        "OpenURLAction",
        [
          .deed("callAsFunction", of: OpenURLAction.self, Parameter<URL>("_")) { $0($1) },
          // What is not opened does not tell whether it was.
          .deed(
            "callAsFunction",
            of: OpenURLAction.self,
            Parameter<URL>("_"),
            Parameter<IgnoredArgument>.ignored(
              "completion",
              .function(FunctionType([.bool], .void))
            )
          ) { action, url, _ in action(url) },
          .initializer(
            .ignored("handler", .function(FunctionType([.named("URL")], openURLResult)))
          ) { _ in OpenURLAction() },
        ]
      ),
      .inert(
        "OpenURLAction.Result",
        constants: ["handled", "discarded", "systemAction"],
        [
          .inert(
            .staticMethod,
            "systemAction",
            of: "OpenURLAction.Result",
            [.parameter(nil, .named("URL"))]
          )
        ]
      ),
    ]
  )

  private static let openURLResult = SceneType.named("OpenURLAction.Result")

  /// What a scene does with addresses, which no picture opens.
  private static let openURL: LibraryEntry = {
    var entry = read("openURL") { $0.openURL }
    entry.write = { _, _ in }
    return entry
  }()

  private static let settable: [LibraryEntry] = [
    .property("layoutDirection", \EnvironmentValues.layoutDirection),
    .property("isEnabled", \EnvironmentValues.isEnabled),
    .property("font", \EnvironmentValues.font),
    .property("lineLimit", \EnvironmentValues.lineLimit),
    .property("multilineTextAlignment", \EnvironmentValues.multilineTextAlignment),
    .property("truncationMode", \EnvironmentValues.truncationMode),
    .property("minimumScaleFactor", \EnvironmentValues.minimumScaleFactor),
    .property("locale", \EnvironmentValues.locale),
    .property("calendar", \EnvironmentValues.calendar),
    .property("timeZone", \EnvironmentValues.timeZone),
    .property("controlSize", \EnvironmentValues.controlSize),
    .property("lineSpacing", \EnvironmentValues.lineSpacing),
    .property("defaultMinListRowHeight", \EnvironmentValues.defaultMinListRowHeight),
    .property("headerProminence", \EnvironmentValues.headerProminence),
    .property("symbolVariants", \EnvironmentValues.symbolVariants),
    .property("colorScheme", \EnvironmentValues.colorScheme),
    .property("dynamicTypeSize", \EnvironmentValues.dynamicTypeSize),
    sizeCategory, .property("redactionReasons", \EnvironmentValues.redactionReasons),
    .property("horizontalSizeClass", \EnvironmentValues.horizontalSizeClass),
    .property("verticalSizeClass", \EnvironmentValues.verticalSizeClass),
    .property("tabViewBottomAccessoryPlacement", of: EnvironmentValues.self) {
      $0.tabViewBottomAccessoryPlacement
    },
  ]

  /// The older name of the size of type.
  private static let sizeCategory: LibraryEntry = {
    var entry = LibraryEntry.property("sizeCategory", \EnvironmentValues.dynamicTypeSize)
    entry.signature.result = .named("ContentSizeCategory")
    return entry
  }()

  /// Whether a list is edited: not, unless the scene says so.
  private static let editMode: LibraryEntry = {
    let key = ObjectIdentifier(EditModeKey.self)
    var entry = LibraryEntry.genericProperty(
      "editMode",
      result: .optional(.binding(.named("EditMode")))
    ) { call in
      let environment = try EnvironmentValues.receiver(of: call)
      if let stored = environment[scene: key] as? ConfinedValue { return stored.value }
      return .binding(SceneBinding(initial: EditMode.inactive.sceneValue))
    }
    entry.write = { call, value in
      var environment = try EnvironmentValues.receiver(of: call)
      environment[scene: key] = ConfinedValue(value: value)
      if case .binding(let binding) = value {
        environment.rowEditing = try binding.get().read(as: EditMode.self)
      } else {
        environment.rowEditing = .inactive
      }
      call.receiver = environment.sceneValue
    }
    return entry
  }()

  private enum EditModeKey {}

  private static let readable: [LibraryEntry] = [
    openURL, read("dismiss") { $0.dismiss },
    read("isPresented") { $0.isPresented }, read("scenePhase") { $0.scenePhase },
    read("isFocused") { $0.isFocused }, read("displayScale") { $0.displayScale },
    read("pixelLength") { $0.pixelLength },
    read("colorSchemeContrast") { $0.colorSchemeContrast },
    read("accessibilityReduceMotion") { $0.accessibilityReduceMotion },
    read("accessibilityReduceTransparency") { $0.accessibilityReduceTransparency },
    read("accessibilityDifferentiateWithoutColor") { $0.accessibilityDifferentiateWithoutColor },
    .genericProperty("presentationMode", result: .binding(.named("PresentationMode"))) { _ in
      let mode = NativeBox(InertValue(), type: .named("PresentationMode"))
      return .binding(SceneBinding(initial: .native(mode)))
    },
    editMode,
    read("isSearching") { _ in false },
    read("accessibilityVoiceOverEnabled") { $0.accessibilityVoiceOverEnabled },
  ]

  private static func read<Result: SceneRepresentable>(
    _ name: String,
    _ get: @escaping @Sendable (EnvironmentValues) -> Result
  ) -> LibraryEntry {
    .property(name, of: EnvironmentValues.self) { get($0) }
  }
}

extension DismissAction: NativeValue {}
extension Locale: NativeValue {}

/// `Locale.Currency` as a value of the program.
struct LocaleCurrency: Hashable, NativeValue {
  static var sceneName: String { "Locale.Currency" }

  let identifier: String
}
extension OpenURLAction: NativeValue {}

extension EditMode: NativeValue {}
