internal import Diptych
internal import LayoutEngine

extension Library {
  /// The looks of controls.
  static let controlStyles = LibraryFamily(
    title: "Control styles",
    types: [LibraryType("View", modifiersOfStyles + modifiersOfFixedStyles)]
      + buttonStyles + toggleStyles + labelStyles + progressStyles + fixedStyles + stylesAsFunctions
  )

  private static let modifiersOfStyles: [LibraryEntry] = [
    .modifier(
      "buttonStyle",
      Parameter<any PrimitiveButtonStyle>.controlStyle("PrimitiveButtonStyle") {
        DeclaredPrimitiveButtonStyle(style: $0)
      }
    ) { (view: any View, style: any PrimitiveButtonStyle) in view.buttonStyle(style) },
    .modifier(
      "buttonStyle",
      Parameter<any ButtonStyle>.controlStyle("ButtonStyle") { DeclaredButtonStyle(style: $0) }
    ) { (view: any View, style: any ButtonStyle) in view.buttonStyle(style) },
    .modifier(
      "toggleStyle",
      Parameter<any ToggleStyle>.controlStyle("ToggleStyle") { DeclaredToggleStyle(style: $0) }
    ) { (view: any View, style: any ToggleStyle) in view.toggleStyle(style) },
    .modifier(
      "labelStyle",
      Parameter<any LabelStyle>.controlStyle("LabelStyle") { DeclaredLabelStyle(style: $0) }
    ) { (view: any View, style: any LabelStyle) in view.labelStyle(style) },
    .modifier(
      "labeledContentStyle",
      Parameter<any LabeledContentStyle>.controlStyle("LabeledContentStyle") {
        DeclaredLabeledContentStyle(style: $0)
      }
    ) { (view: any View, style: any LabeledContentStyle) in view.labeledContentStyle(style) },
    .modifier(
      "progressViewStyle",
      Parameter<any ProgressViewStyle>.controlStyle("ProgressViewStyle") {
        DeclaredProgressViewStyle(style: $0)
      }
    ) { (view: any View, style: any ProgressViewStyle) in view.progressViewStyle(style) },
    .modifier(
      "gaugeStyle",
      Parameter<any GaugeStyle>.controlStyle("GaugeStyle") { DeclaredGaugeStyle(style: $0) }
    ) { (view: any View, style: any GaugeStyle) in view.gaugeStyle(style) },
    .modifier(
      "groupBoxStyle",
      Parameter<any GroupBoxStyle>.controlStyle("GroupBoxStyle") {
        DeclaredGroupBoxStyle(style: $0)
      }
    ) { (view: any View, style: any GroupBoxStyle) in view.groupBoxStyle(style) },
    .modifier(
      "disclosureGroupStyle",
      Parameter<any DisclosureGroupStyle>.controlStyle("DisclosureGroupStyle") {
        DeclaredDisclosureGroupStyle(style: $0)
      }
    ) { (view: any View, style: any DisclosureGroupStyle) in view.disclosureGroupStyle(style) },
    .modifier(
      "menuStyle",
      Parameter<any MenuStyle>.controlStyle("MenuStyle") { DeclaredMenuStyle(style: $0) }
    ) { (view: any View, style: any MenuStyle) in view.menuStyle(style) },
    .modifier(
      "controlGroupStyle",
      Parameter<any ControlGroupStyle>.controlStyle("ControlGroupStyle") {
        DeclaredControlGroupStyle(style: $0)
      }
    ) { (view: any View, style: any ControlGroupStyle) in view.controlGroupStyle(style) },
  ]

  private static let modifiersOfFixedStyles: [LibraryEntry] = [
    .modifier(
      "textFieldStyle",
      Parameter<any TextFieldStyle>.controlStyle("TextFieldStyle") {
        DeclaredTextFieldStyle(style: $0)
      }
    ) { (view: any View, style: any TextFieldStyle) in view.textFieldStyle(style) },
    .modifier("pickerStyle", Parameter<any PickerStyle>.controlStyle("PickerStyle")) {
      (view: any View, style: any PickerStyle) in view.pickerStyle(style)
    },
    .modifier(
      "datePickerStyle",
      Parameter<any DatePickerStyle>.controlStyle("DatePickerStyle") {
        DeclaredDatePickerStyle(style: $0)
      }
    ) { (view: any View, style: any DatePickerStyle) in view.datePickerStyle(style) },
    .modifier("listStyle", Parameter<any ListStyle>.controlStyle("ListStyle")) {
      (view: any View, style: any ListStyle) in view.listStyle(style)
    },
    .modifier("formStyle", Parameter<any FormStyle>.controlStyle("FormStyle")) {
      (view: any View, style: any FormStyle) in view.formStyle(style)
    },
    .modifier("tabViewStyle", Parameter<any TabViewStyle>.controlStyle("TabViewStyle")) {
      (view: any View, style: any TabViewStyle) in view.tabViewStyle(style)
    },
  ]

  private static let buttonStyles =
    LibraryType.styles(
      "PrimitiveButtonStyle",
      [
        BuiltInStyle("automatic") { DefaultButtonStyle() },
        BuiltInStyle("borderless") { BorderlessButtonStyle() },
        BuiltInStyle("plain") { PlainButtonStyle() },
        BuiltInStyle("bordered") { BorderedButtonStyle() },
        BuiltInStyle("borderedProminent") { BorderedProminentButtonStyle() },
        BuiltInStyle("glass") { GlassButtonStyle() },
        BuiltInStyle("glassProminent") { GlassProminentButtonStyle() },
      ]
    ) + [LibraryType("ButtonStyle")]

  private static let tint = Parameter<Color>("tint")

  private static let toggleStyles =
    LibraryType.styles(
      "ToggleStyle",
      [
        BuiltInStyle("automatic") { DefaultToggleStyle() },
        BuiltInStyle("switch") { SwitchToggleStyle() },
        BuiltInStyle("button") { ButtonToggleStyle() },
      ]
    ) + [
      LibraryType("SwitchToggleStyle", [.initializer(tint) { SwitchToggleStyle(tint: $0) }])
    ]

  private static let labelStyles =
    LibraryType.styles(
      "LabelStyle",
      [
        BuiltInStyle("automatic") { DefaultLabelStyle() },
        BuiltInStyle("titleAndIcon") { TitleAndIconLabelStyle() },
        BuiltInStyle("titleOnly") { TitleOnlyLabelStyle() },
        BuiltInStyle("iconOnly") { IconOnlyLabelStyle() },
      ]
    )
    + LibraryType.styles(
      "LabeledContentStyle",
      [BuiltInStyle("automatic") { AutomaticLabeledContentStyle() }]
    )
    + LibraryType.styles(
      "GroupBoxStyle",
      [BuiltInStyle("automatic") { DefaultGroupBoxStyle() }]
    )
    + LibraryType.styles(
      "DisclosureGroupStyle",
      [BuiltInStyle("automatic") { AutomaticDisclosureGroupStyle() }]
    )
    + LibraryType.styles(
      "MenuStyle",
      [
        BuiltInStyle("automatic") { DefaultMenuStyle() },
        BuiltInStyle("button") { ButtonMenuStyle() },
        BuiltInStyle("borderlessButton") { BorderlessButtonMenuStyle() },
      ]
    )
    + LibraryType.styles(
      "ControlGroupStyle",
      ["automatic", "navigation", "compactMenu", "menu", "palette"].map {
        BuiltInStyle($0) { AutomaticControlGroupStyle() }
      }
    )

  private static let progressStyles =
    LibraryType.styles(
      "ProgressViewStyle",
      [
        BuiltInStyle("automatic") { DefaultProgressViewStyle() },
        BuiltInStyle("linear") { LinearProgressViewStyle() },
        BuiltInStyle("circular") { CircularProgressViewStyle() },
      ]
    )
    + [
      LibraryType(
        "LinearProgressViewStyle",
        [.initializer(tint) { LinearProgressViewStyle(tint: $0) }]
      ),
      LibraryType(
        "CircularProgressViewStyle",
        [.initializer(tint) { CircularProgressViewStyle(tint: $0) }]
      ),
    ]
    + LibraryType.styles(
      "GaugeStyle",
      [
        BuiltInStyle("automatic") { DefaultGaugeStyle() },
        BuiltInStyle("linearCapacity") { LinearCapacityGaugeStyle() },
        BuiltInStyle("accessoryLinear") { AccessoryLinearGaugeStyle() },
        BuiltInStyle("accessoryLinearCapacity") { AccessoryLinearGaugeStyle() },
        BuiltInStyle("accessoryCircular") { AccessoryCircularGaugeStyle() },
        BuiltInStyle("accessoryCircularCapacity") { AccessoryCircularGaugeStyle() },
      ]
    )
}

extension SwitchToggleStyle: NativeValue {}
extension LinearProgressViewStyle: NativeValue {}
extension CircularProgressViewStyle: NativeValue {}
