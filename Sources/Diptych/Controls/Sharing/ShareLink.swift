/// A button that shares something, which a picture never does.
public struct ShareLink<Label: View>: ComposedView {
  private let label: Label

  /// Creates a button with a label.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Diptych.Label<Text, Image> {
  /// Creates a button with the system's words and symbol.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Creates a button with a title and the system's symbol.
  public init<Item>(
    _ title: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      Diptych.Label(title, systemImage: "square.and.arrow.up")
    }
  }
}
