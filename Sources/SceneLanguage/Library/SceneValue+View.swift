internal import Diptych
internal import LayoutEngine

extension SceneValue {
  /// A view that Diptych has made.
  static func view(_ view: any View) -> SceneValue {
    .native(NativeBox(view, type: .view))
  }

  /// The value as a view, or `nil` when it is none.
  func view(in evaluation: Evaluation) -> (any View)? {
    switch self {
    case .native(let box): box.view(in: evaluation)
    case .structure(let value): SceneView.make(value, in: evaluation)
    case .null: EmptyView()
    case .object, .enumeration: nil
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
  func located(_ span: SourceSpan?, _ receiver: SceneValue) -> SceneValue {
    guard case .native(let box) = self, box.span == nil, box.isView else { return self }
    if let span {
      box.span = span
    } else if case .native(let other) = receiver {
      box.span = other.span
    }
    return self
  }
}

extension NativeBox {
  /// The value as a view that tells its place in the source.
  func view(in evaluation: Evaluation) -> (any View)? {
    guard let view = value as? any View else { return nil }
    guard let span else { return view }
    let position = evaluation.program.files[span.file].position(at: span.start)
    return view.sourcePosition(
      SourcePosition(
        file: Int32(span.file),
        line: Int32(position.line),
        column: Int32(position.column)
      )
    )
  }

  var isView: Bool { value is any View }
}
