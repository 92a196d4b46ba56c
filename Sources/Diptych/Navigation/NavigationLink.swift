/// A control that leads to another view, which a picture does not show.
///
/// In a list it ends with a chevron; elsewhere it is a button, which the style of buttons draws.
public struct NavigationLink<Label: View, Destination: View>: Control {
  private let label: any View

  init(writtenBySystem label: any View) {
    self.label = label
  }

  /// Creates a link with a label of views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(writtenBySystem: Written(content: label()))
  }

  /// Creates a link with a label of views, in the order of the first release.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(writtenBySystem: Written(content: label()))
  }

  var elementName: String { "NavigationLink" }

  func appearance(in scope: LoweringScope) -> some View {
    if scope.surroundings.isInList {
      HStack {
        StyleContent(label)
        Spacer()
        if let badge = takeBadge(in: scope) { badge.row }
        if scope.environment.navigationLinkIndicatorVisibility != .hidden {
          Image(systemName: "chevron.forward").foregroundStyle(HierarchicalShapeStyle.secondary)
        }
      }
    } else {
      Button<Label>(role: nil, writtenBySystem: label).appearance(in: scope)
    }
  }

  /// The mark of the row, which stands before the chevron.
  private func takeBadge(in scope: LoweringScope) -> Badge? {
    let badge = scope.membership.badge
    badge?.isTaken = true
    return badge
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(writtenBySystem: controlTitle(title))
  }

  /// Creates a link with a title, in the order of the first release.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a link with a title, in the order of the first release.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(writtenBySystem: controlTitle(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the view of a value, with a label of views.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(writtenBySystem: Written(content: label()))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the view of a value, with a title.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a link to the view of a value, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(writtenBySystem: controlTitle(title))
  }
}

private enum IndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether links in lists end with a chevron.
  var navigationLinkIndicatorVisibility: Visibility {
    get { self[IndicatorVisibilityKey.self] }
    set { self[IndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Decides whether links in lists end with a chevron.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
