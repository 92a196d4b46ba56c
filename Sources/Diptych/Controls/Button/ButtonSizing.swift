/// How much room a button with a box takes.
public enum ButtonSizing: Hashable, Sendable {
  /// As its place decides: what its label needs.
  case automatic
  /// What its label needs.
  case fitted
  /// The width that it is offered.
  case flexible
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How much room buttons with boxes take.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Decides how much room the buttons with boxes in the view take.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
