/// Words and buttons over the views of a canvas: an alert, or a choice at its lower edge.
struct Dialog: ComposedView {
  enum Kind {
    /// A card in the middle.
    case alert
    /// Cards at the lower edge.
    case choice
    /// What stands in a popover, outside of which a touch is the way out.
    case list

    /// The number of cards that the dialog brings with it.
    var cards: Int {
      switch self {
      case .alert: 1
      case .choice: 2
      case .list: 0
      }
    }
  }

  let kind: Kind
  let title: (any View)?
  let message: any View
  let actions: any View

  var body: some View {
    switch kind {
    case .alert:
      ZStack {
        Scrim()
        parts.frame(maxWidth: DialogMetrics.alertWidth)
      }
    case .choice:
      ZStack(alignment: .bottom) {
        Scrim()
        parts.padding([.horizontal, .bottom], DialogMetrics.gap)
      }
    case .list:
      parts.frame(width: DialogMetrics.listWidth)
    }
  }

  private var parts: some View {
    DialogParts(kind: kind, words: words, actions: actions)
  }

  private var words: some View {
    VStack(spacing: 4) {
      if let title { AnyView(any: title).font(.headline) }
      Written(content: AnyView(any: message)).font(.footnote)
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(DialogMetrics.insets)
    .frame(maxWidth: .infinity)
  }
}

/// The cards of a dialog with all that stands on them.
private struct DialogParts<Words: View>: PrimitiveView {
  let kind: Dialog.Kind
  let words: Words
  let actions: any View

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let members = DialogActions(leavesCancelOut: kind == .list)
    let layout = DialogLayout(actions: members, kind: kind)
    let box = LayoutBox(layout, scope.environment.notedDirection)
    tree.element(nil, rule: tree.rule(for: box), in: scope) { tree in
      var inside = scope.inside(stackAxis: nil)
      for _ in 0..<kind.cards { tree.lower(Unwritten(content: DialogCard()), in: inside) }
      tree.single(words, container: .zStack(tree.pair(.center)), in: inside)
      inside.modifiers = members.modifiers
      inside.surroundings.styles.textField = RoundedBorderTextFieldStyle()
      inside.surroundings.styles.button = DialogButtonStyle(
        actions: members,
        height: kind == .alert ? DialogMetrics.alertButtonHeight : DialogMetrics.choiceButtonHeight
      )
      tree.lower(Written(content: AnyView(any: actions)), in: inside)
      tree.lower(Unwritten(content: addedButton(to: members)), in: inside)
      inside.modifiers = nil
      let lines =
        members.buttons(areCancelling: false)
        + (kind == .alert ? members.buttons(areCancelling: true) : [])
      for _ in lines {
        tree.lower(Unwritten(content: Color.secondary), in: inside)
      }
    }
  }

  /// The way out that the system adds where a scene has none.
  @ViewBuilder private func addedButton(to members: DialogActions) -> some View {
    let others = members.buttons(areCancelling: false)
    let cancelling = members.buttons(areCancelling: true)
    if kind == .choice && cancelling.isEmpty {
      Button("Cancel", role: .cancel) {}
    } else if kind == .alert && others.isEmpty && cancelling.isEmpty {
      Button("OK") {}
    }
  }
}

/// The ground of a dialog.
private struct DialogCard: ComposedView {
  var body: some View {
    let card = RoundedRectangle(cornerRadius: DialogMetrics.cornerRadius)
    ZStack {
      card.fill(BackgroundStyle())
      card.stroke(SheetMetrics.line)
    }
  }
}

extension View {
  /// Lays a dialog over the whole canvas while a value says so.
  func presentingAlert(
    _ isPresented: Bool,
    title: any View,
    message: @escaping () -> any View,
    actions: @escaping () -> any View
  ) -> some View {
    presenting("Alert", isPresented) {
      Dialog(kind: .alert, title: title, message: message(), actions: actions())
        .dialogEnvironment()
    }
  }

  /// Lays a choice over the whole canvas while a value says so; on a tablet it is a popover.
  func presentingChoice(
    _ isPresented: Bool,
    title: (any View)?,
    message: @escaping () -> any View,
    actions: @escaping () -> any View
  ) -> some View {
    let anchor = FrameRecord()
    func dialog(_ kind: Dialog.Kind) -> some View {
      Dialog(kind: kind, title: title, message: message(), actions: actions())
        .dialogEnvironment()
    }
    return Presenter(
      content: self,
      name: "ConfirmationDialog",
      isPresented: isPresented,
      anchor: anchor
    ) {
      SizedPresentation {
        Popover(content: dialog(.list), anchor: anchor, edge: .top)
      } small: {
        dialog(.choice)
      }
    }
  }

  /// What texts around set does not reach a dialog's.
  private func dialogEnvironment() -> some View {
    transformEnvironment(\.self) { values in
      let language = values.pseudolanguage
      values.text = TextEnvironment()
      values.pseudolanguage = language
      values.foreground = Paint(.primary)
    }
  }
}
