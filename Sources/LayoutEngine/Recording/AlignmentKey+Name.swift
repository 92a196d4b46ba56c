extension AlignmentKey {
  /// The alignment's name as scenes write it; a scene's own have none that the engine knows.
  package var name: String {
    switch builtin {
    case .leading: "leading"
    case .horizontalCenter, .verticalCenter: "center"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case nil where self == HorizontalAlignment.listRowSeparatorLeading.key:
      "listRowSeparatorLeading"
    case nil where self == HorizontalAlignment.listRowSeparatorTrailing.key:
      "listRowSeparatorTrailing"
    case nil: "custom"
    }
  }
}
