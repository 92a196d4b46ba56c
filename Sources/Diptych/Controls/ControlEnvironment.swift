/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case mini
  /// A size between mini and regular.
  case small
  /// The default size.
  case regular
  /// A size for prominent controls.
  case large
  /// The largest size.
  case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show no labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in the view.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Hides or shows the labels of the controls in the view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}
