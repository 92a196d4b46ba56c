/// Whether the views around a list let people edit its rows.
public enum EditMode: Hashable, Sendable {
  /// Rows are shown, and not edited.
  case inactive
  /// One row is edited, as after a swipe.
  case transient
  /// All rows are edited.
  case active

  /// Whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static let defaultValue = EditMode.inactive
}

extension EnvironmentValues {
  /// Whether the rows of lists are edited.
  package var rowEditing: EditMode {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the rows of lists are edited; a picture changes nothing of it.
  public var editMode: Binding<EditMode>? {
    get { .constant(rowEditing) }
    set { rowEditing = newValue?.wrappedValue ?? .inactive }
  }
}

/// A row for each element of data that may change.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

extension MembershipChange: DynamicViewContent {}

extension DynamicViewContent {
  /// Lets rows be deleted; while a list is edited, each has a mark for it.
  public func onDelete<Offsets>(perform action: ((Offsets) -> Void)?) -> some DynamicViewContent {
    changingRow { $0.isDeletable = action != nil }
  }

  /// Lets rows be moved; while a list is edited, each has a handle for it.
  public func onMove<Offsets>(
    perform action: ((Offsets, Int) -> Void)?
  ) -> some DynamicViewContent {
    changingRow { $0.isMovable = action != nil }
  }
}

extension View {
  func changingRow(_ change: @escaping (inout ListRow) -> Void) -> MembershipChange<Self> {
    MembershipChange(content: self) { change(&$0.row) }
  }

  /// Lets rows be deleted and moved, as a list does of which it is told so.
  package func editableRows(isDeletable: Bool?, isMovable: Bool?) -> some View {
    changingRow { row in
      row.isDeletable = isDeletable ?? row.isDeletable
      row.isMovable = isMovable ?? row.isMovable
    }
  }

  /// Decides whether the view can be deleted from a list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    changingRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Decides whether the view can be moved in a list.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    changingRow { $0.isMoveDisabled = isDisabled }
  }
}
