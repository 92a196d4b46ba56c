/// What stands where there is nothing to show: an icon, a title, a description, and buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ComposedView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Tells that there is nothing to show.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts one above the other, in the middle of what is offered.
  public var body: some View {
    VStack {
      label.labelStyle(UnavailableLabelStyle()).font(.title2).bold()
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == Diptych.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Tells that there is nothing to show.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      Diptych.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == Diptych.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Tells that a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Tells that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
