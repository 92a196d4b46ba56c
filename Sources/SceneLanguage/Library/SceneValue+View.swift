internal import Diptych
internal import LayoutEngine

extension SceneValue {
  /// A view that Diptych has made.
  static func view(_ view: any View) -> SceneValue {
    .native(NativeBox(view, type: .view, nature: .view(view)))
  }

  /// The value as a view, or `nil` when it is none.
  func view(in evaluation: Evaluation) -> (any View)? {
    switch self {
    case .native(let box): box.view(in: evaluation)
    case .structure(let value): SceneView.make(value, in: evaluation)
    case .null: EmptyView()
    case .slice(let slice): ViewList(slice.elements.compactMap { $0.view(in: evaluation) })
    case .enumeration(let value):
      SceneView.make(self, of: value.declaration, in: evaluation)
    default: nil
    }
  }

  /// The value as a view.
  func view(for call: LibraryCall) throws -> any View {
    guard let view = view(in: call.evaluation) else {
      throw SceneStop(.valueMismatch("\(type)", expected: "View"), at: call.span)
    }
    return view
  }
}

extension SceneValue {
  /// The value of a call, with the place where its view is made: that of the call, or of the view
  /// that the call changes.
  ///
  /// - Throws: A ``SceneStop`` when the view lies around too many others.
  func located(
    _ span: SourceSpan?,
    _ receiver: SceneValue,
    around arguments: [SceneValue]
  ) throws -> SceneValue {
    guard case .native(let box) = self, box.span == nil, box.isView else { return self }
    box.depth = arguments.reduce(receiver.depth) { max($0, $1.depth) } + 1
    if box.depth > NativeBox.mostDepth {
      throw SceneStop(.viewsAroundViews(limit: NativeBox.mostDepth), at: span ?? box.span)
    }
    if let span {
      box.span = span
    } else if case .native(let other) = receiver {
      box.span = other.span
    }
    return self
  }

  /// How many views, itself among them, a view lies around, as far as modifiers put it there.
  private var depth: Int { if case .native(let box) = self { box.depth } else { 0 } }

  /// Keeps where the modifier is written that made this view.
  ///
  /// - Parameters:
  ///   - call: The whole call, from the beginning of the view that it changes.
  ///   - receiver: The view that it changes.
  func note(modifier call: SourceSpan, of receiver: SourceSpan) {
    guard case .native(let box) = self, box.modifier == nil, box.isView,
      receiver.file == call.file, receiver.end < call.end
    else { return }
    box.modifier = SourceSpan(file: call.file, start: receiver.end, end: call.end)
  }
}

extension NativeBox {
  /// The value as a view that tells its place in the source.
  func view(in evaluation: Evaluation) -> (any View)? {
    guard let view else { return nil }
    guard let span else { return view }
    let files = evaluation.program.files
    return view.sourcePosition(
      files[span.file].sourcePosition(at: span.start),
      modifiedAt: modifier.map { files[$0.file].sourcePosition(at: files[$0.file].name(in: $0)) }
    )
  }
}
