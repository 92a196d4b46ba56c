/// Words and buttons over the views of a canvas: an alert, or a choice at its lower edge.
///
/// Where there is much room, the system shows a choice as a popover without a way out; it is drawn
/// as elsewhere.
struct Dialog: View {
  enum Kind {
    /// A card in the middle.
    case alert
    /// Cards at the lower edge.
    case choice
  }

  let kind: Kind
  let title: (any View)?
  let message: any View
  let actions: any View

  var body: some View {
    ZStack(alignment: kind == .alert ? .center : .bottom) {
      Scrim()
      if kind == .alert {
        parts.frame(maxWidth: DialogMetrics.alertWidth)
      } else {
        parts.padding([.horizontal, .bottom], DialogMetrics.gap)
      }
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
    let members = DialogActions()
    let layout = DialogLayout(actions: members, setsCancelApart: kind == .choice)
    let box = LayoutBox(layout, scope.environment.notedDirection)
    tree.element(nil, rule: tree.rule(for: box), in: scope) { tree in
      var inside = scope.inside(stackAxis: nil)
      tree.lower(Unwritten(content: DialogCard()), in: inside)
      if kind == .choice { tree.lower(Unwritten(content: DialogCard()), in: inside) }
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
private struct DialogCard: View {
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
  func presenting(
    _ kind: Dialog.Kind,
    _ isPresented: Bool,
    title: (any View)?,
    message: @escaping () -> any View,
    actions: @escaping () -> any View
  ) -> some View {
    presenting(kind == .alert ? "Alert" : "ConfirmationDialog", isPresented) {
      Dialog(kind: kind, title: title, message: message(), actions: actions())
        .dialogEnvironment()
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
