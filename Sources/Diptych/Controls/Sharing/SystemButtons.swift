/// A button that begins and ends the editing of a list; a picture shows it before.
public struct EditButton: ComposedView {
  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some View { Button("Edit") {} }
}

/// A button that lets what the view shows be renamed.
public struct RenameButton: ComposedView {
  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that takes what was copied.
public struct PasteButton: ComposedView {
  package init() {}

  /// Creates a button that hands on what was copied, which a picture never does.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

  /// The button.
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}
