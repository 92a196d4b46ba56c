/// A control that does something when it is touched; a picture shows its label.
public struct Button<Label: View>: Control {
  private let role: ButtonRole?
  private let label: any View

  init(role: ButtonRole?, writtenBySystem label: any View) {
    self.role = role
    self.label = label
  }

  var elementName: String { "Button" }

  func appearance(in scope: LoweringScope) -> some View {
    PlainlySpaced {
      styled(by: scope.surroundings.styles.button)
    }
  }

  private func styled(by style: some PrimitiveButtonStyle) -> StyleBody {
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: StyleContent(label))
    guard let looks = style as? any ButtonLooks else {
      return StyleBody(style.makeBody(configuration: configuration), by: style) {
        $0.$button.leave()
      }
    }
    return StyleBody(style.makeBody(configuration: configuration), by: looks.looks) {
      $0.$button.leave()
    }
  }
}

/// A style of whole buttons that stands for one of looks alone.
protocol ButtonLooks {
  var looks: Any { get }
}

extension PlainInteraction: ButtonLooks {
  var looks: Any { style }
}

extension Button {
  /// Creates a button with a label of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, writtenBySystem: Written(content: label()))
  }

  /// Creates a button with a role and a label of views.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, writtenBySystem: Written(content: label()))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(role: nil, writtenBySystem: controlTitle(title))
  }

  /// Creates a button with a role and a title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a button with a role and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, writtenBySystem: controlTitle(title))
  }
}

extension Button where Label == Diptych.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    let label = Diptych.Label(titleKey, systemImage: systemImage)
    self.init(role: role, writtenBySystem: Unwritten(content: label))
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    let label = Diptych.Label(title, systemImage: systemImage)
    self.init(role: role, writtenBySystem: Unwritten(content: label))
  }
}

extension Button where Label == Diptych.Label<Text, Image> {
  /// Creates a button with the title and the symbol that stand for a role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    let label = Diptych.Label(role.title, systemImage: role.symbol)
    self.init(role: role, writtenBySystem: Unwritten(content: label))
  }
}

extension ButtonRole {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .destructive: "trash"
    case .confirm: "checkmark"
    default: "xmark"
    }
  }
}

extension Button where Label == StyleContent {
  /// Creates the button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, writtenBySystem: configuration.label)
  }
}
