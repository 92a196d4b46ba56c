/// The buttons and fields of a dialog while they are lowered, in the order of the scene.
final class DialogActions {
  enum Member {
    case button(ButtonRole?)
    /// A text field, or whatever else a scene puts among the buttons.
    case field
  }

  /// Whether buttons that cancel are not shown.
  let leavesCancelOut: Bool
  private(set) var members: [Member] = []
  private var roles: [ButtonRole?] = []
  /// How many of the roles belong to members so far.
  private var taken = 0

  init(leavesCancelOut: Bool) {
    self.leavesCancelOut = leavesCancelOut
  }

  /// Takes up a button of the dialog.
  fileprivate func append(_ role: ButtonRole?) { roles.append(role) }

  /// Tells the buttons from everything else, element by element.
  ///
  /// A button is drawn by its style before it becomes an element; what is drawn while the element
  /// takes up its content only stands somewhere inside of it.
  var modifiers: ModifierLink {
    ModifierLink(around: nil) { [self] tree, _, body in
      defer { taken = roles.count }
      let isButton = roles.count > taken
      if isButton, leavesCancelOut, roles[taken] == .cancel { return }
      members.append(isButton ? .button(roles[taken]) : .field)
      body(&tree)
    }
  }

  /// Which members are buttons; those that leave without a change are told apart.
  func buttons(areCancelling: Bool) -> [Int] {
    members.indices.filter {
      if case .button(let role) = members[$0] { (role == .cancel) == areCancelling } else { false }
    }
  }

  /// Which members are no buttons.
  var fields: [Int] {
    members.indices.filter { if case .field = members[$0] { true } else { false } }
  }
}

/// A button of a dialog: a line as wide as the dialog.
struct DialogButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  let actions: DialogActions
  /// The least height of the line, in points.
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    actions.append(configuration.role)
    return configuration.label
      .lineLimit(1)
      .font(configuration.role == .cancel ? .headline : .body)
      .foregroundStyle(ButtonPaint(role: configuration.role))
      .frame(maxWidth: .infinity, minHeight: height)
  }
}
